import { useTranslation } from 'react-i18next'
import { useCountdown } from '#renderer/components/play/use-countdown.ts'
import classes from '#renderer/features/game/reveal.module.css'
import stage from '#renderer/features/game/stage.module.css'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'
import type { RoundEnded } from '#shared/protocol/parts.ts'

/** What was asked, what it brought, and what comes next. */
export function Reveal({ lastRound }: { lastRound: RoundEnded }) {
  const { t } = useTranslation()
  const prompt = useRoomStore(({ model }) => (model.quiz?.id === lastRound.quizId ? model.quiz.prompt : null))
  const earned = useRoomStore(({ model }) => model.earned)
  const isPlayer = useRoomStore(({ model }) => model.you.role === 'player')
  return (
    <>
      {prompt !== null && <p className={classes.prompt}>{prompt}</p>}
      {lastRound.answer !== null && <p className={classes.label}>{t('game.reveal.heading')}</p>}
      <div className={stage.foot}>
        {isPlayer && (
          <p className={classes.earned} data-any={earned !== null}>
            {earned === null ? t('game.reveal.missed') : t('game.reveal.earned', { points: earned })}
          </p>
        )}
        <NextRound />
      </div>
    </>
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
