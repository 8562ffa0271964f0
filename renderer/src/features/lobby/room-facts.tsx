import { VisuallyHidden } from '@mantine/core'
import { IconCoin, IconLock, IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { roundSeconds } from '#renderer/components/room-settings/room-rules.ts'
import classes from '#renderer/features/lobby/room-facts.module.css'
import { formatNumber } from '#renderer/lib/format.ts'
import { knowsAccounts } from '#renderer/session/account.ts'
import type { Room } from '#shared/schemas/room.ts'

/** Name, with a lock for a password and a pencil for the host's own quizzes. */
export function RoomName({ room }: { room: Room }) {
  const { t } = useTranslation()
  const signs = [
    ...(room.hasPassword ? [{ Icon: IconLock, text: t('lobby.rooms.locked') }] : []),
    ...(room.customQuizzes ? [{ Icon: IconPencil, text: t('lobby.rooms.ownQuizzes') }] : []),
  ]
  return (
    <span className={classes.name} lang={room.language === 'italian' ? 'it' : 'en'}>
      <span className={classes.text} data-signs={signs.length}>
        {room.name}
      </span>
      {signs.length > 0 && (
        <span className={classes.signs} data-signs={signs.length}>
          {signs.map(({ Icon, text }) => (
            <span key={text} title={text}>
              <Icon size={17} aria-hidden />
              <VisuallyHidden>{text}</VisuallyHidden>
            </span>
          ))}
        </span>
      )}
    </span>
  )
}

export function RoomReward({ room }: { room: Room }) {
  const { t } = useTranslation()
  if (!knowsAccounts()) return null
  if (!room.paid) return <span className={classes.free}>{t('lobby.rooms.free')}</span>
  const value = formatNumber(room.tokenReward)
  return (
    <span className={classes.reward} title={t('lobby.rooms.rewardLabel', { value })}>
      <IconCoin size={17} aria-hidden />
      {t('lobby.rooms.rewardR3', { value })}
    </span>
  )
}

export function RoomStatusMark({ room }: { room: Room }) {
  const { t } = useTranslation()
  return (
    <span className={classes.status} data-status={room.status}>
      {t(`common.status.${room.status}`)}
    </span>
  )
}

export function RulesText({ room }: { room: Room }) {
  const { t } = useTranslation()
  const rules = { rounds: room.rounds, seconds: formatNumber(roundSeconds(room)) }
  return (
    <span className={classes.rules}>
      <span aria-hidden="true">{t('lobby.rooms.rulesOf', rules)}</span>
      <VisuallyHidden>{t('lobby.rooms.rulesLabel', { ...rules, count: room.rounds })}</VisuallyHidden>
    </span>
  )
}
