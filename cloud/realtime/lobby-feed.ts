import type { RoomChange } from '#cloud/modules/rooms/index.ts'
import { forStrangers } from '#host-engine/index.ts'
import { LOBBY_UPDATE_MS } from '#shared/constants/timings.ts'
import type { AccountServerPayload } from '#shared/protocol/server-events.ts'
import type { Room } from '#shared/schemas/room.ts'

type LobbyUpdate = AccountServerPayload<'lobby_state_updated'>

export interface LobbyFeedParts {
  readonly list: () => Promise<readonly Room[]>
  readonly onChange: (listener: (change: RoomChange) => void) => () => void
  /** Sends to the watchers connected to this process. */
  readonly send: (update: LobbyUpdate) => void
  /** Sends the changes of this process to the others, for their watchers. */
  readonly share: (update: LobbyUpdate) => void
}

/** Collects changes between two updates; the latest state of each room wins. */
function createUpdate() {
  const rooms = new Map<string, Room | null>()
  return {
    note: (roomId: string, room: Room | null) => void rooms.set(roomId, room),
    take(): LobbyUpdate {
      const changed = [...rooms.values()].filter((room) => room !== null)
      const removed = [...rooms].flatMap(([roomId, room]) => (room === null ? [roomId] : []))
      rooms.clear()
      return { rooms: changed, removed }
    },
  }
}

/** A list of rooms, with the changes that watchers have received since it was queried. */
interface SharedList {
  readonly rooms: Promise<readonly Room[]>
  readonly at: number
  readonly sent: Map<string, Room | null>
}

/** Returns the rooms as they are after the changes. */
function applyChanges(rooms: readonly Room[], changes: ReadonlyMap<string, Room | null>): Room[] {
  const current = new Map<string, Room | null>(rooms.map((room) => [room.id, room]))
  for (const [roomId, room] of changes) current.set(roomId, room)
  return [...current.values()].filter((room) => room !== null)
}

const isEmpty = ({ rooms, removed }: LobbyUpdate): boolean => rooms.length + removed.length === 0

/** Sends watchers of the lobby the changes of all processes, at most twice a second. */
export function createLobbyFeed({ list, onChange, send, share }: LobbyFeedParts) {
  const everywhere = createUpdate()
  const here = createUpdate()
  /** Rooms of this process that watchers may have seen. The end of any other room is not theirs to know (ROOM-46). */
  const shownRooms = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let listed: SharedList | undefined
  /** Lists whose query is running. */
  const queried = new Set<SharedList>()

  /** Shares one list among watchers who come within LOBBY_UPDATE_MS. */
  function shared(): SharedList {
    if (listed && performance.now() - listed.at < LOBBY_UPDATE_MS) return listed
    const fresh: SharedList = { rooms: list(), at: performance.now(), sent: new Map() }
    listed = fresh
    queried.add(fresh)
    fresh.rooms.then(
      () => queried.delete(fresh),
      () => {
        queried.delete(fresh)
        listed = undefined
      },
    )
    return fresh
  }

  const schedule = () => {
    timer ??= setTimeout(flush, LOBBY_UPDATE_MS)
  }

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    // A watcher who comes after this missed the update, so a fresh list must hold it.
    listed = undefined
    const [all, ours] = [everywhere.take(), here.take()]
    for (const { sent } of queried) {
      for (const room of all.rooms) sent.set(room.id, room)
      for (const roomId of all.removed) sent.set(roomId, null)
    }
    if (!isEmpty(all)) send(all)
    if (!isEmpty(ours)) share(ours)
  }

  const stopListening = onChange(({ roomId, room }) => {
    const isListed = room !== null && room.status !== 'finished' && !room.matched && room.listed
    const shown = isListed ? forStrangers(room) : null
    if (shown) shownRooms.add(roomId)
    else if (!shownRooms.delete(roomId)) return
    for (const update of [everywhere, here]) update.note(roomId, shown)
    schedule()
  })

  return {
    async snapshot(): Promise<LobbyUpdate> {
      const { rooms, sent } = shared()
      return { rooms: applyChanges(await rooms, sent), removed: [] }
    },
    /** Takes the changes of another process. */
    take({ rooms, removed }: LobbyUpdate): void {
      for (const room of rooms) everywhere.note(room.id, room)
      for (const roomId of removed) everywhere.note(roomId, null)
      schedule()
    },
    /** Sends the last changes. */
    stop() {
      stopListening()
      flush()
    },
  }
}
export type LobbyFeed = ReturnType<typeof createLobbyFeed>
