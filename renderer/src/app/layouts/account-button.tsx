import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/app/layouts/account-button.module.css'
import { PlayerAvatar } from '#renderer/components/player-avatar.tsx'
import { lacksAccount } from '#renderer/session/account.ts'
import type { User } from '#shared/schemas/user.ts'

interface AccountButtonProps extends ComponentProps<'button'> {
  user: User
  /** Undefined until it is loaded. */
  level?: number | undefined
}

/** The player's avatar: the button that opens the account menu. */
export function AccountButton({ user, level, ...button }: AccountButtonProps) {
  const { t } = useTranslation()
  const known = level === undefined ? undefined : t('common.level', { level })
  const words = lacksAccount(user) ? t('common.guest') : known
  const label = t('common.nav.account', { name: user.username })
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      {...button}
      className={classes.face}
      aria-label={words === undefined ? label : `${label}, ${words}`}
    >
      <PlayerAvatar avatar={user.avatar} size={40} />
      <span className={classes.words}>
        <span className={classes.name}>{user.username}</span>{' '}
        {words !== undefined && <span className={classes.level}>{words}</span>}
      </span>
    </button>
  )
}
