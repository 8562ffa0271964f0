import { useEffect } from 'react'
import { placesText } from '#renderer/features/game/places-text.ts'
import { announce } from '#renderer/lib/announcer.ts'
import { i18n } from '#renderer/lib/i18n.ts'
import { onRoomEvent } from '#renderer/realtime/room-events.ts'
import { useRoomStore } from '#renderer/realtime/room-store.ts'
import { atSecondsLeft } from '#renderer/realtime/seconds-left.ts'

/** Seconds before the end at which the time is worth a word. */
const TIMES = [30, 10, 5]

/** Tells screen readers the time and the places. Everything else speaks where it stands: a question, an answer, a result. */
export function useGameAnnouncer(): void {
  const asks = useRoomStore(({ board }) => board.phase === 'answering')
  const countdown = useRoomStore(({ board }) => board.countdown)
  useEffect(() => {
    if (!asks) return
    return atSecondsLeft(countdown, TIMES, (count) => announce(i18n.t('game.timer.left', { count })))
  }, [asks, countdown])

  useEffect(() => onRoomEvent('game_resumed', () => announce(i18n.t('game.pause.resumed'))), [])
  useEffect(() => onRoomEvent('game_finished', (result) => announce(placesText(result))), [])
}
