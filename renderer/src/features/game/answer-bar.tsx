import { useTranslation } from 'react-i18next'
import { Composer } from '#renderer/components/play/composer.tsx'
import classes from '#renderer/features/game/answer-bar.module.css'
import { FeedbackChip } from '#renderer/features/game/feedback-chip.tsx'
import { isLate } from '#renderer/features/game/plays-from.ts'
import { useFeedback } from '#renderer/features/game/use-feedback.ts'
import type { RoomModel } from '#renderer/realtime/room/room-model.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'

type Speaker = 'watching' | 'late' | 'guess' | 'solved' | 'between'

/** Who would read a line of one's own just now, and what it would count as. */
function speakerOf(model: RoomModel): Speaker {
  const { you, phase } = model
  if (phase !== 'answering') return 'between'
  if (you.role === 'spectator') return 'watching'
  if (you.role === 'presenter' || you.answered) return 'solved'
  return isLate(model) ? 'late' : 'guess'
}

/** The line to answer in, at the same place from the first second of the game to the last. */
export function AnswerBar({ roomId }: { roomId: string }) {
  const { t } = useTranslation()
  const speaker = useRoomStore(({ model }) => speakerOf(model))
  const feedback = useFeedback()
  return (
    <div
      className={classes.bar}
      data-shakes={feedback?.result === 'wrong'}
      data-seq={(feedback?.seq ?? 0) % 2}
    >
      <Composer
        roomId={roomId}
        label={t('game.input.label')}
        placeholder={t(`game.input.${speaker}`)}
        verdict={<FeedbackChip feedback={feedback} />}
        holdsFocus
      />
    </div>
  )
}
