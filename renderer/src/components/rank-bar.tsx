import { useTranslation } from 'react-i18next'
import classes from '#renderer/components/rank-bar.module.css'
import { formatNumber } from '#renderer/lib/format.ts'
import { rankProgress } from '#renderer/lib/rank-progress.ts'
import type { UserRank } from '#shared/schemas/user.ts'

/** The way to the next rank: a line of ink, and what is missing in words. */
export function RankBar({ rank }: { rank: UserRank }) {
  const { t } = useTranslation()
  const progress = rankProgress(rank)
  const share = progress.kind === 'climbing' ? progress.share : 1
  return (
    <div>
      <div className={classes.track} aria-hidden="true">
        <div className={classes.ink} style={{ width: `${share * 100}%` }} />
      </div>
      <p className={classes.words}>
        {progress.kind === 'climbing' &&
          t('ranks.missing', {
            points: formatNumber(progress.missing),
            rank: t(`common.rank.${progress.next}`),
          })}
        {progress.kind === 'resting' && t('ranks.resting')}
        {progress.kind === 'top' && t('ranks.top')}
      </p>
    </div>
  )
}
