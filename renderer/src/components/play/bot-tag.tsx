import { IconRobot } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/components/play/name-tag.module.css'

/** Marks a practice opponent wherever its name is shown, so that nobody takes it for a person. */
export function BotTag() {
  const { t } = useTranslation()
  return (
    <span className={classes.tag}>
      <IconRobot size={14} stroke={2} aria-hidden />
      {t('game.scores.bot')}
    </span>
  )
}
