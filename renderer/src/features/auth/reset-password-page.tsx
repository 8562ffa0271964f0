import { Anchor, Button, Loader, Stack } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { AuthCard } from '#renderer/features/auth/auth-card.tsx'
import { ForgotPassword } from '#renderer/features/auth/forgot-password.tsx'
import { ResetForm } from '#renderer/features/auth/reset-form.tsx'
import { useLinkToken } from '#renderer/features/auth/use-link-token.ts'
import { useResetLink } from '#renderer/features/auth/use-reset-link.ts'
import { announce } from '#renderer/lib/announcer.ts'

/** Page of the mailed link for a forgotten password. */
export function ResetPasswordPage() {
  const { t } = useTranslation()
  const token = useLinkToken()
  const link = useResetLink(token)
  const [isSpent, setSpent] = useState(false)
  if (token === null || link === 'dead' || isSpent)
    return (
      <DeadLink
        why={`${t('errors.INVALID_OR_EXPIRED_RESET_TOKEN')}. ${t('recovery.reset.deadBody')}`}
        isRenewable
      />
    )
  if (link === 'no_password') return <DeadLink why={t('errors.GOOGLE_USERS_CANNOT_CHANGE_PASSWORD')} />
  return (
    <AuthCard title={t('recovery.reset.title')} lead={t('recovery.reset.lead')}>
      {link === 'checking' ? (
        <Loader mt="lg" aria-hidden />
      ) : (
        <ResetForm token={token} onDead={() => setSpent(true)} />
      )}
    </AuthCard>
  )
}

interface DeadLinkProps {
  why: string
  /** A new mail would bring a working link. */
  isRenewable?: boolean
}

function DeadLink({ why, isRenewable = false }: DeadLinkProps) {
  const { t } = useTranslation()
  const title = t('recovery.reset.deadTitle')
  useEffect(() => announce(title, { priority: 'assertive' }), [title])
  return (
    <AuthCard title={title} lead={why}>
      <Stack gap="md" mt="lg">
        {isRenewable && (
          <ForgotPassword>
            {(open) => (
              <Button size="md" onClick={open} fullWidth>
                {t('recovery.reset.deadAction')}
              </Button>
            )}
          </ForgotPassword>
        )}
        <Anchor component={Link} to="/login">
          {t('recovery.reset.toLogin')}
        </Anchor>
      </Stack>
    </AuthCard>
  )
}
