import { Alert, Anchor, Button, Stack, Text, TextInput } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { Checklist } from '#renderer/components/checklist.tsx'
import { NewPasswordFields } from '#renderer/components/new-password-fields.tsx'
import { AuthCard } from '#renderer/features/auth/auth-card.tsx'
import { GoogleSignIn } from '#renderer/features/auth/google-sign-in.tsx'
import { registerFieldOf, usernameDemands } from '#renderer/features/auth/register-fields.ts'
import { useAuthForm } from '#renderer/features/auth/use-auth-form.ts'
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
  const username = usernameDemands(values.username)
  return (
    <AuthCard title={t('auth.register.title')} lead={t('auth.register.lead')}>
      <form ref={element} onSubmit={submit} noValidate>
        <Stack gap="sm" mt="md">
          {failure !== null && !hasErrors && (
            <Alert color="red" variant="outline" icon={<IconAlertTriangle aria-hidden />} role="alert">
              {failure}
            </Alert>
          )}
          <TextInput
            size="md"
            label={t('auth.fields.username')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...fieldProps('username')}
          />
          <Checklist
            id="username-demands"
            title={t('auth.checklist.username')}
            demands={[
              { text: t('auth.checklist.usernameLength'), met: username.length },
              { text: t('auth.checklist.usernameCharacters'), met: username.characters },
            ]}
          />
          <TextInput
            size="md"
            type="email"
            label={t('auth.fields.email')}
            autoComplete="email"
            {...fieldProps('email')}
          />
          <NewPasswordFields
            label={t('auth.fields.password')}
            typed={values.password}
            password={fieldProps('password')}
            repeated={fieldProps('confirmPassword')}
          />
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
