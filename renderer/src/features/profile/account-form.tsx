import { Button, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { FormAlert } from '#renderer/components/form-alert.tsx'
import { AddressState } from '#renderer/features/profile/address-state.tsx'
import { useCheckedForm } from '#renderer/hooks/use-checked-form.ts'
import { fieldByCode } from '#renderer/lib/form-errors.ts'
import { toast } from '#renderer/lib/toast.ts'
import { changeProfile } from '#renderer/session/account-changes.ts'
import { emailSchema, usernameSchema } from '#shared/schemas/auth.ts'
import type { User } from '#shared/schemas/user.ts'

const accountForm = z.object({ username: usernameSchema, email: emailSchema })
const fieldOf = fieldByCode({ USERNAME_ALREADY_TAKEN: 'username', EMAIL_ALREADY_EXISTS: 'email' })

/** Name and address. Only what is different is sent. */
export function AccountForm({ user }: { user: User }) {
  const { t } = useTranslation()
  const { values, element, failure, isSending, fieldProps, submit } = useCheckedForm(
    accountForm,
    { username: user.username, email: user.email },
    async ({ username, email }) => {
      const changes = {
        ...(username !== user.username && { username }),
        ...(email !== user.email && { email }),
      }
      if (Object.keys(changes).length === 0) return toast.blank(t('validation.nothingToChange'))
      await changeProfile(changes)
      toast.success('email' in changes ? t('profile.account.mailed', { email }) : t('profile.account.saved'))
    },
    fieldOf,
  )
  return (
    <form ref={element} onSubmit={submit} noValidate>
      <Stack gap="md">
        <FormAlert failure={failure} />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            label={t('auth.fields.username')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...fieldProps('username')}
          />
          <Stack gap="md">
            <TextInput
              type="email"
              label={t('auth.fields.email')}
              autoComplete="email"
              {...fieldProps('email')}
            />
            <AddressState user={user} typed={values.email} />
          </Stack>
        </SimpleGrid>
        <Button type="submit" loading={isSending} style={{ alignSelf: 'flex-start' }}>
          {t('profile.account.save')}
        </Button>
      </Stack>
    </form>
  )
}
