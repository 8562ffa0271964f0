import { useTranslation } from 'react-i18next'
import { formatMs } from '#renderer/features/admin/overview/charts.ts'
import { formatMicros } from '#renderer/features/admin/overview/format-figures.ts'
import classes from '#renderer/features/admin/overview/tiles.module.css'
import { formatNumber } from '#renderer/lib/format.ts'
import { formatPercent } from '#renderer/lib/format-price.ts'
import { formatSpan } from '#renderer/lib/format-span.ts'
import type { Overview } from '#shared/schemas/figures.ts'

interface TileProps {
  name: string
  value: string
  more?: string | undefined
}

const Tile = ({ name, value, more }: TileProps) => (
  <div className={classes.tile}>
    <dt className={classes.name}>{name}</dt>
    <dd className={classes.value}>{value}</dd>
    {more !== undefined && <dd className={classes.more}>{more}</dd>}
  </div>
)

/** How things stand at this moment. */
export function Tiles({ now, lastHour, today, aiBudgetMicros }: Overview) {
  const { t } = useTranslation()
  const n = formatNumber
  return (
    <dl className={classes.tiles}>
      <Tile
        name={t('adminOverview.tiles.online')}
        value={now.online === null ? t('adminOverview.unknown') : n(now.online)}
        more={now.online === null ? t('adminOverview.unknownHint') : undefined}
      />
      <Tile
        name={t('adminOverview.tiles.rooms')}
        value={n(now.roomsPlaying + now.roomsWaiting)}
        more={t('adminOverview.tiles.roomsMore', {
          playing: n(now.roomsPlaying),
          waiting: n(now.roomsWaiting),
        })}
      />
      <Tile
        name={t('adminOverview.tiles.games')}
        value={n(lastHour.gamesBegun)}
        more={t('adminOverview.tiles.gamesMore', { finished: n(lastHour.gamesFinished) })}
      />
      <Tile
        name={t('adminOverview.tiles.queue')}
        value={n(now.queued)}
        more={
          now.medianWaitMs === null
            ? t('adminOverview.tiles.queueNone')
            : t('adminOverview.tiles.queueMore', { wait: formatSpan(now.medianWaitMs) })
        }
      />
      <Tile
        name={t('adminOverview.tiles.p95')}
        value={lastHour.p95Ms === null ? '–' : formatMs(lastHour.p95Ms)}
        more={t('adminOverview.tiles.p95More', { answers: n(lastHour.answers) })}
      />
      <Tile
        name={t('adminOverview.tiles.errors')}
        value={n(lastHour.errors)}
        more={
          lastHour.answers > 0
            ? t('adminOverview.tiles.errorsMore', {
                share: formatPercent(lastHour.errors / lastHour.answers),
              })
            : undefined
        }
      />
      <Tile
        name={t('adminOverview.tiles.r3')}
        value={n(today.r3Minted)}
        more={t('adminOverview.tiles.r3More', { spent: n(today.r3Spent) })}
      />
      <Tile
        name={t('adminOverview.tiles.voice')}
        value={n(today.voiceTokens)}
        more={t('adminOverview.tiles.voiceMore', { characters: n(today.speechCharacters) })}
      />
      <Tile
        name={t('adminOverview.tiles.ai')}
        value={n(today.aiCalls)}
        more={
          aiBudgetMicros === null
            ? t('adminOverview.tiles.aiNone')
            : t('adminOverview.tiles.aiMore', {
                cost: formatMicros(today.aiCostMicros),
                budget: formatMicros(aiBudgetMicros),
              })
        }
      />
      <Tile
        name={t('adminOverview.tiles.reports')}
        value={n(now.openReports)}
        more={t('adminOverview.tiles.reportsMore', {
          players: n(now.openPlayerReports),
          quizzes: n(now.openQuizReports),
          appeals: n(now.openAppeals),
        })}
      />
    </dl>
  )
}
