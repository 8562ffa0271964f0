import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/app/layouts/search-bar.module.css'
import { clockText } from '#renderer/lib/clock-text.ts'
import { formatSpan } from '#renderer/lib/format-span.ts'
import type { Search } from '#renderer/realtime/matchmaking/matchmaking-store.ts'

/** Who else is there decides how long it takes: one who is alone is told so, in place of a guess. */
function factsOf({ estimateMs, position, others, practiceInMs }: Search, t: TFunction): string[] {
  if (others === 0)
    return [
      practiceInMs === null
        ? t('matchmaking.alone')
        : t('matchmaking.aloneUntil', { time: formatSpan(practiceInMs) }),
    ]
  return [
    ...(others === null ? [] : [t('matchmaking.others', { count: others })]),
    ...(estimateMs === null ? [] : [t('matchmaking.estimate', { time: formatSpan(estimateMs) })]),
    ...(position === null ? [] : [t('matchmaking.place', { n: position })]),
  ]
}

/** The mode, the time waited and who else searches. The running clock is not announced. */
export function SearchFacts({ search, waitedMs }: { search: Search; waitedMs: number }) {
  const { t } = useTranslation()
  const { modeId, silent } = search
  return (
    <p className={classes.words}>
      <strong>{t(`lobby.modes.${modeId}.name`)}</strong>{' '}
      <span className={classes.clock} role="timer" aria-live="off">
        {clockText(Math.floor(waitedMs / 1000))}
      </span>{' '}
      <span className={classes.facts}>
        {silent ? t('matchmaking.silent') : factsOf(search, t).join(' · ')}
      </span>
    </p>
  )
}
