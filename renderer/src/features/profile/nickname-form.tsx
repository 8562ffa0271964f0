import { Button, Stack, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { FormAlert } from '#renderer/components/form-alert.tsx'
import { useCheckedForm } from '#renderer/hooks/use-checked-form.ts'
import { fieldByCode } from '#renderer/lib/form-errors.ts'
import { setPreferences } from '#renderer/lib/preferences.ts'
import { toast } from '#renderer/lib/toast.ts'
import { changeProfile } from '#renderer/session/account-changes.ts'
import { nicknameSchema } from '#shared/schemas/guest.ts'
import type { User } from '#shared/schemas/user.ts'

const nicknameForm = z.object({ username: nicknameSchema })
const fieldOf = fieldByCode({
  USERNAME_ALREADY_TAKEN: 'username',
  USERNAME_RESERVED: 'username',
  OFFENSIVE_LANGUAGE: 'username',
})

/** The name at this party; it is remembered for the next time. */
export function NicknameForm({ user }: { user: User }) {
  const { t } = useTranslation()
  const { element, failure, isSending, fieldProps, submit } = useCheckedForm(
    nicknameForm,
    { username: user.username },
    async ({ username }) => {
      const { username: name } = await changeProfile({ username })
      setPreferences({ nickname: name })
      toast.apiSuccess(t('party.you.saved', { name }))
    },
    fieldOf,
  )
  return (
    <form ref={element} onSubmit={submit} noValidate>
      <Stack gap="md" align="flex-start">
        <FormAlert failure={failure} />
        <TextInput
          label={t('party.you.nickname')}
          autoComplete="nickname"
          spellCheck={false}
          {...fieldProps('username')}
        />
        <Button type="submit" loading={isSending}>
          {t('party.you.save')}
        </Button>
      </Stack>
    </form>
  )
}
