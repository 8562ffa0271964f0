import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { Reactions } from '#renderer/components/play/reactions/reactions.tsx'
import { Question } from '#renderer/features/game/question.tsx'
import { Reveal } from '#renderer/features/game/reveal.tsx'
import classes from '#renderer/features/game/stage.module.css'
import { Stamp } from '#renderer/features/game/stamp.tsx'
import { type Scene, useScene } from '#renderer/features/game/use-scene.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'

const loadGameOver = async () => (await import('#renderer/features/game/game-over.tsx')).withTexts()
const GameOver = lazyPart(loadGameOver)
const QuizVoice = lazyPart(async () => (await import('#renderer/features/game/quiz-voice.tsx')).withTexts())

/** More than this does not fit a phone in the large letters. */
const LONG = 110

/**
 * The middle of the table: a question, its answer, or the end. Headline and explanation stay the same nodes through all
 * of them, so that readers hear each new text once: a question at once, the rest when there is time to listen.
 */
export function Stage() {
  const { t } = useTranslation()
  const scene = useScene()
  const solved = useRoomStore(({ model }) => model.you.answered || model.earned !== null)
  const lang = useRoomStore(({ model }) => (model.quiz?.language === 'italian' ? 'it' : 'en'))
  const text = headlineOf(scene)
  const isReveal = scene.kind === 'reveal'
  // A dialog about the last quiz outlives its reveal.
  const [wasTold, setTold] = useState(false)
  // Fetched with the first answer that is told, so that it is there at the end.
  useEffect(() => {
    if (!isReveal) return
    setTold(true)
    loadGameOver().catch(() => undefined)
  }, [isReveal])
  const isOfQuiz = scene.kind === 'question' || (scene.kind === 'reveal' && scene.lastRound.answer !== null)
  const ofQuiz = isOfQuiz ? { lang } : {}
  return (
    <section
      className={classes.card}
      data-scene={scene.kind}
      data-solved={solved && scene.kind !== 'over'}
      aria-labelledby="headline"
      data-testid={scene.kind === 'over' ? 'game-over' : scene.kind}
    >
      <h2
        className={classes.headline}
        id="headline"
        aria-live={scene.kind === 'question' ? 'assertive' : 'polite'}
        aria-atomic="true"
        data-long={text.length > LONG}
      >
        <span key={text} className={classes.turn} {...ofQuiz}>
          {text}
        </span>
      </h2>
      <div className={classes.why} aria-live="polite" {...ofQuiz}>
        {scene.kind === 'reveal' && scene.lastRound.explanation}
      </div>
      <Body scene={scene} />
      {(isReveal || (isOfQuiz && solved)) && (
        <div className={classes.reactions}>
          <Reactions />
        </div>
      )}
      {wasTold && <QuizVoice shows={isReveal} />}
      <Stamp shows={scene.kind === 'question'} />
    </section>
  )

  function headlineOf(scene: Scene): string {
    switch (scene.kind) {
      case 'question':
        return scene.quiz.prompt
      case 'reveal':
        return scene.lastRound.answer ?? t('game.reveal.untold')
      case 'over':
        return scene.result.winner
          ? t('game.finished.winner', { name: scene.result.winner.username })
          : t('game.finished.noWinner')
      case 'ready':
        return t(scene.settling ? 'game.reveal.settling' : 'game.getReady')
    }
  }
}

function Body({ scene }: { scene: Scene }) {
  switch (scene.kind) {
    case 'question':
      return <Question quiz={scene.quiz} />
    case 'reveal':
      return <Reveal lastRound={scene.lastRound} />
    case 'over':
      return <GameOver result={scene.result} />
    case 'ready':
      return null
  }
}
