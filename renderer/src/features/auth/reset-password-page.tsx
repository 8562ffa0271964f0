import { Anchor, Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { AuthCard } from '#renderer/features/auth/auth-card.tsx'
import { ForgotPassword } from '#renderer/features/auth/forgot-password.tsx'
import { ResetForm } from '#renderer/features/auth/reset-form.tsx'
import { useLinkToken } from '#renderer/features/auth/use-link-token.ts'
import { announce } from '#renderer/lib/announcer.ts'

/** Where the mailed link for a forgotten password leads. */
export function ResetPasswordPage() {
  const { t } = useTranslation()
  const token = useLinkToken()
  const [isDead, setDead] = useState(token === null)
  const bury = () => {
    setDead(true)
    announce(t('recovery.reset.deadTitle'), { priority: 'assertive' })
  }
  if (isDead || token === null) return <DeadLink />
  return (
    <AuthCard title={t('recovery.reset.title')} lead={t('recovery.reset.lead')}>
      <ResetForm token={token} onDead={bury} />
    </AuthCard>
  )
}

function DeadLink() {
  const { t } = useTranslation()
  return (
    <AuthCard title={t('recovery.reset.deadTitle')} lead={t('recovery.reset.deadBody')}>
      <Stack gap="md" mt="lg">
        <ForgotPassword>
          {(open) => (
            <Button size="md" onClick={open} fullWidth>
              {t('recovery.reset.deadAction')}
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
