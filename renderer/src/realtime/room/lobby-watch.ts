import { onAccountConnected, sendToAccount } from '#renderer/realtime/transport/account-channel.ts'
import { onAccountEvent } from '#renderer/realtime/transport/account-events.ts'
import { LOBBY_REWATCH_MS, LOBBY_UNWATCH_MS } from '#shared/constants/timings.ts'
import type { Room } from '#shared/schemas/room.ts'

export interface LobbyUpdate {
  rooms: Room[]
  /** Ids of rooms that are no longer listed. */
  removed: string[]
}

let watchers = 0
/** The last `watch_lobby` of this connection. */
let isWatching = false
let unwatching: ReturnType<typeof setTimeout> | undefined

function sync(): void {
  const isWanted = watchers > 0
  if (isWanted === isWatching) return
  isWatching = isWanted
  sendToAccount('watch_lobby', { on: isWanted })
}

// The server forgets the subscription with the connection.
onAccountConnected(() => {
  isWatching = false
  sync()
})

let rewatching: ReturnType<typeof setTimeout> | undefined
// The refused event may have been the subscription. Watching again also brings the whole list.
onAccountEvent('error', ({ code }) => {
  if (code !== 'RATE_LIMITED' || watchers === 0 || rewatching !== undefined) return
  rewatching = setTimeout(() => {
    rewatching = undefined
    // Without a watcher the subscription still has to be cancelled.
    if (watchers > 0) isWatching = false
    sync()
  }, LOBBY_REWATCH_MS)
})

/** Calls back with changes of the room list until it is stopped. The list itself is fetched by `GET /rooms`. */
export function watchLobby(listener: (update: LobbyUpdate) => void): () => void {
  const off = onAccountEvent('lobby_state_updated', listener)
  watchers += 1
  sync()
  let stopped = false
  return () => {
    if (stopped) return
    stopped = true
    off()
    watchers -= 1
    clearTimeout(unwatching)
    unwatching = setTimeout(sync, LOBBY_UNWATCH_MS)
  }
}
