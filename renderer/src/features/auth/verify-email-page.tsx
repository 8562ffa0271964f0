import { Anchor, Button, Loader, Stack, Text } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PlayLink } from '#renderer/components/play-link.tsx'
import { SendLink } from '#renderer/components/send-link.tsx'
import { AuthCard } from '#renderer/features/auth/auth-card.tsx'
import { LinkFailure } from '#renderer/features/auth/link-failure.tsx'
import { useLinkToken } from '#renderer/features/auth/use-link-token.ts'
import { useVerification, type Verification } from '#renderer/features/auth/use-verification.ts'
import { announce } from '#renderer/lib/announcer.ts'
import { useSession } from '#renderer/session/session-store.ts'

/** Where the mailed link for an address leads, signed in or not. */
export function VerifyEmailPage() {
  const { t } = useTranslation()
  const verification = useVerification(useLinkToken())
  const { state } = verification
  const title = t(`recovery.verify.${state}`)
  useEffect(() => {
    // A failure is an alert of its own.
    if (state !== 'checking' && state !== 'failed') announce(title)
  }, [state, title])
  return (
    <AuthCard title={title}>
      <Outcome verification={verification} />
    </AuthCard>
  )
}

function Outcome({ verification }: { verification: Verification }) {
  const { t } = useTranslation()
  switch (verification.state) {
    case 'checking':
      return <Loader mt="lg" aria-hidden />
    case 'done':
      return <Told text={t('recovery.verify.doneBody')} />
    case 'already':
      return <Told text={t('recovery.verify.alreadyBody', { email: verification.email })} />
    case 'taken':
      return <Told text={t('recovery.verify.takenBody')} />
    case 'dead':
      return <Dead />
    case 'failed':
      return <LinkFailure error={verification.error} onRetry={verification.retry} otherwise={<PlayLink />} />
  }
}

/** What is so, and the way on. */
function Told({ text }: { text: string }) {
  const { t } = useTranslation()
  const signedIn = useSession((state) => state.isAuthenticated)
  return (
    <Stack gap="lg" mt="md">
      <Text>{text}</Text>
      <Button component={Link} to={signedIn ? '/lobby' : '/login'} size="md">
        {t(signedIn ? 'recovery.verify.play' : 'recovery.verify.signIn')}
      </Button>
    </Stack>
  )
}

function Dead() {
  const { t } = useTranslation()
  const signedIn = useSession((state) => state.isAuthenticated)
  if (!signedIn) return <Told text={`${t('recovery.verify.deadBody')} ${t('recovery.verify.deadSignIn')}`} />
  return (
    <Stack gap="lg" mt="md">
      <Text>{t('recovery.verify.deadBody')}</Text>
      <SendLink />
      <Anchor component={Link} to="/lobby">
        {t('recovery.verify.play')}
      </Anchor>
    </Stack>
  )
}
