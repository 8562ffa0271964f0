import { useTranslation } from 'react-i18next'
import classes from '#renderer/features/game/late-note.module.css'
import { playsFrom } from '#renderer/features/game/plays-from.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'

/** Note to a player who came in during the running round: when they play, and when others see what they type. */
export function LateNote() {
  const { t } = useTranslation()
  const round = useRoomStore(({ model }) => (model.you.role === 'player' ? playsFrom(model) : null))
  if (round === null) return null
  return (
    <p className={classes.note} role="status" data-testid="late-note">
      {t('game.late', { round })}
    </p>
  )
}
