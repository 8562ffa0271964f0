import { Text } from '@mantine/core'
import { IconCircleCheck, IconMail } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { SendLink } from '#renderer/components/send-link.tsx'
import classes from '#renderer/features/profile/address-state.module.css'
import type { User } from '#shared/schemas/user.ts'

/** Whether the address is proven; while another one is being typed, what will happen with that. */
export function AddressState({ user, typed }: { user: User; typed: string }) {
  const { t } = useTranslation()
  if (typed !== user.email) return <Text c="dimmed">{t('profile.account.otherEmail')}</Text>
  if (user.emailVerified) {
    return (
      <p className={classes.state} data-verified="true">
        <IconCircleCheck size={20} aria-hidden />
        {t('profile.account.verified')}
      </p>
    )
  }
  return (
    <div className={classes.open}>
      <p className={classes.state}>
        <IconMail size={20} aria-hidden />
        {t('profile.account.unverified')}
      </p>
      <SendLink />
    </div>
  )
}
