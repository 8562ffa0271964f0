import { IconPlugConnectedX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/components/play/connection-veil.module.css'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'

/** Says that the line is being won back. The board stays to be seen, and the input to be typed in. */
export function ConnectionVeil() {
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
