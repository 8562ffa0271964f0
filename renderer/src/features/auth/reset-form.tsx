import { Button, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { z } from 'zod/mini'
import { FormAlert } from '#renderer/components/form-alert.tsx'
import { NewPasswordFields } from '#renderer/components/new-password-fields.tsx'
import { useCheckedForm } from '#renderer/hooks/use-checked-form.ts'
import { ApiError } from '#renderer/lib/api-error.ts'
import { api } from '#renderer/lib/http-client.ts'
import { newPasswordFields, samePasswords } from '#renderer/lib/repeated-password.ts'
import { toast } from '#renderer/lib/toast.ts'

const resetForm = z.object(newPasswordFields).check(samePasswords)

interface ResetFormProps {
  token: string
  /** The link was used before, or is too old. */
  onDead: () => void
}

export function ResetForm({ token, onDead }: ResetFormProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { values, element, failure, isSending, fieldProps, submit } = useCheckedForm(
    resetForm,
    { newPassword: '', confirmPassword: '' },
    async ({ newPassword }) => {
      try {
        await api.post('/auth/reset-password', { body: { token, newPassword } })
      } catch (error) {
        if (error instanceof ApiError && error.code === 'INVALID_OR_EXPIRED_RESET_TOKEN') return onDead()
        throw error
      }
      await navigate('/login', { replace: true })
      toast.apiSuccess(t('recovery.reset.done'))
    },
    () => undefined,
  )
  return (
    <form ref={element} onSubmit={submit} noValidate>
      <Stack gap="sm" mt="md">
        <FormAlert failure={failure} />
        <NewPasswordFields
          label={t('recovery.reset.password')}
          typed={values.newPassword}
          password={fieldProps('newPassword')}
          repeated={fieldProps('confirmPassword')}
        />
        <Button type="submit" size="md" loading={isSending} fullWidth mt="xs">
          {t('recovery.reset.submit')}
        </Button>
      </Stack>
    </form>
  )
}
