import { useEffect, useMemo } from 'react'
import { announce } from '#renderer/lib/announcer.ts'
import { i18n } from '#renderer/lib/i18n.ts'
import { serverNow } from '#renderer/lib/server-clock.ts'
import { type Countdown, needsReadyCheck } from '#renderer/realtime/room/room-model.ts'
import { roomState } from '#renderer/realtime/room/room-store.ts'
import { atSecondsLeft } from '#renderer/realtime/room/seconds-left.ts'
import type { Room } from '#shared/schemas/room.ts'

/** A device clock that is off by more than this is not used. */
const CLOCK_SLACK_MS = 5_000
/** Seconds left at which the remaining time is announced. */
const HURRY = [10]

/**
 * Until when a match waits. The server names a time of day. If the device's clock is clearly wrong, as there would be more time
 * left than the whole wait or less than none, the whole wait starts now.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: players joining or leaving must not restart the countdown
  const countdown = useMemo(() => startsByOf(room, serverNow()), [id, startsBy])
  useEffect(
    () =>
      atSecondsLeft(countdown, HURRY, (count) => {
        if (needsReadyCheck(roomState().model)) announce(i18n.t('room.match.hurry', { count }))
      }),
    [countdown],
  )
  return countdown
}
