import { Text, useComputedColorScheme } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/components/google-button.module.css'
import { announce } from '#renderer/lib/announcer.ts'
import { googleIdentity, onGoogleCredential } from '#renderer/lib/google-identity.ts'

/** Google draws no wider one. */
const WIDEST = 400

interface GoogleButtonProps {
  clientId: string
  /** Said in its place when Google's script does not come. */
  unavailable: string
  /** Called with Google's token after a press. */
  onIdToken: (idToken: string) => void
}

/** "Continue with Google" as Google draws it, in the page's language and scheme. */
export function GoogleButton({ clientId, unavailable, onIdToken }: GoogleButtonProps) {
  const { i18n } = useTranslation()
  const scheme = useComputedColorScheme('dark')
  const place = useRef<HTMLDivElement>(null)
  const [hasFailed, setFailed] = useState(false)

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
      if (isShown) setFailed(true)
    })
    return () => {
      isShown = false
    }
  }, [clientId, scheme, i18n.language])

  const take = useEffectEvent(onIdToken)
  useEffect(() => onGoogleCredential((idToken) => take(idToken)), [])

  useEffect(() => {
    if (hasFailed) announce(unavailable)
  }, [hasFailed, unavailable])

  if (hasFailed) return <Text c="dimmed">{unavailable}</Text>
  return <div ref={place} className={classes.place} data-testid="google-button" />
}
