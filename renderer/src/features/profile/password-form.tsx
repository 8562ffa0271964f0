import { Button, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { FormAlert } from '#renderer/components/form-alert.tsx'
import { NewPasswordFields } from '#renderer/components/new-password-fields.tsx'
import { PasswordField } from '#renderer/components/password-field.tsx'
import { useCheckedForm } from '#renderer/hooks/use-checked-form.ts'
import { fieldByCode } from '#renderer/lib/form-errors.ts'
import { newPasswordFields, samePasswords } from '#renderer/lib/repeated-password.ts'
import { toast } from '#renderer/lib/toast.ts'
import { changePassword } from '#renderer/session/account-changes.ts'
import { changePasswordBody } from '#shared/schemas/auth.ts'
import type { User } from '#shared/schemas/user.ts'

const { currentPassword } = changePasswordBody.shape
const passwordForm = z.object({ currentPassword, ...newPasswordFields }).check(samePasswords)
const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' }
const fieldOf = fieldByCode({ CURRENT_PASSWORD_INCORRECT: 'currentPassword' })

export function PasswordForm({ user }: { user: User }) {
  const { t } = useTranslation()
  const { values, element, failure, isSending, fieldProps, reset, submit } = useCheckedForm(
    passwordForm,
    EMPTY,
    async ({ currentPassword, newPassword }) => {
      await changePassword({ currentPassword, newPassword })
      reset()
      toast.apiSuccess(t('profile.password.done'))
    },
    fieldOf,
  )
  return (
    <form ref={element} onSubmit={submit} noValidate>
      <Stack gap="sm" maw={420}>
        <FormAlert failure={failure} />
        {/* Whose password it is, for those who keep it: password managers. */}
        <input type="text" autoComplete="username" value={user.username} readOnly hidden />
        <PasswordField
          label={t('profile.password.current')}
          autoComplete="current-password"
          {...fieldProps('currentPassword')}
        />
        <NewPasswordFields
          label={t('recovery.reset.password')}
          typed={values.newPassword}
          password={fieldProps('newPassword')}
          repeated={fieldProps('confirmPassword')}
        />
        <Button type="submit" loading={isSending} mt="xs" style={{ alignSelf: 'flex-start' }}>
          {t('profile.password.submit')}
        </Button>
      </Stack>
    </form>
  )
}
