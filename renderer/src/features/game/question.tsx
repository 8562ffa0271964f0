import { useTranslation } from 'react-i18next'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { Mask } from '#renderer/components/play/mask.tsx'
import { HintButton } from '#renderer/features/game/hint-button.tsx'
import { isGuessing, isLate } from '#renderer/features/game/plays-from.ts'
import classes from '#renderer/features/game/stage.module.css'
import { Worth } from '#renderer/features/game/worth.tsx'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'
import type { PublicQuiz } from '#shared/schemas/quiz.ts'

/** Not wanted in the first moments of a round. */
const SkipButton = lazyPart<object>(
  async () => (await import('#renderer/features/game/skip-button.tsx')).SkipButton,
)

/** Most players never come late. */
const LateNote = lazyPart<object>(
  async () => (await import('#renderer/features/game/late-note.tsx')).LateNote,
)

/** What belongs to the question, besides the question itself. */
export function Question({ quiz }: { quiz: PublicQuiz }) {
  const { t } = useTranslation()
  const mask = useRoomStore(({ model }) => model.mask)
  const solved = useRoomStore(({ model }) => model.you.answered)
  const guesses = useRoomStore(({ model }) => isGuessing(model))
  const late = useRoomStore(({ model }) => isLate(model))
  const typed = useRoomStore(({ roomId, drafts }) => drafts[roomId ?? ''] ?? '')
  return (
    <>
      <p className={classes.kind}>
        <span className={classes.kindName}>{t(`game.kind.${quiz.kind}`)}</span>
        <span className={classes.category}>{quiz.category}</span>
        <Worth difficulty={quiz.difficulty} />
      </p>
      <div className={classes.open}>
        <Mask mask={mask ?? quiz.mask} typed={guesses ? typed : ''} isSolved={solved} />
      </div>
      {late && <LateNote />}
      <div className={classes.foot}>
        <HintButton />
        <SkipButton />
        <Counts />
      </div>
    </>
  )
}

function Counts() {
  const { t } = useTranslation()
  const counts = useRoomStore(({ model }) => model.counts)
  return (
    <span className={classes.counts}>
      {counts !== null && counts.of > 0 && (
        <span>{t('game.counts.answered', { answered: counts.answered, of: counts.of })}</span>
      )}
      {counts !== null && counts.guesses > 0 && (
        <span>{t('game.counts.guesses', { count: counts.guesses })}</span>
      )}
    </span>
  )
}
