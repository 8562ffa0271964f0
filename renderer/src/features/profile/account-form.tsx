import { Button, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { FormAlert } from '#renderer/components/form-alert.tsx'
import { GoogleProof } from '#renderer/components/google-proof.tsx'
import { PasswordField } from '#renderer/components/password-field.tsx'
import { AddressState } from '#renderer/features/profile/address-state.tsx'
import { useCheckedForm } from '#renderer/hooks/use-checked-form.ts'
import { fieldByCode } from '#renderer/lib/form-errors.ts'
import { toast } from '#renderer/lib/toast.ts'
import type { Account } from '#renderer/session/account.ts'
import { changeProfile } from '#renderer/session/account-changes.ts'
import { validation } from '#shared/i18n/en/validation.ts'
import { emailSchema, usernameSchema } from '#shared/schemas/auth.ts'

/** Another address needs the password, or Google where there is none. */
const accountForm = (user: Account) =>
  z
    .object({ username: usernameSchema, email: emailSchema, currentPassword: z.string() })
    .check(
      z.refine(
        ({ email, currentPassword }) => user.isGoogleUser || email === user.email || currentPassword !== '',
        { path: ['currentPassword'], error: validation.currentPasswordRequired },
      ),
    )

const fieldOf = fieldByCode({
  USERNAME_ALREADY_TAKEN: 'username',
  USERNAME_RESERVED: 'username',
  OFFENSIVE_LANGUAGE: 'username',
  EMAIL_ALREADY_EXISTS: 'email',
  CURRENT_PASSWORD_INCORRECT: 'currentPassword',
})

/** Name and address. Only what is different is sent. */
export function AccountForm({ user }: { user: Account }) {
  const { t } = useTranslation()
  /** Of the press on Google's button that sends the form. */
  const idToken = useRef('')
  const { values, element, failure, isSending, fieldProps, setValues, submit } = useCheckedForm(
    accountForm(user),
    { username: user.username, email: user.email, currentPassword: '' },
    async ({ username, email, currentPassword }) => {
      const proof = user.isGoogleUser ? { idToken: idToken.current } : { currentPassword }
      const changes = {
        ...(username !== user.username && { username }),
        ...(email !== user.email && { email, ...proof }),
      }
      if (Object.keys(changes).length === 0) return toast.blank(t('validation.nothingToChange'))
      const { pendingEmail } = await changeProfile(changes)
      const isAsked = 'email' in changes && pendingEmail !== undefined
      toast.apiSuccess(
        isAsked ? t('profile.account.mailed', { email: pendingEmail }) : t('profile.account.saved'),
      )
      if ('email' in changes) setValues({ email: isAsked ? user.email : email, currentPassword: '' })
    },
    fieldOf,
  )
  // The link may be opened in another tab.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed stays until the account's address is another one
  useEffect(() => setValues({ email: user.email }), [user.email])
  const proveByGoogle = useCallback(
    (token: string) => {
      idToken.current = token
      element.current?.requestSubmit()
    },
    [element],
  )
  const isOtherEmail = values.email !== user.email
  const needsGoogle = isOtherEmail && user.isGoogleUser
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
            {isOtherEmail && !user.isGoogleUser && (
              <PasswordField
                size="sm"
                label={t('profile.password.current')}
                autoComplete="current-password"
                {...fieldProps('currentPassword')}
              />
            )}
          </Stack>
        </SimpleGrid>
        {needsGoogle ? (
          <GoogleProof
            text={t('profile.account.google')}
            unavailable={t('profile.account.noGoogle')}
            onIdToken={proveByGoogle}
          />
        ) : (
          <Button type="submit" loading={isSending} style={{ alignSelf: 'flex-start' }}>
            {t('profile.account.save')}
          </Button>
        )}
      </Stack>
    </form>
  )
}
