import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Checklist } from '#renderer/components/checklist.tsx'
import { NewPasswordFields } from '#renderer/components/new-password-fields.tsx'
import type { useCheckedForm } from '#renderer/hooks/use-checked-form.ts'
import { type RegisterField, usernameDemands } from '#renderer/lib/register-fields.ts'

type NewAccountForm = ReturnType<typeof useCheckedForm<Record<RegisterField, string>>>

/** What a new account needs: name, address and password. */
export function NewAccountFields({ values, fieldProps }: Pick<NewAccountForm, 'values' | 'fieldProps'>) {
  const { t } = useTranslation()
  const username = usernameDemands(values.username)
  return (
    <>
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
    </>
  )
}
