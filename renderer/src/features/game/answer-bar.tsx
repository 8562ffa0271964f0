import { useTranslation } from 'react-i18next'
import { Composer } from '#renderer/components/play/composer.tsx'
import classes from '#renderer/features/game/answer-bar.module.css'
import { FeedbackChip } from '#renderer/features/game/feedback-chip.tsx'
import { useFeedback } from '#renderer/features/game/use-feedback.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'

/** The line to answer in, at the same place from the first second of the game to the last. */
export function AnswerBar({ roomId }: { roomId: string }) {
  const { t } = useTranslation()
  const isSpectator = useRoomStore(({ model }) => model.you.role === 'spectator')
  const solved = useRoomStore(({ model }) => model.you.answered)
  const asks = useRoomStore(({ model }) => model.phase === 'answering')
  const feedback = useFeedback()
  const placeholder = asks ? (solved ? 'solved' : 'guess') : 'between'
  return (
    <div
      className={classes.bar}
      data-shakes={feedback?.result === 'wrong'}
      data-seq={(feedback?.seq ?? 0) % 2}
    >
      {isSpectator ? (
        <p className={classes.watching}>{t('game.input.watching')}</p>
      ) : (
        <Composer
          roomId={roomId}
          label={t('game.input.label')}
          placeholder={t(`game.input.${placeholder}`)}
          verdict={<FeedbackChip feedback={feedback} />}
          holdsFocus
        />
      )}
    </div>
  )
}
