import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/app/layouts/account-face.module.css'
import { PlayerAvatar } from '#renderer/components/player-avatar.tsx'
import type { User } from '#shared/schemas/user.ts'

/** The player's own face: the button behind which the account menu is. */
export function AccountFace({ user, ...button }: ComponentProps<'button'> & { user: User }) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      {...button}
      className={classes.face}
      aria-label={t('common.nav.account', { name: user.username })}
    >
      <PlayerAvatar avatar={user.avatar} size={40} />
      <span className={classes.name}>{user.username}</span>
    </button>
  )
}
