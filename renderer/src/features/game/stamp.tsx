import { useTranslation } from 'react-i18next'
import classes from '#renderer/features/game/stage.module.css'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'

/** What a right answer was worth, pressed onto the card. */
export function Stamp({ shows }: { shows: boolean }) {
  const { t } = useTranslation()
  const solved = useRoomStore(({ board }) => board.you.answered)
  // After a load of the page it is known that the answer was right, but not for how much.
  const earned = useRoomStore(({ board }) => board.earned)
  return (
    <div role="status">
      {shows && solved && (
        <div className={classes.stamp} data-testid="stamp">
          {earned !== null && (
            <span className={classes.stampPoints}>{t('game.feedback.points', { points: earned })}</span>
          )}
          <span>{t('game.feedback.correct')}</span>
        </div>
      )}
    </div>
  )
}
