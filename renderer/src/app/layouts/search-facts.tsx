import { useTranslation } from 'react-i18next'
import classes from '#renderer/app/layouts/search-bar.module.css'
import { clockText } from '#renderer/lib/clock-text.ts'
import { formatSpan } from '#renderer/lib/format-span.ts'
import type { Search } from '#renderer/realtime/matchmaking/matchmaking-store.ts'

/** The mode, the time waited, the estimate and the place in the queue. The running clock is not announced. */
export function SearchFacts({ search, waitedMs }: { search: Search; waitedMs: number }) {
  const { t } = useTranslation()
  const { modeId, estimateMs, position, silent } = search
  const facts = [
    ...(estimateMs === null ? [] : [t('matchmaking.estimate', { time: formatSpan(estimateMs) })]),
    ...(position === null ? [] : [t('matchmaking.place', { n: position })]),
  ]
  return (
    <p className={classes.words}>
      <strong>{t(`lobby.modes.${modeId}.name`)}</strong>{' '}
      <span className={classes.clock} role="timer" aria-live="off">
        {clockText(Math.floor(waitedMs / 1000))}
      </span>{' '}
      <span className={classes.facts}>{silent ? t('matchmaking.silent') : facts.join(' · ')}</span>
    </p>
  )
}
