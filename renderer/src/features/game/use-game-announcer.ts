import { useEffect } from 'react'
import { announce } from '#renderer/lib/announcer.ts'
import { i18n } from '#renderer/lib/i18n.ts'
import type { Countdown } from '#renderer/realtime/board.ts'
import { onRoomEvent } from '#renderer/realtime/room-events.ts'
import { useRoomStore } from '#renderer/realtime/room-store.ts'

/** Seconds before the end at which the time is worth a word. */
const TIMES = [30, 10, 5]

function followTime(countdown: Countdown): () => void {
  if (countdown.kind === 'stopped') return () => undefined
  const timers = TIMES.map((seconds) => ({
    seconds,
    wait: countdown.endsAt - performance.now() - seconds * 1000,
  }))
    .filter(({ wait }) => wait > 0)
    .map(({ seconds, wait }) =>
      setTimeout(() => announce(i18n.t('game.timer.left', { count: seconds })), wait),
    )
  return () => timers.forEach(clearTimeout)
}

/** Tells screen readers the time. Everything else speaks where it stands: the headline, the chat, the stamp, the pause. */
export function useGameAnnouncer(): void {
  useEffect(() => onRoomEvent('game_resumed', () => announce(i18n.t('game.pause.resumed'))), [])
  const asks = useRoomStore(({ board }) => board.phase === 'answering')
  const countdown = useRoomStore(({ board }) => board.countdown)
  useEffect(() => {
    if (asks && countdown) return followTime(countdown)
  }, [asks, countdown])
}
