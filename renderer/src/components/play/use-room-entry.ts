import { useCallback, useEffect } from 'react'
import { enterRoom, resumeRoom } from '#renderer/realtime/room-session.ts'
import { useRoomStore } from '#renderer/realtime/room-store.ts'
import type { RoomEntryError } from '#renderer/realtime/room-entry-error.ts'

export type Entry =
  | { status: 'opening' }
  | { status: 'inside' }
  | { status: 'failed'; error: RoomEntryError }
  /** We were in it, and are no longer. */
  | { status: 'ended' }

/**
 * Sees to it that we are in the room of this screen: whoever comes by a link or a reload is let in again. The connection
 * itself lives outside React, so it neither doubles when React mounts twice nor ends with the screen.
 */
export function useRoomEntry(roomId: string) {
  // The store keeps the error; whoever waits here has nothing to add to it.
  const retry = useCallback(() => void resumeRoom(roomId).catch(() => undefined), [roomId])
  const spectate = useCallback(() => void enterRoom({ roomId, spectate: true }).catch(() => undefined), [roomId])
  useEffect(retry, [retry])

  const inside = useRoomStore((state) => state.board.room?.id === roomId)
  const opening = useRoomStore((state) => state.joinStatus === 'loading')
  const error = useRoomStore((state) => state.joinError)
  const wasIn = useRoomStore((state) => state.joinStatus === 'success' || state.joinStatus === 'idle')
  return { entry: entryOf({ inside, opening, error, wasIn }), retry, spectate }
}

function entryOf(is: { inside: boolean; opening: boolean; error: RoomEntryError | null; wasIn: boolean }): Entry {
  if (is.inside) return { status: 'inside' }
  if (is.opening) return { status: 'opening' }
  if (is.error) return { status: 'failed', error: is.error }
  return is.wasIn ? { status: 'ended' } : { status: 'opening' }
}
