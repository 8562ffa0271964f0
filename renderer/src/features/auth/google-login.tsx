import { Divider, Group, Loader, Stack, Text } from '@mantine/core'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { GoogleButton } from '#renderer/components/google-button.tsx'
import { announce } from '#renderer/lib/announcer.ts'
import { ApiError } from '#renderer/lib/api-error.ts'
import { placeAfterLogin } from '#renderer/lib/place-after-login.ts'
import { logInWithGoogle } from '#renderer/session/sign-in.ts'

const NOTES = {
  ready: undefined,
  sending: 'auth.google.signingIn',
  taken: 'auth.google.taken',
} as const

/** Google's button below a login form. What fails is said by the page, like every login. */
export function GoogleLogin({ clientId }: { clientId: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [stage, setStage] = useState<keyof typeof NOTES>('ready')

  const signIn = useCallback(
    async (idToken: string) => {
      setStage('sending')
      try {
        await logInWithGoogle(idToken)
        await navigate(placeAfterLogin(search))
      } catch (error) {
        setStage(error instanceof ApiError && error.code === 'EMAIL_ALREADY_EXISTS' ? 'taken' : 'ready')
      }
    },
    [navigate, search],
  )

  const note = NOTES[stage]
  const announceNote = useEffectEvent((key: NonNullable<typeof note>) => announce(t(key)))
  useEffect(() => {
    if (note !== undefined) announceNote(note)
  }, [note])

  return (
    <Stack gap="sm">
      <Divider label={t('auth.google.or')} />
      <GoogleButton clientId={clientId} unavailable={t('auth.google.unavailable')} onIdToken={signIn} />
      {note !== undefined && (
        <Group gap="xs" justify="center" wrap="nowrap">
          {stage === 'sending' && <Loader size={18} aria-hidden />}
          <Text>{t(note)}</Text>
        </Group>
      )}
    </Stack>
  )
}
