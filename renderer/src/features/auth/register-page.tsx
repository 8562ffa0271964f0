import { Anchor, Button, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { NewAccountFields } from '#renderer/components/new-account-fields.tsx'
import { TurnedOff, useIsOff } from '#renderer/components/turned-off.tsx'
import { AuthCard } from '#renderer/features/auth/auth-card.tsx'
import { GoogleSignIn } from '#renderer/features/auth/google-sign-in.tsx'
import { LegalNote } from '#renderer/features/auth/legal-note.tsx'
import { SignInFailure } from '#renderer/features/auth/sign-in-failure.tsx'
import { useAuthForm } from '#renderer/features/auth/use-auth-form.ts'
import { registerFieldOf } from '#renderer/lib/register-fields.ts'
import { register } from '#renderer/session/sign-in.ts'
import { SIGN_UP_GIFT } from '#shared/constants/wallet.ts'
import { registerBody } from '#shared/schemas/auth.ts'

const EMPTY = { username: '', email: '', password: '', confirmPassword: '' }

export function RegisterPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isOff = useIsOff('registrations')
  const { values, hasErrors, element, isSending, fieldProps, submit } = useAuthForm(
    registerBody,
    EMPTY,
    async (typed) => {
      await register(typed)
      await navigate('/select-language')
    },
    registerFieldOf,
  )
  return (
    <AuthCard title={t('auth.register.title')} lead={t('auth.register.lead', SIGN_UP_GIFT)}>
      <form ref={element} onSubmit={submit} noValidate>
        <Stack gap="sm" mt="md">
          {!hasErrors && <SignInFailure />}
          <TurnedOff part="registrations" />
          {!isOff && (
            <>
              <NewAccountFields values={values} fieldProps={fieldProps} />
              <Button type="submit" size="md" loading={isSending} fullWidth mt="xs">
                {t('auth.register.submit')}
              </Button>
              <LegalNote />
              <GoogleSignIn />
            </>
          )}
          <Text>
            {t('auth.register.haveAccount')}{' '}
            <Anchor component={Link} to="/login">
              {t('auth.register.login')}
            </Anchor>
          </Text>
        </Stack>
      </form>
    </AuthCard>
  )
}
