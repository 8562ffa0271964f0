import { Button, TextInput } from '@mantine/core'
import { type RefObject, type SyntheticEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askFriend, friendFailure } from '#renderer/components/people/friend-calls.ts'
import classes from '#renderer/features/friends/friends.module.css'
import { ApiError } from '#renderer/lib/api-error.ts'
import { translatedText } from '#renderer/lib/error-text.ts'
import { toast } from '#renderer/lib/toast.ts'
import { USERNAME_MAX } from '#shared/constants/limits.ts'
import { validation } from '#shared/i18n/en/validation.ts'

/** What is wrong with the name stands in the text; the code of all invalid input is one. */
const refusalOf = (error: unknown): string =>
  error instanceof ApiError && error.code === 'VALIDATION_FAILED'
    ? translatedText(error.message)
    : friendFailure(error)

/** Asks somebody by their name. */
export function AddFriend({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const { t } = useTranslation()
  const [username, setUsername] = useState('')
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function ask(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    if (username.trim() === '') {
      setRefusal(translatedText(validation.usernameRequired))
      field.current?.focus()
      return
    }
    setSending(true)
    setRefusal(null)
    try {
      toast.apiSuccess(await askFriend(username))
      setUsername('')
    } catch (error) {
      setRefusal(refusalOf(error))
    } finally {
      setSending(false)
      field.current?.focus()
    }
  }

  return (
    <form className={classes.add} onSubmit={(event) => void ask(event)} noValidate>
      <TextInput
        ref={field}
        label={t('friends.add.label')}
        placeholder={t('friends.add.hint')}
        maxLength={USERNAME_MAX}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        error={refusal}
        errorProps={{ role: 'alert' }}
        onChange={({ currentTarget }) => {
          setUsername(currentTarget.value)
          setRefusal(null)
        }}
      />
      <Button type="submit" loading={isSending}>
        {t('friends.add.submit')}
      </Button>
    </form>
  )
}
