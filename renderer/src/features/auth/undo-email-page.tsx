import { Anchor, Button, Stack } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { AuthCard } from '#renderer/features/auth/auth-card.tsx'
import { ForgotPassword } from '#renderer/features/auth/forgot-password.tsx'
import { MailedLinkQuestion } from '#renderer/features/auth/mailed-link-question.tsx'
import { useLinkToken } from '#renderer/features/auth/use-link-token.ts'
import { announce } from '#renderer/lib/announcer.ts'
import { ApiError } from '#renderer/lib/api-error.ts'
import { undoEmail } from '#renderer/session/account-changes.ts'

/** Page of the link that is mailed to an address which its account is to leave. */
export function UndoEmailPage() {
  const token = useLinkToken()
  const [outcome, setOutcome] = useState<'done' | 'dead' | null>(null)
  if (token === null || outcome === 'dead') return <Told outcome="dead" />
  if (outcome === 'done') return <Told outcome="done" />
  return <Question token={token} onOutcome={setOutcome} />
}

interface QuestionProps {
  token: string
  onOutcome: (outcome: 'done' | 'dead') => void
}

function Question({ token, onOutcome }: QuestionProps) {
  const { t } = useTranslation()
  const undo = async () => {
    try {
      await undoEmail(token)
      onOutcome('done')
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'TOKEN_INVALID_OR_EXPIRED') throw error
      onOutcome('dead')
    }
  }
  return (
    <MailedLinkQuestion
      title={t('recovery.undo.title')}
      lead={t('recovery.undo.lead')}
      submit={t('recovery.undo.submit')}
      onSubmit={undo}
    >
      <Anchor component={Link} to="/lobby">
        {t('recovery.undo.leave')}
      </Anchor>
    </MailedLinkQuestion>
  )
}

function Told({ outcome }: { outcome: 'done' | 'dead' }) {
  const { t } = useTranslation()
  const title = t(`recovery.undo.${outcome}`)
  useEffect(() => announce(title, { priority: 'assertive' }), [title])
  return (
    <AuthCard title={title} lead={t(`recovery.undo.${outcome}Body`)}>
      <Stack gap="md" mt="lg">
        <ForgotPassword>
          {(open) => (
            <Button size="md" onClick={open} fullWidth>
              {t('recovery.undo.newPassword')}
            </Button>
          )}
        </ForgotPassword>
        <Anchor component={Link} to="/login">
          {t('recovery.reset.toLogin')}
        </Anchor>
      </Stack>
    </AuthCard>
  )
}
