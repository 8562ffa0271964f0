import { useTranslation } from 'react-i18next'
import { GameOver } from '#renderer/features/game/game-over.tsx'
import { Question } from '#renderer/features/game/question.tsx'
import { Reveal } from '#renderer/features/game/reveal.tsx'
import classes from '#renderer/features/game/stage.module.css'
import { useRoomStore } from '#renderer/realtime/room-store.ts'

/** The middle of the table: a question, its answer, or the end. */
export function Stage() {
  const { t } = useTranslation()
  const phase = useRoomStore(({ board }) => (board.phase === 'paused' ? board.pause?.of : board.phase))
  const quiz = useRoomStore(({ board }) => board.quiz)
  const lastRound = useRoomStore(({ board }) => board.lastRound)
  const result = useRoomStore(({ board }) => board.result)
  if (phase === 'finished' && result) return <GameOver result={result} />
  if (phase === 'answering' && quiz) return <Question key={quiz.id} quiz={quiz} />
  if (lastRound) return <Reveal key={lastRound.quizId} lastRound={lastRound} />
  return (
    <div className={classes.ready} role="status">
      {t(phase === 'settling' ? 'game.reveal.settling' : 'game.getReady')}
    </div>
  )
}
