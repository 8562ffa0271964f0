import { useTranslation } from 'react-i18next'
import { useNow } from '#renderer/components/play/use-now.ts'
import classes from '#renderer/features/quests/quests-menu.module.css'
import { formatTime } from '#renderer/lib/format-date.ts'
import { formatSpan } from '#renderer/lib/format-span.ts'

/** When the day ends, by the player's own clock. */
export function ResetLine({ at }: { at: string }) {
  const { t } = useTranslation()
  useNow(true, 30_000)
  const left = Math.max(Date.parse(at) - Date.now(), 0)
  return (
    <p className={classes.note}>
      {t('quests.resets', { span: formatSpan(Math.max(left, 60_000)), time: formatTime(at) })}
    </p>
  )
}
