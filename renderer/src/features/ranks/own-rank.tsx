import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '#renderer/components/error-state.tsx'
import { ListSkeleton } from '#renderer/components/list-skeleton.tsx'
import { RankBar } from '#renderer/components/rank-bar.tsx'
import { RankSeal } from '#renderer/components/rank-seal.tsx'
import classes from '#renderer/features/ranks/own-rank.module.css'
import type { useMyRank } from '#renderer/features/ranks/use-my-rank.ts'
import { formatNumber } from '#renderer/lib/format.ts'
import { formatDay } from '#renderer/lib/format-date.ts'
import { serverNow } from '#renderer/lib/server-clock.ts'
import { RANK_POINTS, RELEGATION_MARGIN } from '#shared/constants/ranks.ts'
import type { UserRank } from '#shared/schemas/user.ts'
import { seasonEndAt } from '#shared/seasons.ts'

export function OwnRank({ data, error, isPending, retry }: ReturnType<typeof useMyRank>) {
  const { t } = useTranslation()
  return (
    <section className={classes.card} aria-labelledby="own-rank" data-testid="own-rank">
      <h2 className={classes.heading} id="own-rank">
        {t('ranks.mine.title')}
      </h2>
      {isPending && <ListSkeleton rows={1} height={144} />}
      {!data && error && <ErrorState title={t('ranks.mine.failed')} error={error} onRetry={retry} />}
      {data && <Standing rank={data} />}
    </section>
  )
}

function Standing({ rank }: { rank: UserRank }) {
  const { t } = useTranslation()
  const name = t(`common.rank.${rank.rank}`)
  const threshold = RANK_POINTS[rank.rank]
  const date = formatDay(seasonEndAt(serverNow()))
  return (
    <>
      <div className={classes.standing}>
        <RankSeal rank={rank.rank} size={104} />
        <div className={classes.words}>
          <p className={classes.name}>{name}</p>
          <p className={classes.points}>
            {t('common.points', { count: rank.points, value: formatNumber(rank.points) })}
          </p>
          {rank.position !== null && (
            <p className={classes.place}>{t('ranks.mine.place', { count: rank.position, ordinal: true })}</p>
          )}
        </div>
      </div>
      <RankBar rank={rank} />
      {rank.points < threshold && (
        <Text c="dimmed" mt={4}>
          {t('ranks.margin', { rank: name, points: formatNumber(threshold - RELEGATION_MARGIN) })}
        </Text>
      )}
      <p className={classes.season}>
        <strong>{t('ranks.season', { season: rank.season })}</strong> {t('ranks.seasonEnds', { date })}
      </p>
    </>
  )
}
