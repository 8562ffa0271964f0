import { useTranslation } from 'react-i18next'
import { useNow } from '#renderer/components/play/use-now.ts'
import classes from '#renderer/features/quests/quests-menu.module.css'
import { formatSpan } from '#renderer/lib/format-span.ts'
import { currentLocale } from '#renderer/lib/i18n.ts'

/** When the day ends, by the player's own clock. */
export function ResetLine({ at }: { at: string }) {
  const { t } = useTranslation()
  useNow(true, 30_000)
  const ends = new Date(at)
  const left = Math.max(ends.getTime() - Date.now(), 0)
  const time = new Intl.DateTimeFormat(currentLocale(), { timeStyle: 'short' }).format(ends)
  return (
    <p className={classes.note}>{t('quests.resets', { span: formatSpan(Math.max(left, 60_000)), time })}</p>
  )
}
