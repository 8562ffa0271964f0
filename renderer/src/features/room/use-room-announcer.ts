import { useEffect } from 'react'
import { announce } from '#renderer/lib/announcer.ts'
import { i18n } from '#renderer/lib/i18n.ts'
import { onRoomEvent } from '#renderer/realtime/room/room-events.ts'

/** Tells screen readers what only the eye would notice. People coming and going are in the chat, which is a log. */
export function useRoomAnnouncer(): void {
  useEffect(
    () =>
      onRoomEvent('game_starting', ({ startsInMs }) => {
        const seconds = Math.ceil(startsInMs / 1000)
        announce(`${i18n.t('room.start.startsIn')} ${i18n.t('common.seconds', { count: seconds })}`, {
          priority: 'assertive',
        })
      }),
    [],
  )
}
