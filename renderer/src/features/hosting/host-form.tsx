import { Alert, Button, Stack, Text, TextInput } from '@mantine/core'
import { IconAlertTriangle, IconBroadcast } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PasswordField } from '#renderer/components/password-field.tsx'
import classes from '#renderer/features/hosting/host-form.module.css'
import { useHostForm } from '#renderer/features/hosting/use-host-form.ts'
import { focusFirstError } from '#renderer/lib/focus-first-error.ts'
import type { DesktopApi } from '#shared/desktop/desktop-api.ts'
import type { PartyEnd } from '#shared/desktop/party.ts'

interface HostFormProps {
  desktop: DesktopApi
  /** Why the last one is no more. */
  ended: PartyEnd | null
}

function endText({ reason, port }: PartyEnd, t: TFunction): string {
  return reason === 'timeout' || reason === 'crashed'
    ? t(`hosting.failed.${reason}`)
    : t(`lan.failures.${reason}`, { port })
}

/** Name, and whoever wants it a password and a port. */
export function HostForm({ desktop, ended }: HostFormProps) {
  const { t } = useTranslation()
  const element = useRef<HTMLFormElement>(null)
  const isOfPort = ended?.reason === 'port_taken' || ended?.reason === 'port_forbidden'
  const [showsMore, setShowsMore] = useState(isOfPort)
  const { values, errors, set, submit, refused } = useHostForm(desktop)

  useEffect(() => {
    if (refused > 0) focusFirstError(element.current)
  }, [refused])

  return (
    <form
      ref={element}
      className={classes.form}
      noValidate
      aria-label={t('hosting.tabs.host')}
      onSubmit={(event) => {
        event.preventDefault()
        if (!submit()) setShowsMore((shown) => shown || !values.port.match(/^\d+$/))
      }}
    >
      <Stack gap="md">
        {ended !== null && (
          <Alert color="red" variant="outline" icon={<IconAlertTriangle aria-hidden />} role="alert">
            {endText(ended, t)}
          </Alert>
        )}
        <TextInput
          size="md"
          label={t('hosting.form.name')}
          value={values.name}
          onChange={(event) => set('name', event.currentTarget.value)}
          error={errors.name}
          autoComplete="off"
        />
        <PasswordField
          label={t('hosting.form.password')}
          placeholder={t('hosting.form.passwordHint')}
          value={values.password}
          onChange={(event) => set('password', event.currentTarget.value)}
          autoComplete="off"
        />
        {showsMore || errors.port !== undefined ? (
          <TextInput
            size="md"
            label={t('hosting.form.port')}
            description={t('hosting.form.portHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            inputMode="numeric"
            value={values.port}
            onChange={(event) => set('port', event.currentTarget.value)}
            error={errors.port}
            autoComplete="off"
            autoFocus={isOfPort}
            maw={240}
          />
        ) : (
          <Button variant="subtle" className={classes.more ?? ''} onClick={() => setShowsMore(true)}>
            {t('hosting.form.more')}
          </Button>
        )}
        <div>
          <Button type="submit" size="lg" leftSection={<IconBroadcast size={22} aria-hidden />}>
            {t('hosting.form.start')}
          </Button>
          <Text c="dimmed" mt="sm">
            {t('hosting.form.first')}
          </Text>
        </div>
      </Stack>
    </form>
  )
}
