import { useEffect, useMemo } from 'react'
import { announce } from '#renderer/lib/announcer.ts'
import { i18n } from '#renderer/lib/i18n.ts'
import { type Countdown, isCalled } from '#renderer/realtime/room/room-model.ts'
import { roomState } from '#renderer/realtime/room/room-store.ts'
import { atSecondsLeft } from '#renderer/realtime/room/seconds-left.ts'
import type { Room } from '#shared/schemas/room.ts'

/** A device's clock that is further off than this cannot be gone by. */
const CLOCK_SLACK_MS = 5_000
/** When it is worth a word that the time runs out. */
const HURRY = [10]

/**
 * Until when a match waits. The server names a time of day: by a clock that cannot be right, as there would be more time
 * left than there ever was or less than none, the whole wait begins now, which it does for who has just been called.
 */
export function startsByOf({ createdAt, startsBy }: Room, now: number): Countdown | null {
  if (startsBy === undefined) return null
  const durationMs = Date.parse(startsBy) - Date.parse(createdAt)
  const left = Date.parse(startsBy) - now
  const isLikely = left > -CLOCK_SLACK_MS && left < durationMs + CLOCK_SLACK_MS
  const leftMs = isLikely ? Math.min(Math.max(left, 0), durationMs) : durationMs
  return { kind: 'running', endsAt: performance.now() + leftMs, durationMs }
}

export function useStartsBy(room: Room): Countdown | null {
  const { id, startsBy } = room
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever comes or goes does not wind the clock anew
  const countdown = useMemo(() => startsByOf(room, Date.now()), [id, startsBy])
  useEffect(
    () =>
      atSecondsLeft(countdown, HURRY, (count) => {
        if (isCalled(roomState().board)) announce(i18n.t('room.match.hurry', { count }))
      }),
    [countdown],
  )
  return countdown
}
