import { IconRobot, IconUserQuestion } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/components/play/name-tag.module.css'
import type { PlayerKind } from '#renderer/realtime/room/room-model.ts'
import { knowsAccounts } from '#renderer/session/account.ts'

/** Marks practice opponents, and guests, whose names anybody may choose, wherever their names are shown. At a party all are guests. */
export function KindTag({ kind }: { kind: PlayerKind | undefined }) {
  const { t } = useTranslation()
  if (kind === 'bot')
    return (
      <span className={classes.tag}>
        <IconRobot size={14} stroke={2} aria-hidden />
        {t('game.scores.bot')}
      </span>
    )
  return kind === 'guest' && knowsAccounts() ? (
    <span className={classes.tag}>
      <IconUserQuestion size={14} stroke={2} aria-hidden />
      {t('common.guest')}
    </span>
  ) : null
}
