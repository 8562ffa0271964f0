import type { PasswordInputProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Checklist } from '#renderer/components/checklist.tsx'
import { PasswordField } from '#renderer/components/password-field.tsx'
import { PASSWORD_MIN } from '#shared/constants/limits.ts'

interface NewPasswordFieldsProps {
  label: string
  /** What is typed so far. */
  typed: string
  password: PasswordInputProps
  repeated: PasswordInputProps
}

/** A password that is being chosen, what it needs, and once more against slips. */
export function NewPasswordFields({ label, typed, password, repeated }: NewPasswordFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <PasswordField label={label} autoComplete="new-password" {...password} />
      <Checklist
        id="password-demands"
        title={t('auth.checklist.password')}
        demands={[
          { text: t('auth.checklist.passwordLength'), met: typed.length >= PASSWORD_MIN },
          { text: t('auth.checklist.passwordUppercase'), met: /\p{Lu}/u.test(typed) },
          { text: t('auth.checklist.passwordNumber'), met: /\d/.test(typed) },
        ]}
      />
      <PasswordField label={t('auth.fields.confirmPassword')} autoComplete="new-password" {...repeated} />
    </>
  )
}
