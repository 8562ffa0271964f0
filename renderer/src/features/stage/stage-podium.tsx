import { IconCrown } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import type { ScoreRow } from '#renderer/components/play/score-rows.ts'
import { useConfetti } from '#renderer/components/play/use-confetti.ts'
import { useScoreRows } from '#renderer/components/play/use-score-rows.ts'
import { PlayerAvatar } from '#renderer/components/player-avatar.tsx'
import classes from '#renderer/features/stage/stage-podium.module.css'
import { formatNumber } from '#renderer/lib/format.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'
import type { GameFinished } from '#shared/protocol/parts.ts'

const STEPS = 3
const OTHERS = 6
const STEP_MS = 700

/** The end: third, second, first, then everyone else in one line. */
export function StagePodium({ result }: { result: GameFinished }) {
  const { t } = useTranslation()
  const gameId = useRoomStore(({ model }) => model.session?.id ?? null)
  const rows = useScoreRows()
  const { winner } = result
  useConfetti(winner === null ? null : gameId)
  const best = rows.slice(0, STEPS)
  const others = rows.slice(STEPS, STEPS + OTHERS)
  return (
    <div className={classes.end} data-testid="stage-podium">
      <h1 className={classes.title}>
        {winner ? t('stage.winner', { name: winner.username }) : t('stage.over')}
      </h1>
      <ol className={classes.podium} aria-label={t('game.finished.podium')} data-steps={best.length}>
        {best.map((row, index) => (
          <Step
            key={row.userId}
            row={row}
            step={index + 1}
            wait={best.length - 1 - index}
            won={row.userId === winner?.userId}
          />
        ))}
      </ol>
      {others.length > 0 && (
        <ol className={classes.others} start={STEPS + 1} aria-label={t('game.finished.all')}>
          {others.map((row) => (
            <li key={row.userId}>
              <b>{row.place}</b> {row.username} <strong>{formatNumber(row.score)}</strong>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

function Step({ row, step, wait, won }: { row: ScoreRow; step: number; wait: number; won: boolean }) {
  const { t } = useTranslation()
  return (
    <li
      className={classes.step}
      style={{ '--wait': `${wait * STEP_MS}ms` } as CSSProperties}
      data-step={step}
      data-won={won}
    >
      {won && <IconCrown className={classes.crown} aria-hidden />}
      <PlayerAvatar avatar={row.avatar} size={160} />
      <span className={classes.name}>{row.username}</span>
      <span className={classes.block}>
        <b>{t('game.place', { count: row.place, ordinal: true })}</b>
        <span className={classes.points}>{formatNumber(row.score)}</span>
        <span>{t('game.finished.correct', { count: row.correct })}</span>
      </span>
    </li>
  )
}
