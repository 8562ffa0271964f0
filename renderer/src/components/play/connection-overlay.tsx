import { IconPlugConnectedX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/components/play/connection-overlay.module.css'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'

/** Says that the client is reconnecting. The room stays visible below it, and the input usable. */
export function ConnectionOverlay() {
  const { t } = useTranslation()
  const down = useRoomStore((state) => state.lostAt !== null)
  return (
    <div className={classes.place} role="status" data-down={down}>
      {down && (
        <p className={classes.strip}>
          <IconPlugConnectedX size={20} aria-hidden />
          {t('realtime.reconnecting')}
        </p>
      )}
    </div>
  )
}
