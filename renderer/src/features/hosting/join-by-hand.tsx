import { Button, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/features/hosting/join-by-hand.module.css'
import { useByHand } from '#renderer/features/hosting/use-by-hand.ts'
import { useFocusOnError } from '#renderer/hooks/use-focus-on-error.ts'
import { inviteCodeIn } from '#renderer/lib/invite-code.ts'
import type { DesktopApi } from '#shared/desktop/desktop-api.ts'

/** By the address or the code that the host's screen shows. */
export function JoinByHand({ desktop }: { desktop: DesktopApi }) {
  const { t } = useTranslation()
  const { address, code } = useByHand(desktop)
  const addressForm = useFocusOnError(address.error, address.isAsking)
  const codeForm = useFocusOnError(code.error, code.isAsking)
  return (
    <section className={classes.ways} aria-labelledby="by-hand-title">
      <h2 id="by-hand-title" className={classes.title}>
        {t('hosting.join.orElse')}
      </h2>
      <form ref={addressForm} onSubmit={address.submit} noValidate aria-label={t('hosting.join.byAddress')}>
        <TextInput
          size="md"
          label={t('hosting.join.address')}
          description={t('hosting.join.addressHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={address.typed}
          onChange={(event) => address.type(event.currentTarget.value)}
          error={address.error}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" variant="default" mt="xs" fullWidth aria-disabled={address.isAsking}>
          {address.isAsking ? t('hosting.join.asking') : t('hosting.join.byAddress')}
        </Button>
      </form>
      <form ref={codeForm} onSubmit={code.submit} noValidate aria-label={t('hosting.join.byCode')}>
        <TextInput
          size="md"
          classNames={{ input: classes.code ?? '' }}
          label={t('hosting.join.code')}
          description={t('hosting.join.codeHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={code.typed}
          onChange={(event) => code.type(inviteCodeIn(event.currentTarget.value).slice(0, 12))}
          error={code.error}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" variant="default" mt="xs" fullWidth aria-disabled={code.isAsking}>
          {code.isAsking ? t('hosting.join.asking') : t('hosting.join.byCode')}
        </Button>
      </form>
    </section>
  )
}
