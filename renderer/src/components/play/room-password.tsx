import { Button, Stack } from '@mantine/core'
import { type SyntheticEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PasswordField } from '#renderer/components/password-field.tsx'

interface RoomPasswordProps {
  /** Why the last password was refused. */
  error: string | null
  onEnter: (password: string) => void
}

/** Asks for the password of a room that was opened by its address. */
export function RoomPassword({ error, onEnter }: RoomPasswordProps) {
  const { t } = useTranslation()
  const [password, setPassword] = useState('')
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (password !== '') onEnter(password)
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="md" ta="start" w="min(22rem, 80vw)">
        <PasswordField
          label={t('lobby.code.passwordLabel')}
          value={password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          error={error}
          autoComplete="off"
          autoFocus
        />
        <Button type="submit" size="md">
          {t('lobby.password.enter')}
        </Button>
      </Stack>
    </form>
  )
}
