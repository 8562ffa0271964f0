import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { RankBar } from '#renderer/components/rank-bar.tsx'
import { RankSeal } from '#renderer/components/rank-seal.tsx'
import classes from '#renderer/features/game/rank-change.module.css'
import { rankAfterQuery, rankBeforeQuery } from '#renderer/features/game/rank-queries.ts'
import { announce } from '#renderer/lib/announcer.ts'
import { playSound } from '#renderer/lib/audio/sound.ts'
import { formatNumber } from '#renderer/lib/format.ts'
import { rankShare, rankStep } from '#renderer/lib/rank-progress.ts'
import type { OwnGame } from '#shared/protocol/parts.ts'

const signed = (value: number): string => (value < 0 ? `−${formatNumber(-value)}` : `+${formatNumber(value)}`)

interface RankChangeProps {
  gameId: string
  /** Null while the server is still counting. */
  points: number | null
  /** As the settlement counted it, where it says so. */
  moved: OwnGame['rank']
}

/** What a ranked game changed: the points, and sometimes the rank. */
export function RankChange({ gameId, points, moved }: RankChangeProps) {
  const { t } = useTranslation()
  const watched = useQueryClient().getQueryData(rankBeforeQuery(gameId).queryKey)
  const before = moved?.before ?? watched
  const { data: after } = useQuery({ ...rankAfterQuery(gameId), enabled: points !== null })
  const step = before && after ? rankStep(before.rank, after.rank) : 0
  const news =
    after && step !== 0
      ? t(step > 0 ? 'ranks.promoted' : 'ranks.relegated', { rank: t(`common.rank.${after.rank}`) })
      : null
  useEffect(() => {
    if (news === null) return
    announce(news)
    if (step > 0) playSound('levelUp')
  }, [news, step])

  if (points === null) return <p className={classes.counting}>{t('ranks.counting')}</p>
  return (
    <section className={classes.moment} data-step={Math.sign(step)} data-testid="rank-change">
      <div className={classes.seals}>
        {before && step !== 0 && (
          <span className={classes.old}>
            <RankSeal rank={before.rank} size={56} />
          </span>
        )}
        {after && (
          <span key={after.rank} className={classes.seal}>
            <RankSeal rank={after.rank} size={88} />
          </span>
        )}
      </div>
      <div className={classes.words}>
        <h3 className={classes.heading}>{news ?? (after && t(`common.rank.${after.rank}`))}</h3>
        <p className={classes.points}>
          <strong data-up={points >= 0}>{t('game.finished.rankPoints', { value: signed(points) })}</strong>
          {after && <span>{t('ranks.now', { points: formatNumber(after.points) })}</span>}
        </p>
        {after && <RankBar rank={after} from={before && { share: rankShare(before), step }} />}
      </div>
    </section>
  )
}
