import { useTranslation } from 'react-i18next'
import { Mask } from '#renderer/components/play/mask.tsx'
import { PlayerAvatar } from '#renderer/components/player-avatar.tsx'
import classes from '#renderer/features/stage/stage-question.module.css'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'
import type { PublicQuiz } from '#shared/schemas/quiz.ts'

/** So many names fit in one line. */
const NAMES = 5

function lengthOf({ length }: string): 'short' | 'middle' | 'long' | 'longest' {
  if (length <= 70) return 'short'
  if (length <= 130) return 'middle'
  return length <= 200 ? 'long' : 'longest'
}

/** The riddle, as far as it is open, and who has it: never what they typed. */
export function StageQuestion({ quiz }: { quiz: PublicQuiz }) {
  const mask = useRoomStore(({ model }) => model.mask)
  return (
    <div className={classes.question} data-testid="stage-question">
      <h2
        key={quiz.id}
        className={classes.prompt}
        data-length={lengthOf(quiz.prompt)}
        lang={quiz.language === 'italian' ? 'it' : 'en'}
      >
        {quiz.prompt}
      </h2>
      <div className={classes.mask}>
        <Mask mask={mask ?? quiz.mask} />
      </div>
      <Solvers />
    </div>
  )
}

function Solvers() {
  const { t } = useTranslation()
  const answered = useRoomStore(({ model }) => model.answered)
  const scores = useRoomStore(({ model }) => model.session?.scores)
  const avatars = useRoomStore(({ model }) => model.avatars)
  const counts = useRoomStore(({ model }) => model.counts)
  const nameOf = (id: string) => scores?.find(({ userId }) => userId === id)?.username ?? ''
  const latest = answered.slice(-NAMES)
  return (
    <section className={classes.solvers} aria-label={t('stage.has')}>
      <p className={classes.count}>
        {counts && counts.of > 0 && answered.length > 0
          ? t('game.counts.answered', counts)
          : t('stage.nobody')}
      </p>
      <ol className={classes.names} start={answered.length - latest.length + 1}>
        {latest.map((userId) => (
          <li key={userId} data-testid="stage-solver">
            <PlayerAvatar avatar={avatars[userId] ?? userId} size={64} />
            <span>{nameOf(userId)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
