import { useTranslation } from 'react-i18next'
import { RankSeal } from '#renderer/components/rank-seal.tsx'
import { Meter } from '#renderer/features/profile/meter.tsx'
import classes from '#renderer/features/profile/rank-standing.module.css'
import { formatNumber } from '#renderer/lib/format.ts'
import { RANKS } from '#shared/constants/game.ts'
import type { UserRank } from '#shared/schemas/user.ts'

/** The rank, its points, and how far the next one is. */
export function RankStanding({ rank: { rank, points, pointsToNext, season } }: { rank: UserRank }) {
  const { t } = useTranslation()
  const next = RANKS[RANKS.indexOf(rank) + 1]
  const way =
    next === undefined || pointsToNext === null
      ? t('profile.rank.highest')
      : t('profile.rank.toNext', {
          count: pointsToNext,
          value: formatNumber(pointsToNext),
          rank: t(`common.rank.${next}`),
        })
  return (
    <div className={classes.standing} data-testid="rank-standing">
      <RankSeal rank={rank} size={72} />
      <div className={classes.words}>
        <h3 className={classes.rank}>{t(`common.rank.${rank}`)}</h3>
        <p>
          {t('common.points', { value: formatNumber(points) })} · {t('profile.rank.season', { n: season })}
        </p>
      </div>
      <div className={classes.way}>
        <Meter label={way} share={pointsToNext === null ? 1 : points / (points + pointsToNext)} />
      </div>
    </div>
  )
}
