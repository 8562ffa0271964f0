import { Anchor, Button, Divider, Stack, Text, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router'
import { PasswordField } from '#renderer/components/password-field.tsx'
import { AuthCard } from '#renderer/features/auth/auth-card.tsx'
import { ForgotPassword } from '#renderer/features/auth/forgot-password.tsx'
import { GoogleSignIn } from '#renderer/features/auth/google-sign-in.tsx'
import { GuestDoor } from '#renderer/features/auth/guest-door.tsx'
import { GuestForm } from '#renderer/features/auth/guest-form.tsx'
import { PlayHere } from '#renderer/features/auth/play-here.tsx'
import { SignInFailure } from '#renderer/features/auth/sign-in-failure.tsx'
import { useAuthForm } from '#renderer/features/auth/use-auth-form.ts'
import { useServerVersion } from '#renderer/hooks/use-server-version.ts'
import { placeAfterLogin } from '#renderer/lib/place-after-login.ts'
import { platform } from '#renderer/platform/platform.ts'
import { logIn } from '#renderer/session/sign-in.ts'
import { loginBody } from '#shared/schemas/auth.ts'

/** `/login#guest` is for those who want no account, where guests are welcome. */
export function LoginPage() {
  const wantsNone = useLocation().hash === '#guest'
  const guests = useServerVersion()?.guests
  return wantsNone && guests !== false ? <GuestDoor /> : <SignIn guests={guests ?? false} />
}

function SignIn({ guests }: { guests: boolean }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { element, isSending, fieldProps, submit } = useAuthForm(
    loginBody,
    { username: '', password: '' },
    async (typed) => {
      await logIn(typed)
      await navigate(placeAfterLogin(search))
    },
    // It does not say which of the two was wrong, so that it discloses no accounts.
    () => undefined,
  )
  return (
    <AuthCard title={t('auth.login.title')}>
      <form ref={element} onSubmit={submit} noValidate>
        <Stack gap="md" mt="lg">
          <SignInFailure />
          <TextInput
            size="md"
            label={t('auth.fields.username')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            withAsterisk={false}
            {...fieldProps('username')}
          />
          <PasswordField
            label={t('auth.fields.password')}
            autoComplete="current-password"
            required
            withAsterisk={false}
            {...fieldProps('password')}
          />
          <Button type="submit" size="md" loading={isSending} fullWidth>
            {t('auth.login.submit')}
          </Button>
          <ForgotPassword>
            {(open) => (
              <Anchor component="button" type="button" onClick={open} style={{ alignSelf: 'flex-start' }}>
                {t('auth.login.forgot')}
              </Anchor>
            )}
          </ForgotPassword>
          <GoogleSignIn />
          <Text>
            {t('auth.login.noAccount')}{' '}
            <Anchor component={Link} to="/register">
              {t('auth.login.register')}
            </Anchor>
          </Text>
        </Stack>
      </form>
      {guests && (
        <>
          <Divider my="md" label={t('guest.play.otherwise')} />
          <GuestForm to="/lobby" />
        </>
      )}
      {platform.isNative && <PlayHere />}
    </AuthCard>
  )
}
