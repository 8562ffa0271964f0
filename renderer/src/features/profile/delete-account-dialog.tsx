import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { FormAlert } from '#renderer/components/form-alert.tsx'
import { ModalDialog } from '#renderer/components/modal-dialog.tsx'
import { PasswordField } from '#renderer/components/password-field.tsx'
import { useCheckedForm } from '#renderer/hooks/use-checked-form.ts'
import { fieldByCode } from '#renderer/lib/form-errors.ts'
import { hasAccount } from '#renderer/session/account.ts'
import { deleteAccount } from '#renderer/session/account-changes.ts'
import { validation } from '#shared/i18n/en/validation.ts'
import { changePasswordBody } from '#shared/schemas/auth.ts'
import type { User } from '#shared/schemas/user.ts'

interface DeleteAccountDialogProps {
  user: User
  opened: boolean
  onClose: () => void
}

const fieldOf = fieldByCode({ CURRENT_PASSWORD_INCORRECT: 'password' })

/** A Google account has no password, nor has a guest: only the name is asked for. */
const hasPassword = (user: User): boolean => hasAccount(user) && !user.isGoogleUser

const deletionForm = (user: User) =>
  z.object({
    password: hasPassword(user) ? changePasswordBody.shape.currentPassword : z.string(),
    typed: z.string().check(
      z.refine((typed) => typed.trim().toLowerCase() === user.username.toLowerCase(), {
        error: validation.usernameDiffers,
      }),
    ),
  })

/** Twice asked, for it cannot be taken back: the name by hand, and the password. */
export function DeleteAccountDialog({ user, opened, onClose }: DeleteAccountDialogProps) {
  const { t } = useTranslation()
  const { element, failure, isSending, fieldProps, submit } = useCheckedForm(
    deletionForm(user),
    { typed: '', password: '' },
    ({ password }) => deleteAccount(hasPassword(user) ? password : undefined),
    fieldOf,
  )
  return (
    <ModalDialog opened={opened} onClose={onClose} title={t('profile.deletion.dialogTitle')}>
      <form ref={element} onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text>{t('profile.deletion.body')}</Text>
          <FormAlert failure={failure} />
          <TextInput
            data-autofocus
            size="md"
            label={t('profile.deletion.type', { name: user.username })}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...fieldProps('typed')}
          />
          {hasPassword(user) && (
            <PasswordField
              label={t('profile.password.current')}
              autoComplete="current-password"
              {...fieldProps('password')}
            />
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('profile.deletion.keep')}
            </Button>
            <Button type="submit" variant="danger" loading={isSending}>
              {t('profile.deletion.submit')}
            </Button>
          </Group>
        </Stack>
      </form>
    </ModalDialog>
  )
}
