import { IconDoorExit } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/components/play/name-tag.module.css'

/** Beside the name of a player who left the game. */
export function LeftTag() {
  const { t } = useTranslation()
  return (
    <span className={classes.tag}>
      <IconDoorExit size={14} stroke={2} aria-hidden />
      {t('game.finished.left')}
    </span>
  )
}
