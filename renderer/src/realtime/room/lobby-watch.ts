import { onAccountConnected, sendToAccount } from '#renderer/realtime/transport/account-channel.ts'
import { onAccountEvent } from '#renderer/realtime/transport/account-events.ts'
import type { Room } from '#shared/schemas/room.ts'

export interface LobbyUpdate {
  rooms: Room[]
  /** Ids of rooms that are no longer listed. */
  removed: string[]
}

let watchers = 0
const sendWatch = (on: boolean) => sendToAccount('watch_lobby', { on })

// The server forgets the subscription with the connection.
onAccountConnected(() => {
  if (watchers > 0) sendWatch(true)
})

/** Calls back with changes of the room list until it is stopped. The list itself is fetched by `GET /rooms`. */
export function watchLobby(listener: (update: LobbyUpdate) => void): () => void {
  const off = onAccountEvent('lobby_state_updated', listener)
  watchers += 1
  if (watchers === 1) sendWatch(true)
  let stopped = false
  return () => {
    if (stopped) return
    stopped = true
    off()
    watchers -= 1
    if (watchers === 0) sendWatch(false)
  }
}
