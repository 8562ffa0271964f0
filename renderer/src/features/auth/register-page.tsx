import { Alert, Anchor, Button, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { NewAccountFields } from '#renderer/components/new-account-fields.tsx'
import { AuthCard } from '#renderer/features/auth/auth-card.tsx'
import { GoogleSignIn } from '#renderer/features/auth/google-sign-in.tsx'
import { useAuthForm } from '#renderer/features/auth/use-auth-form.ts'
import { registerFieldOf } from '#renderer/lib/register-fields.ts'
import { useSession } from '#renderer/session/session-store.ts'
import { register } from '#renderer/session/sign-in.ts'
import { registerBody } from '#shared/schemas/auth.ts'

const EMPTY = { username: '', email: '', password: '', confirmPassword: '' }

export function RegisterPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const failure = useSession((state) => state.authError)
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
    <AuthCard title={t('auth.register.title')} lead={t('auth.register.lead')}>
      <form ref={element} onSubmit={submit} noValidate>
        <Stack gap="sm" mt="md">
          {failure !== null && !hasErrors && (
            <Alert color="red" variant="outline" icon={<IconAlertTriangle aria-hidden />} role="alert">
              {failure}
            </Alert>
          )}
          <NewAccountFields values={values} fieldProps={fieldProps} />
          <Button type="submit" size="md" loading={isSending} fullWidth mt="xs">
            {t('auth.register.submit')}
          </Button>
          <GoogleSignIn />
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
