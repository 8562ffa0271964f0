import { refreshToken } from '#renderer/session/token-refresh.ts'
import { JOIN_TIMEOUT_MS } from '#shared/constants/timings.ts'
import { wakeWaitingLine } from './composer.ts'
import { saveRecord } from './reconnect-records.ts'
import { developmentRetry, patientRetry } from './retry-policy.ts'
import { createRoomConnection, type Ending } from './room-connection.ts'
import { type RoomDoor, roomDoor } from './room-door.ts'
import { connectionLost, roomFailed, roomGone } from './room-endings.ts'
import { joinFailed, joinTimeout } from './room-entry-error.ts'
import { currentConnection, setConnection } from './room-line.ts'
import type { RoomEntry } from './room-session.ts'
import { clearRoom, moveFlow, roomState, setRoom } from './room-store.ts'
import { takeRoomEvent } from './take-room-event.ts'
import { onWakeUp } from './wake-ups.ts'

let door: RoomDoor = roomDoor
/** For tests: another game server. */
export const setRoomDoor = (next: RoomDoor): void => {
  door = next
}

function ended(ending: Ending): void {
  switch (ending.kind) {
    case 'lost':
      connectionLost()
      break
    case 'refused':
      if (ending.failure.kind === 'gone') roomGone()
      else roomFailed(ending.failure.message)
      break
    case 'consented':
      // Ended by the server without a word: left in another tab, or signed in elsewhere. Nothing is lost, nobody is sent away.
      if (roomState().roomId !== null) {
        moveFlow({ name: 'disconnect' })
        clearRoom()
      }
  }
}

/** Opens the one connection, and resolves with its first view of the room. */
export async function openLine(
  { roomId, password, spectate }: RoomEntry,
  token: () => string | null,
  savedToken: string | null,
): Promise<void> {
  const seen = Promise.withResolvers<void>()
  const connection = createRoomConnection(
    {
      roomId,
      door,
      token,
      password,
      spectate,
      retry: import.meta.env.DEV ? developmentRetry : patientRetry(),
      onWakeUp,
      renewToken: async () => (await refreshToken()) === 'refreshed',
    },
    {
      event(event) {
        if (currentConnection() === connection) takeRoomEvent(event)
        if (event.name === 'room_view') seen.resolve()
      },
      lost: () => setRoom({ link: 'connecting', lostAt: performance.now() }),
      up(reconnectToken) {
        saveRecord(roomId, reconnectToken)
        setRoom({ link: 'connected', lostAt: null })
        wakeWaitingLine()
      },
      ended(ending) {
        seen.reject(joinFailed())
        if (currentConnection() !== connection) return
        setConnection(null)
        ended(ending)
      },
    },
  )
  // Nobody may be waiting for it any more when it is rejected.
  seen.promise.catch(() => undefined)
  setConnection(connection)
  try {
    await within(
      JOIN_TIMEOUT_MS,
      connection.open(savedToken).then(() => seen.promise),
    )
  } catch (error) {
    if (currentConnection() === connection) setConnection(null)
    connection.close(false)
    throw error
  }
}

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(joinTimeout()), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
