import { useTranslation } from 'react-i18next'
import { useNow } from '#renderer/components/play/use-now.ts'
import classes from '#renderer/features/quests/quests-menu.module.css'
import { formatTime } from '#renderer/lib/format-date.ts'
import { formatSpan } from '#renderer/lib/format-span.ts'
import { serverNow } from '#renderer/lib/server-clock.ts'

/** End of the day, in the time zone of the player's device. */
export function ResetLine({ at }: { at: string }) {
  const { t } = useTranslation()
  useNow(true, 30_000)
  const left = Math.max(Date.parse(at) - serverNow(), 0)
  return (
    <p className={classes.note}>
      {t('quests.resets', { span: formatSpan(Math.max(left, 60_000)), time: formatTime(at) })}
    </p>
  )
}
