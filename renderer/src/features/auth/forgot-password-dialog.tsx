import { Button, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#renderer/components/form-alert.tsx'
import { ModalDialog } from '#renderer/components/modal-dialog.tsx'
import { useCheckedForm } from '#renderer/hooks/use-checked-form.ts'
import { announce } from '#renderer/lib/announcer.ts'
import { api } from '#renderer/lib/http-client.ts'
import { requestPasswordResetBody } from '#shared/schemas/auth.ts'

interface ForgotPasswordDialogProps {
  opened: boolean
  onClose: () => void
}

/** Asks for an address. The answer is the same whether or not an account has it, so that it discloses no accounts. */
export function ForgotPasswordDialog({ opened, onClose }: ForgotPasswordDialogProps) {
  const { t } = useTranslation()
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <ModalDialog
      opened={opened}
      onClose={onClose}
      title={t(sentTo === null ? 'recovery.forgot.title' : 'recovery.forgot.sentTitle')}
    >
      {sentTo === null ? (
        <AddressForm onSent={setSentTo} />
      ) : (
        <Sent to={sentTo} onAnother={() => setSentTo(null)} onClose={onClose} />
      )}
    </ModalDialog>
  )
}

function AddressForm({ onSent }: { onSent: (to: string) => void }) {
  const { t } = useTranslation()
  const { element, failure, isSending, fieldProps, submit } = useCheckedForm(
    requestPasswordResetBody,
    { email: '' },
    async ({ email }) => {
      await api.post('/auth/request-password-reset', { body: { email } })
      announce(t('recovery.forgot.sent', { email }))
      onSent(email)
    },
    () => undefined,
  )
  return (
    <form ref={element} onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text>{t('recovery.forgot.lead')}</Text>
        <FormAlert failure={failure} />
        <TextInput
          data-autofocus
          size="md"
          type="email"
          label={t('auth.fields.email')}
          autoComplete="email"
          {...fieldProps('email')}
        />
        <Button type="submit" size="md" loading={isSending}>
          {t('recovery.forgot.submit')}
        </Button>
      </Stack>
    </form>
  )
}

interface SentProps {
  to: string
  onAnother: () => void
  onClose: () => void
}

function Sent({ to, onAnother, onClose }: SentProps) {
  const { t } = useTranslation()
  return (
    <Stack gap="md">
      <Text>{t('recovery.forgot.sent', { email: to })}</Text>
      <Text c="dimmed">{t('recovery.forgot.sentHint')}</Text>
      {/* The button that had the focus is gone with the form. */}
      <Button size="md" onClick={onClose} autoFocus>
        {t('common.actions.close')}
      </Button>
      <Button variant="subtle" onClick={onAnother}>
        {t('recovery.forgot.another')}
      </Button>
    </Stack>
  )
}
