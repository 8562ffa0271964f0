import { Anchor, Button, Stack, Text } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { SendLink } from '#renderer/components/send-link.tsx'
import { AuthCard } from '#renderer/features/auth/auth-card.tsx'
import { MailedLinkQuestion } from '#renderer/features/auth/mailed-link-question.tsx'
import { useLinkToken } from '#renderer/features/auth/use-link-token.ts'
import { announce } from '#renderer/lib/announcer.ts'
import { ApiError } from '#renderer/lib/api-error.ts'
import { verifyEmail } from '#renderer/session/account-changes.ts'
import { useSession } from '#renderer/session/session-store.ts'

/** `already`: confirmed before; `taken`: another account has the address by now; `dead`: too old or incomplete. */
type Outcome = 'done' | 'already' | 'taken' | 'dead'

/** Page of the mailed link that confirms an address, for signed-in players and others. */
export function VerifyEmailPage() {
  const token = useLinkToken()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  if (token === null) return <Dead />
  if (outcome === null) return <Question token={token} onOutcome={setOutcome} />
  return outcome === 'dead' ? <Dead /> : <OutcomeText outcome={outcome} />
}

interface QuestionProps {
  token: string
  onOutcome: (outcome: Outcome) => void
}

function Question({ token, onOutcome }: QuestionProps) {
  const { t } = useTranslation()
  const verify = async () => {
    try {
      const { alreadyConfirmed } = await verifyEmail(token)
      onOutcome(alreadyConfirmed ? 'already' : 'done')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'EMAIL_ALREADY_EXISTS') onOutcome('taken')
      else if (error.status === 400) onOutcome('dead')
      else throw error
    }
  }
  return (
    <MailedLinkQuestion
      title={t('recovery.verify.ask')}
      lead={t('recovery.verify.askLead')}
      submit={t('recovery.verify.submit')}
      onSubmit={verify}
    />
  )
}

function OutcomeText({ outcome, text }: { outcome: Outcome; text?: string }) {
  const { t } = useTranslation()
  const signedIn = useSession((state) => state.isAuthenticated)
  return (
    <OutcomeCard outcome={outcome}>
      <Text>{text ?? t(`recovery.verify.${outcome}Body`)}</Text>
      <Button component={Link} to={signedIn ? '/lobby' : '/login'} size="md">
        {t(signedIn ? 'recovery.verify.play' : 'recovery.verify.signIn')}
      </Button>
    </OutcomeCard>
  )
}

function Dead() {
  const { t } = useTranslation()
  const { user, isAuthenticated } = useSession()
  // The link did nothing, but there is nothing left to do.
  if (user?.email && user.emailVerified)
    return <OutcomeText outcome="already" text={t('recovery.verify.alreadyOwn', { email: user.email })} />
  if (!isAuthenticated)
    return (
      <OutcomeText
        outcome="dead"
        text={`${t('recovery.verify.deadBody')} ${t('recovery.verify.deadSignIn')}`}
      />
    )
  return (
    <OutcomeCard outcome="dead">
      <Text>{t('recovery.verify.deadBody')}</Text>
      <SendLink />
      <Anchor component={Link} to="/lobby">
        {t('recovery.verify.play')}
      </Anchor>
    </OutcomeCard>
  )
}

function OutcomeCard({ outcome, children }: { outcome: Outcome; children: ReactNode }) {
  const { t } = useTranslation()
  const title = t(`recovery.verify.${outcome}`)
  useEffect(() => announce(title), [title])
  return (
    <AuthCard title={title}>
      <Stack gap="lg" mt="md">
        {children}
      </Stack>
    </AuthCard>
  )
}
