import { Divider, Group, Loader, Stack, Text, useComputedColorScheme } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import classes from '#renderer/features/auth/google-button.module.css'
import { googleIdentity, onGoogleCredential } from '#renderer/features/auth/google-identity.ts'
import { announce } from '#renderer/lib/announcer.ts'
import { ApiError } from '#renderer/lib/api-error.ts'
import { logInWithGoogle } from '#renderer/session/sign-in.ts'

/** Google draws no wider one. */
const WIDEST = 400

const NOTES = {
  ready: undefined,
  sending: 'auth.google.signingIn',
  taken: 'auth.google.taken',
  unavailable: 'auth.google.unavailable',
} as const

/** "Continue with Google" as Google draws it, in the page's language and scheme. What fails is said by the page, like every login. */
export function GoogleButton({ clientId }: { clientId: string }) {
  const { t, i18n } = useTranslation()
  const navigate = useNavigate()
  const scheme = useComputedColorScheme('dark')
  const place = useRef<HTMLDivElement>(null)
  const [stage, setStage] = useState<keyof typeof NOTES>('ready')

  useEffect(() => {
    let isShown = true
    const draw = async () => {
      const google = await googleIdentity(clientId)
      if (!isShown || !place.current) return
      place.current.replaceChildren()
      google.renderButton(place.current, {
        type: 'standard',
        text: 'continue_with',
        size: 'large',
        theme: scheme === 'dark' ? 'filled_black' : 'outline',
        width: Math.min(WIDEST, place.current.clientWidth),
        locale: i18n.language,
      })
    }
    draw().catch(() => {
      if (isShown) setStage('unavailable')
    })
    return () => {
      isShown = false
    }
  }, [clientId, scheme, i18n.language])

  useEffect(
    () =>
      onGoogleCredential(async (idToken) => {
        setStage('sending')
        try {
          await logInWithGoogle(idToken)
          await navigate('/lobby')
        } catch (error) {
          setStage(error instanceof ApiError && error.code === 'EMAIL_ALREADY_EXISTS' ? 'taken' : 'ready')
        }
      }),
    [navigate],
  )

  const note = NOTES[stage]
  useEffect(() => {
    if (note !== undefined) announce(t(note))
  }, [note, t])

  if (stage === 'unavailable') return <Text c="dimmed">{t(NOTES.unavailable)}</Text>
  return (
    <Stack gap="sm">
      <Divider label={t('auth.google.or')} />
      <div ref={place} className={classes.place} data-testid="google-button" />
      {note !== undefined && (
        <Group gap="xs" justify="center" wrap="nowrap">
          {stage === 'sending' && <Loader size={18} aria-hidden />}
          <Text>{t(note)}</Text>
        </Group>
      )}
    </Stack>
  )
}
