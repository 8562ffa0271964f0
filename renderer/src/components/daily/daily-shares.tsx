import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/components/daily/daily-shares.module.css'
import { currentLocale } from '#renderer/lib/i18n.ts'
import type { DailyShares as Shares } from '#shared/schemas/daily.ts'

/** Of fewer players a percentage says too much. */
const FEW = 10

interface DailySharesProps {
  shares: Shares
  /** With which guess the player solved it; null when they did not. */
  solvedWith: number | null
}

/** How everyone did: a bar for each number of guesses, and its share in figures, or of few players how many. */
export function DailyShares({ shares: { solved, failed }, solvedWith }: DailySharesProps) {
  const { t } = useTranslation()
  const id = useId()
  const percent = new Intl.NumberFormat(currentLocale(), { style: 'percent', maximumFractionDigits: 0 })
  const players = solved.reduce((sum, count) => sum + count, failed)
  const areFew = players < FEW
  const rows = [
    ...solved.map((count, before) => ({
      label: t('daily.shares.guesses', { count: before + 1 }),
      count,
      isYours: solvedWith === before + 1,
    })),
    { label: t('daily.shares.failed'), count: failed, isYours: solvedWith === null },
  ]
  return (
    <div className={classes.shares} data-testid="daily-shares">
      <p className={classes.title}>
        <span id={id}>{t('daily.shares.title')}</span>
        {areFew && ` · ${t('daily.shares.players', { count: players })}`}
      </p>
      <ul className={classes.rows} aria-labelledby={id}>
        {rows.map(({ label, count, isYours }) => (
          <li key={label} className={classes.row} data-yours={isYours}>
            <span>
              {label}
              {isYours && <span className={classes.yours}> · {t('daily.shares.yours')}</span>}
            </span>
            <span className={classes.track} aria-hidden>
              <span className={classes.bar} style={{ inlineSize: `${(count / players) * 100}%` }} />
            </span>
            <span className={classes.figure}>{areFew ? count : percent.format(count / players)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
