import { useTranslation } from 'react-i18next'
import { useCountdown } from '#renderer/components/play/use-countdown.ts'
import { isLate } from '#renderer/features/game/plays-from.ts'
import classes from '#renderer/features/game/reveal.module.css'
import stage from '#renderer/features/game/stage.module.css'
import { formatNumber } from '#renderer/lib/format.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'
import type { RoundEnded, Solved } from '#shared/protocol/parts.ts'

/** What was asked, what it brought, and what comes next. */
export function Reveal({ lastRound }: { lastRound: RoundEnded }) {
  const { t } = useTranslation()
  const prompt = useRoomStore(({ model }) => (model.quiz?.id === lastRound.quizId ? model.quiz.prompt : null))
  const earned = useRoomStore(({ model }) => model.earned)
  const hasPlayed = useRoomStore(({ model }) => model.you.role === 'player' && !isLate(model))
  return (
    <>
      {prompt !== null && <p className={classes.prompt}>{prompt}</p>}
      {lastRound.answer !== null && <p className={classes.label}>{t('game.reveal.heading')}</p>}
      <Solvers solved={lastRound.solved} isTold={lastRound.answer !== null} />
      {lastRound.wrongGuess && (
        <p className={classes.wrongGuess} data-testid="wrong-guess">
          {t('game.reveal.wrongGuess')} <q>{lastRound.wrongGuess.guess}</q>{' '}
          <span>{lastRound.wrongGuess.username}</span>
        </p>
      )}
      <div className={stage.foot}>
        {hasPlayed && (
          <p className={classes.earned} data-any={earned !== null}>
            {earned === null ? t('game.reveal.missed') : t('game.reveal.earned', { points: earned })}
          </p>
        )}
        <NextRound />
      </div>
    </>
  )
}

/** More names than this do not fit beside the answer. */
const NAMED = 4

/** Who had it, and after how many seconds. */
function Solvers({ solved, isTold }: { solved: readonly Solved[]; isTold: boolean }) {
  const { t } = useTranslation()
  const more = solved.length - NAMED
  if (solved.length === 0) return isTold ? <p className={classes.solvers}>{t('game.reveal.nobody')}</p> : null
  return (
    <ol className={classes.solvers} aria-label={t('game.reveal.solvers')} data-testid="solvers">
      {solved.slice(0, NAMED).map(({ userId, username, elapsedMs, points }) => (
        <li key={userId}>
          <strong>{username}</strong>
          <span>{t('game.reveal.after', { seconds: formatNumber(Math.round(elapsedMs / 100) / 10) })}</span>
          <span>{t('game.feedback.points', { points })}</span>
        </li>
      ))}
      {more > 0 && <li>{t('game.reveal.more', { count: more })}</li>}
    </ol>
  )
}

function NextRound() {
  const { t } = useTranslation()
  const phase = useRoomStore(({ model }) => model.phase)
  const countdown = useRoomStore(({ model }) => model.countdown)
  const left = useCountdown(phase === 'between' ? countdown : null)
  if (phase === 'settling') return <p className={classes.next}>{t('game.reveal.settling')}</p>
  if (!left) return null
  return <p className={classes.next}>{t('game.reveal.next', { count: left.seconds })}</p>
}
