import { Button, Stack, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { z } from 'zod/mini'
import { useAuthForm } from '#renderer/features/auth/use-auth-form.ts'
import { fieldByCode } from '#renderer/lib/form-errors.ts'
import { usePreferences } from '#renderer/lib/preferences.ts'
import { playAsGuest } from '#renderer/session/sign-in.ts'
import { nicknameSchema } from '#shared/schemas/guest.ts'

const guestForm = z.object({ nickname: nicknameSchema })
const fieldOf = fieldByCode({ USERNAME_RESERVED: 'nickname', OFFENSIVE_LANGUAGE: 'nickname' })

interface GuestFormProps {
  /** Where the guest goes then. */
  to: string
  /** Whether it is the first thing to do on its page. */
  primary?: boolean
}

/** A nickname, and one plays. */
export function GuestForm({ to, primary = false }: GuestFormProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const remembered = usePreferences(({ nickname }) => nickname)
  const { element, isSending, fieldProps, submit } = useAuthForm(
    guestForm,
    { nickname: remembered },
    async ({ nickname }) => {
      await playAsGuest(nickname)
      await navigate(to, { replace: true })
    },
    fieldOf,
  )
  const nicknameProps = fieldProps('nickname')
  return (
    <form ref={element} onSubmit={submit} noValidate aria-label={t('guest.play.title')}>
      <Stack gap="sm">
        <TextInput
          size="md"
          label={t('guest.play.nickname')}
          description={nicknameProps.error ? undefined : t('guest.play.hint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="nickname"
          spellCheck={false}
          {...nicknameProps}
        />
        <Button
          type="submit"
          size="md"
          variant={primary ? 'filled' : 'default'}
          loading={isSending}
          fullWidth
        >
          {t('guest.play.submit')}
        </Button>
      </Stack>
    </form>
  )
}
