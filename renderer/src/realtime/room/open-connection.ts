import { developmentRetry, onWakeUp, patientRetry } from '#renderer/realtime/transport/retry.ts'
import { createRoomConnection, type Ending } from '#renderer/realtime/transport/room-connection.ts'
import { colyseusTransport, type RoomTransport } from '#renderer/realtime/transport/room-transport.ts'
import { refreshToken } from '#renderer/session/token-refresh.ts'
import { JOIN_TIMEOUT_MS } from '#shared/constants/timings.ts'
import { activeConnection, setConnection } from './active-connection.ts'
import { sendWaitingMessage } from './composer.ts'
import { handleRoomEvent } from './handle-room-event.ts'
import { connectionLost, displaced, roomFailed, roomGone } from './room-endings.ts'
import { joinTimeout } from './room-entry-error.ts'
import { roomPlay } from './room-play.ts'
import { clearRoom, moveFlow, roomState, setRoom } from './room-store.ts'
import { saveRecord } from './stored-rooms.ts'

export interface RoomEntry {
  roomId: string
  password?: string
  spectate?: boolean
  /** Instead of the stored login token. */
  token?: string
}

let transport: RoomTransport = colyseusTransport
/** For tests: another game server. */
export const setRoomTransport = (next: RoomTransport): void => {
  transport = next
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
    case 'displaced':
      displaced()
      break
    case 'consented':
      // Closed by the server on purpose: left in another tab, or signed in elsewhere. No notice, no navigation.
      if (roomState().roomId !== null) {
        moveFlow({ name: 'disconnect' })
        clearRoom()
      }
  }
}

/** Opens the active connection, and resolves with its first view of the room. */
export async function openConnection(
  { roomId, password, spectate }: RoomEntry,
  token: () => string | null,
  savedToken: string | null,
): Promise<void> {
  let stopHeartbeat = () => {}
  const connection = createRoomConnection(
    {
      roomId,
      transport: roomPlay()?.through(transport) ?? transport,
      token,
      password,
      spectate,
      retry: roomPlay()?.retry ?? (import.meta.env.DEV ? developmentRetry : patientRetry()),
      onWakeUp,
      renewToken: async () => (await refreshToken()) === 'refreshed',
    },
    {
      event: handleRoomEvent,
      lost: () => setRoom({ link: 'connecting', lostAt: performance.now() }),
      up(reconnectToken) {
        saveRecord(roomId, reconnectToken)
        setRoom({ link: 'connected', lostAt: null })
        sendWaitingMessage()
      },
      ended(ending) {
        stopHeartbeat()
        if (activeConnection() !== connection) return
        setConnection(null)
        ended(ending)
      },
    },
  )
  setConnection(connection)
  // The room is drawn without it.
  import('./fresh-view.ts').then(
    ({ startHeartbeat }) => {
      if (activeConnection() === connection) stopHeartbeat = startHeartbeat()
    },
    () => undefined,
  )
  try {
    await within(
      JOIN_TIMEOUT_MS,
      connection.open(savedToken).then(() => connection.firstView),
    )
  } catch (error) {
    if (activeConnection() === connection) setConnection(null)
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
