import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EmptyPanel } from '#renderer/components/empty-panel.tsx'
import { EmptyState } from '#renderer/components/empty-state.tsx'
import { ErrorState } from '#renderer/components/error-state.tsx'
import { ListSkeleton } from '#renderer/components/list-skeleton.tsx'
import { RankSeal } from '#renderer/components/rank-seal.tsx'
import classes from '#renderer/features/ranks/leaderboard.module.css'
import { LeaderboardTable } from '#renderer/features/ranks/leaderboard-table.tsx'
import { api } from '#renderer/lib/http-client.ts'
import { rankNeighboursData } from '#shared/schemas/ranks.ts'

/** The player's own place among those of their rank, with who is next above and below: the race that they are in. */
export function Neighbours() {
  const { t } = useTranslation()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['ranks', 'neighbours'],
    queryFn: ({ signal }) => api.get('/ranked/neighbours', { schema: rankNeighboursData, signal }),
    staleTime: 0,
  })
  const title = t('ranks.neighbours.title')
  return (
    <section aria-labelledby="neighbours" className={classes.board}>
      <h2 className={classes.heading} id="neighbours">
        {title}
      </h2>
      {isPending && <ListSkeleton rows={3} height={52} />}
      {!data && error && (
        <ErrorState title={t('ranks.neighbours.failed')} error={error} onRetry={() => void refetch()} />
      )}
      {data?.entries.length === 0 && (
        <EmptyPanel>
          <EmptyState drawing={<RankSeal rank={data.rank} size={88} />} title={t('ranks.neighbours.none')} />
        </EmptyPanel>
      )}
      {data && data.entries.length > 0 && (
        <>
          <p className={classes.lead}>
            {t('ranks.neighbours.lead', { count: data.total, rank: t(`common.rank.${data.rank}`) })}
          </p>
          <LeaderboardTable board={data} caption={title} />
        </>
      )}
    </section>
  )
}
