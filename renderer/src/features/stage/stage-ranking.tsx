import { type CSSProperties, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useScoreRows } from '#renderer/components/play/use-score-rows.ts'
import { PlayerAvatar } from '#renderer/components/player-avatar.tsx'
import classes from '#renderer/features/stage/stage-ranking.module.css'
import { formatNumber } from '#renderer/lib/format.ts'
import { useStage } from '#renderer/realtime/stage/stage-store.ts'

const SHOWN = 8
/** The answer is read first. */
const MOVES_AFTER_MS = 900

/** The best, first as they stood before the round, then as they stand: everyone sees who passes whom. */
export function StageRanking() {
  const { t } = useTranslation()
  const rows = useScoreRows()
  const before = useStage((state) => state.before)
  const [moved, setMoved] = useState(before.length === 0)
  useEffect(() => {
    const timer = setTimeout(() => setMoved(true), MOVES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  const was = (userId: string) => before.findIndex((score) => score.userId === userId)
  const shown = rows.slice(0, SHOWN)
  return (
    <section className={classes.ranking} aria-labelledby="stage-ranking">
      <h2 className={classes.heading} id="stage-ranking">
        {t('stage.ranking')}
      </h2>
      <ol
        className={classes.rows}
        style={{ '--rows': shown.length } as CSSProperties}
        data-testid="stage-ranking"
      >
        {shown.map((row, at) => {
          const from = was(row.userId)
          // Who comes from further down comes in from below the list.
          const place = moved || from < 0 ? at : Math.min(from, SHOWN)
          const score = moved ? row.score : (before[from]?.score ?? 0)
          return (
            <li
              key={row.userId}
              style={{ '--at': place } as CSSProperties}
              data-rises={moved && from > at}
              data-away={row.isAway}
            >
              <b>{row.place}</b>
              <PlayerAvatar avatar={row.avatar} size={64} />
              <span className={classes.name}>{row.username}</span>
              <strong>{formatNumber(score)}</strong>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
