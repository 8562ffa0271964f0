import { useEffect } from 'react'
import { i18n } from '#renderer/lib/i18n.ts'
import { toast } from '#renderer/lib/toast.ts'
import { onRoomEvent } from '#renderer/realtime/room/room-events.ts'

/** Tells that the game which begins has quizzes of other difficulties, too. */
export function useFilledUpNotice(): void {
  useEffect(
    () =>
      onRoomEvent('quizzes_filled_up', ({ others }) =>
        toast.blank(i18n.t('waiting.filledUp', { count: others })),
      ),
    [],
  )
}
