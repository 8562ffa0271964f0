import { useTranslation } from 'react-i18next'
import classes from '#renderer/features/game/stage.module.css'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'

/** The points of a right answer, stamped onto the card. */
export function Stamp({ shows }: { shows: boolean }) {
  const { t } = useTranslation()
  const solved = useRoomStore(({ model }) => model.you.answered)
  // After a load of the page it is known that the answer was right, but not for how much.
  const earned = useRoomStore(({ model }) => model.earned)
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
