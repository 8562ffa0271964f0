import { Button, Stack, Text } from '@mantine/core'
import { type SyntheticEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ModalDialog } from '#renderer/components/modal-dialog.tsx'
import { PasswordField } from '#renderer/components/password-field.tsx'
import { useFocusOnError } from '#renderer/hooks/use-focus-on-error.ts'

interface PasswordDialogProps {
  name: string
  error: string | null
  isJoining: boolean
  onEnter: (password: string) => void
  onClose: () => void
}

/** The second step of joining a locked room. */
export function PasswordDialog({ name, error, isJoining, onEnter, onClose }: PasswordDialogProps) {
  const { t } = useTranslation()
  const [password, setPassword] = useState('')
  const form = useFocusOnError(error, isJoining)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (password === '') form.current?.querySelector('input')?.focus()
    else onEnter(password)
  }
  return (
    <ModalDialog opened onClose={onClose} title={t('lobby.password.title')}>
      <form ref={form} onSubmit={submit}>
        <Stack gap="md">
          <Text>{t('lobby.password.body', { name })}</Text>
          <PasswordField
            data-autofocus
            label={t('lobby.password.label')}
            value={password}
            onChange={({ currentTarget }) => setPassword(currentTarget.value)}
            error={error}
            autoComplete="off"
          />
          <Button type="submit" loading={isJoining}>
            {t('lobby.password.enter')}
          </Button>
        </Stack>
      </form>
    </ModalDialog>
  )
}
