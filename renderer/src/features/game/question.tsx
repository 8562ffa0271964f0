import { useTranslation } from 'react-i18next'
import { HintButton } from '#renderer/features/game/hint-button.tsx'
import { Mask } from '#renderer/features/game/mask.tsx'
import classes from '#renderer/features/game/stage.module.css'
import { useRoomStore } from '#renderer/realtime/room-store.ts'
import type { PublicQuiz } from '#shared/schemas/quiz.ts'

/** More than this does not fit a phone in the large letters. */
const LONG = 110

/** What is asked, whole at once, with the letters that are open. */
export function Question({ quiz }: { quiz: PublicQuiz }) {
  const { t } = useTranslation()
  const mask = useRoomStore(({ board }) => board.mask)
  const solved = useRoomStore(({ board }) => board.you.answered)
  return (
    <section className={classes.card} data-solved={solved} aria-labelledby="question" data-testid="question">
      <p className={classes.kind}>
        <span className={classes.kindName}>{t(`game.kind.${quiz.kind}`)}</span>
        <span className={classes.category}>{quiz.category}</span>
      </p>
      <h2
        className={classes.prompt}
        id="question"
        data-long={quiz.prompt.length > LONG}
        lang={quiz.language === 'italian' ? 'it' : 'en'}
      >
        {quiz.prompt}
      </h2>
      <div className={classes.open}>
        <Mask mask={mask ?? quiz.mask} />
      </div>
      <div className={classes.foot}>
        <HintButton />
        <Counts />
      </div>
      <Stamp />
    </section>
  )
}

function Counts() {
  const { t } = useTranslation()
  const counts = useRoomStore(({ board }) => board.counts)
  const answered = useRoomStore(({ board }) => board.answered.length)
  const of = counts?.of ?? 0
  return (
    <span className={classes.counts}>
      {of > 0 && (
        <span>{t('game.counts.answered', { answered: Math.max(counts?.answered ?? 0, answered), of })}</span>
      )}
      {counts !== null && counts.guesses > 0 && (
        <span>{t('game.counts.guesses', { count: counts.guesses })}</span>
      )}
    </span>
  )
}

/** What a right answer was worth, pressed onto the card. */
function Stamp() {
  const { t } = useTranslation()
  const earned = useRoomStore(({ board }) => board.earned)
  if (earned === null) return null
  return (
    <div className={classes.stamp} data-testid="stamp">
      <span className={classes.stampPoints}>{t('game.feedback.points', { points: earned })}</span>
      <span>{t('game.feedback.correct')}</span>
    </div>
  )
}
