import { IconClockPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/components/play/name-tag.module.css'

/** Beside the name of a player who was not there from the first round on. */
export function LateTag({ round }: { round: number }) {
  const { t } = useTranslation()
  return (
    <span className={classes.tag}>
      <IconClockPlus size={14} stroke={2} aria-hidden />
      {t('waiting.joinedIn', { round })}
    </span>
  )
}
