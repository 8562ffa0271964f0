import { useTranslation } from 'react-i18next'
import { RankBar } from '#renderer/components/rank-bar.tsx'
import { RankSeal } from '#renderer/components/rank-seal.tsx'
import classes from '#renderer/features/profile/rank-standing.module.css'
import { formatNumber } from '#renderer/lib/format.ts'
import { formatDay } from '#renderer/lib/format-date.ts'
import { serverNow } from '#renderer/lib/server-clock.ts'
import type { UserRank } from '#shared/schemas/user.ts'
import { seasonEndAt } from '#shared/seasons.ts'

/** The rank, its points, and how far the next one is. */
export function RankStanding({ rank }: { rank: UserRank }) {
  const { t } = useTranslation()
  return (
    <div className={classes.standing} data-testid="rank-standing">
      <RankSeal rank={rank.rank} size={72} />
      <div className={classes.words}>
        <h3 className={classes.rank}>{t(`common.rank.${rank.rank}`)}</h3>
        <p>
          {t('common.points', { count: rank.points, value: formatNumber(rank.points) })} ·{' '}
          {t('ranks.seasonUntil', { season: rank.season, date: formatDay(seasonEndAt(serverNow())) })}
        </p>
      </div>
      <div className={classes.way}>
        <RankBar rank={rank} />
      </div>
    </div>
  )
}
