import { Anchor, Button, Divider, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GoogleButton } from '#renderer/components/google-button.tsx'
import { NewAccountFields } from '#renderer/components/new-account-fields.tsx'
import { RefusalAlert } from '#renderer/components/refusal-alert.tsx'
import { useCheckedForm } from '#renderer/hooks/use-checked-form.ts'
import { useGoogleClientId } from '#renderer/hooks/use-google-client-id.ts'
import { registerFieldOf } from '#renderer/lib/register-fields.ts'
import { toast } from '#renderer/lib/toast.ts'
import { claimByGoogle, claimByPassword } from '#renderer/session/claim.ts'
import { sessionState } from '#renderer/session/session-store.ts'
import { logOut } from '#renderer/session/sign-out.ts'
import { registerBody } from '#shared/schemas/auth.ts'

interface ClaimFormProps {
  /** Nickname of the guest, from which the username field is filled. */
  nickname: string
  onClaimed: () => void
}

/** Returns the nickname without the characters that a username may not have: "Niccolò" becomes "Niccolo". */
const usernameOf = (nickname: string): string => nickname.normalize('NFKD').replace(/\W/g, '')

/** Makes the guest an account, with everything kept. */
export function ClaimForm({ nickname, onClaimed }: ClaimFormProps) {
  const { t } = useTranslation()
  const clientId = useGoogleClientId()
  const [googleFailure, setGoogleFailure] = useState<unknown>(null)
  const done = () => {
    toast.apiSuccess(t('guest.claim.done', { name: sessionState().user?.username }))
    onClaimed()
  }
  const { values, element, failure, isSending, fieldProps, submit } = useCheckedForm(
    registerBody,
    { username: usernameOf(nickname), email: '', password: '', confirmPassword: '' },
    async (typed) => {
      setGoogleFailure(null)
      await claimByPassword(typed)
      done()
    },
    registerFieldOf,
  )
  const byGoogle = (idToken: string) => {
    setGoogleFailure(null)
    claimByGoogle(idToken).then(done, setGoogleFailure)
  }
  return (
    <form ref={element} onSubmit={submit} noValidate>
      <Stack gap="sm">
        <RefusalAlert failure={failure ?? googleFailure} />
        <NewAccountFields values={values} fieldProps={fieldProps} />
        <Button type="submit" size="md" loading={isSending} fullWidth mt="xs">
          {t('guest.claim.submit')}
        </Button>
        {clientId !== null && (
          <>
            <Divider label={t('auth.google.or')} />
            <GoogleButton
              clientId={clientId}
              unavailable={t('auth.google.unavailable')}
              onIdToken={byGoogle}
            />
          </>
        )}
        <Text>
          {t('guest.claim.haveAccount')}{' '}
          <Anchor component="button" type="button" onClick={logOut}>
            {t('guest.claim.signIn')}
          </Anchor>
        </Text>
      </Stack>
    </form>
  )
}
