import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyPanel } from '#renderer/components/empty-panel.tsx'
import { EmptyState } from '#renderer/components/empty-state.tsx'
import { ErrorState } from '#renderer/components/error-state.tsx'
import { ListSkeleton } from '#renderer/components/list-skeleton.tsx'
import { Pager } from '#renderer/components/pager.tsx'
import { PlayLink } from '#renderer/components/play-link.tsx'
import classes from '#renderer/features/ranks/leaderboard.module.css'
import { LeaderboardTable } from '#renderer/features/ranks/leaderboard-table.tsx'
import { useLeaderboard } from '#renderer/features/ranks/use-leaderboard.ts'
import { formatNumber } from '#renderer/lib/format.ts'
import { RANK_POINTS } from '#shared/constants/ranks.ts'

/** The Enigmasters of the season, a page at a time. */
export function Leaderboard() {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="leaderboard" className={classes.board}>
      <h2 className={classes.heading} id="leaderboard">
        {t('ranks.board.title')}
      </h2>
      <p className={classes.lead}>{t('ranks.board.lead')}</p>
      <Pages />
    </section>
  )
}

function Pages() {
  const { t } = useTranslation()
  const { data, error, isPending, isPlaceholderData, refetch, page, turnTo } = useLeaderboard()
  const pages = data ? Math.max(Math.ceil(data.total / data.limit), 1) : null
  // The leaderboard may be shorter than when the address was written.
  useEffect(() => {
    if (pages !== null && !isPlaceholderData && page > pages) turnTo(pages)
  }, [pages, page, isPlaceholderData, turnTo])

  if (isPending) return <ListSkeleton rows={8} height={52} />
  if (!data || pages === null)
    return <ErrorState title={t('ranks.board.failed')} error={error} onRetry={() => void refetch()} />
  if (data.total === 0)
    return (
      <EmptyPanel>
        <EmptyState title={t('ranks.board.empty')} action={<PlayLink />}>
          {t('ranks.board.emptyHint', { points: formatNumber(RANK_POINTS.enigmaster) })}
        </EmptyState>
      </EmptyPanel>
    )
  return (
    <div style={{ opacity: isPlaceholderData ? 'max(0.6, var(--rr-least-opacity))' : 1 }}>
      <LeaderboardTable board={data} caption={t('ranks.board.title')} />
      <Pager shown={data} page={page} turnTo={turnTo} label={t('ranks.board.pages')} />
    </div>
  )
}
