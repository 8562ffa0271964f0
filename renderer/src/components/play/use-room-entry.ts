import { useCallback, useLayoutEffect } from 'react'
import { noSuchRoom } from '#renderer/realtime/room/room-endings.ts'
import { RoomEntryError } from '#renderer/realtime/room/room-entry-error.ts'
import { enterRoom, resumeRoom } from '#renderer/realtime/room/room-session.ts'
import { type JoinStatus, useRoomStore } from '#renderer/realtime/room/room-store.ts'

export type Entry =
  | { status: 'opening' }
  | { status: 'inside' }
  | { status: 'going_home' }
  /** A password opens it; `refusal` says why the last one did not. */
  | { status: 'locked'; refusal: string | null }
  | { status: 'failed'; error: RoomEntryError }
  /** We were in it, and are no longer. */
  | { status: 'ended' }

/**
 * Enters the room of this screen, also after a reload or when it was opened by a link. The connection
 * itself lives outside React, so it neither doubles when React mounts twice nor ends with the screen.
 */
export function useRoomEntry(roomId: string) {
  // The store keeps every other error.
  const failed = useCallback(
    (error: unknown) => {
      if (error instanceof RoomEntryError && error.code === 'ROOM_NOT_FOUND') noSuchRoom(roomId)
    },
    [roomId],
  )
  const retry = useCallback(() => void resumeRoom(roomId).catch(failed), [roomId, failed])
  const spectate = useCallback(
    () => void enterRoom({ roomId, spectate: true }).catch(failed),
    [roomId, failed],
  )
  const enterWith = useCallback(
    (password: string) => void enterRoom({ roomId, password }).catch(failed),
    [roomId, failed],
  )
  // Before the first paint: a screen that says 'gone' and then 'here' would flicker.
  useLayoutEffect(retry, [retry])

  // A room that is known before its view is not drawn yet: its phase decides the screen.
  const inside = useRoomStore(({ model }) => model.room?.id === roomId && model.phase !== null)
  const joinStatus = useRoomStore((state) => state.joinStatus)
  const error = useRoomStore((state) => state.joinError)
  const goingHome = useRoomStore((state) => state.goingHome)
  return { entry: inside ? INSIDE : outside(joinStatus, error, goingHome), retry, spectate, enterWith }
}

const INSIDE: Entry = { status: 'inside' }

function outside(joinStatus: JoinStatus, error: RoomEntryError | null, goingHome: boolean): Entry {
  if (goingHome) return { status: 'going_home' }
  if (joinStatus === 'error' && error) {
    if (error.code === 'ROOM_REQUIRES_PASSWORD') return { status: 'locked', refusal: null }
    if (error.code === 'INCORRECT_PASSWORD') return { status: 'locked', refusal: error.message }
    return { status: 'failed', error }
  }
  return { status: joinStatus === 'idle' ? 'ended' : 'opening' }
}
