import { Button, Stack, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { z } from 'zod/mini'
import { PasswordField } from '#renderer/components/password-field.tsx'
import { useAuthForm } from '#renderer/features/auth/use-auth-form.ts'
import { fieldByCode } from '#renderer/lib/form-errors.ts'
import { usePreferences } from '#renderer/lib/preferences.ts'
import { useParty } from '#renderer/realtime/party/party-store.ts'
import { playAsGuest } from '#renderer/session/sign-in.ts'
import { nicknameSchema } from '#shared/schemas/guest.ts'

// Who was here before on this device needs no password: the host knows.
const partyForm = z.object({ nickname: nicknameSchema, password: z.string() })
const fieldOf = fieldByCode({
  USERNAME_ALREADY_TAKEN: 'nickname',
  USERNAME_RESERVED: 'nickname',
  OFFENSIVE_LANGUAGE: 'nickname',
  ROOM_REQUIRES_PASSWORD: 'password',
  INCORRECT_PASSWORD: 'password',
})

/** A nickname, and one plays. `wayIn` answers where the guest goes then. */
export function PartyForm({ wayIn }: { wayIn: () => Promise<string> }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const remembered = usePreferences(({ nickname }) => nickname)
  const needsPassword = useParty(({ party }) => party?.needsPassword ?? false)
  const { element, isSending, fieldProps, submit } = useAuthForm(
    partyForm,
    { nickname: remembered, password: '' },
    async ({ nickname, password }) => {
      await playAsGuest(nickname, password === '' ? undefined : password)
      await navigate(await wayIn(), { replace: true })
    },
    fieldOf,
  )
  return (
    <form ref={element} onSubmit={submit} noValidate aria-label={t('party.door.play')}>
      <Stack gap="md">
        <TextInput
          size="lg"
          label={t('party.door.nickname')}
          description={t('party.door.nicknameHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="nickname"
          spellCheck={false}
          {...fieldProps('nickname')}
        />
        {needsPassword && (
          <PasswordField
            size="lg"
            label={t('party.door.password')}
            description={t('party.door.passwordHint')}
            autoComplete="off"
            {...fieldProps('password')}
          />
        )}
        <Button type="submit" size="lg" loading={isSending} fullWidth>
          {t('party.door.play')}
        </Button>
      </Stack>
    </form>
  )
}
