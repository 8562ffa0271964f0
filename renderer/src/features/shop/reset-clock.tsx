import { IconHourglass } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/features/shop/shop-page.module.css'
import { formatTime } from '#renderer/lib/format-date.ts'
import { formatSpan } from '#renderer/lib/format-span.ts'
import { serverNow } from '#renderer/lib/server-clock.ts'
import { dailyQuery } from '#renderer/session/library.ts'

const MINUTE_MS = 60_000

/** How long this set stays, to the minute. When its time is over the next one is fetched. */
export function ResetClock({ resetsAt }: { resetsAt: string }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const ends = Date.parse(resetsAt)
  const [left, setLeft] = useState(() => ends - serverNow())
  useEffect(() => {
    const look = () => {
      const now = ends - serverNow()
      setLeft(now)
      if (now <= 0) void client.invalidateQueries({ queryKey: dailyQuery.queryKey })
    }
    look()
    const timer = setInterval(look, MINUTE_MS)
    return () => clearInterval(timer)
  }, [ends, client])
  return (
    <div className={classes.reset} data-testid="shop-reset">
      <IconHourglass size={24} aria-hidden />
      <p>
        <strong>{t('library.resetIn', { span: formatSpan(Math.max(left, MINUTE_MS)) })}</strong>
        <span>{t('library.resetAt', { time: formatTime(ends) })}</span>
      </p>
    </div>
  )
}
