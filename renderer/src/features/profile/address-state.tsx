import { Text } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { IconCircleCheck, IconMail, IconMailForward } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { SendLink } from '#renderer/components/send-link.tsx'
import classes from '#renderer/features/profile/address-state.module.css'
import { loadProfile } from '#renderer/session/session-refresh.ts'
import type { User } from '#shared/schemas/user.ts'

/** Whether the address is proven, and which one is to follow; while another one is being typed, what will happen with that. */
export function AddressState({ user, typed }: { user: User; typed: string }) {
  const { t } = useTranslation()
  if (typed !== user.email) return <Text c="dimmed">{t('profile.account.otherEmail')}</Text>
  return (
    <div className={classes.open}>
      {user.emailVerified ? (
        <p className={classes.state} data-verified="true">
          <IconCircleCheck size={20} aria-hidden />
          {t('profile.account.verified')}
        </p>
      ) : (
        <>
          <p className={classes.state}>
            <IconMail size={20} aria-hidden />
            {t('profile.account.unverified')}
          </p>
          <SendLink />
        </>
      )}
      {user.pendingEmail !== undefined && <Pending email={user.pendingEmail} />}
    </div>
  )
}

function Pending({ email }: { email: string }) {
  const { t } = useTranslation()
  // The link may have been opened in another tab meanwhile.
  useWindowEvent('focus', () => void loadProfile())
  return (
    <p className={classes.pending} data-testid="pending-email">
      <IconMailForward size={20} aria-hidden />
      <span>{t('profile.account.pending', { email })}</span>
    </p>
  )
}
