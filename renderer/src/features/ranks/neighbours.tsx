import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '#renderer/components/error-state.tsx'
import { ListSkeleton } from '#renderer/components/list-skeleton.tsx'
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
      {data?.entries.length === 0 && <Text c="dimmed">{t('ranks.neighbours.none')}</Text>}
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
