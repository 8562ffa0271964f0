import type { RoomChange } from '#cloud/modules/rooms/index.ts'
import { withoutInviteCode } from '#host-engine/index.ts'
import { LOBBY_UPDATE_MS } from '#shared/constants/timings.ts'
import type { AccountServerPayload } from '#shared/protocol/server-events.ts'
import type { Room } from '#shared/schemas/room.ts'

type LobbyUpdate = AccountServerPayload<'lobby_state_updated'>

export interface LobbyFeedParts {
  readonly list: () => Promise<readonly Room[]>
  readonly onChange: (listener: (change: RoomChange) => void) => () => void
  /** To those who watch by this process. */
  readonly send: (update: LobbyUpdate) => void
  /** To the other processes, for those who watch there: what changed here. */
  readonly share: (update: LobbyUpdate) => void
}

/** What changed since the last time, always with the latest of each room. */
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

const isEmpty = ({ rooms, removed }: LobbyUpdate): boolean => rooms.length + removed.length === 0

/** Tells who watches the lobby what changed in any process, at most twice a second. */
export function createLobbyFeed({ list, onChange, send, share }: LobbyFeedParts) {
  const everywhere = createUpdate()
  const here = createUpdate()
  let timer: NodeJS.Timeout | undefined
  let listed: { readonly rooms: Promise<readonly Room[]>; readonly at: number } | undefined

  /** All who ask within a moment get the same list. */
  function shared(): Promise<readonly Room[]> {
    if (listed && Date.now() - listed.at < LOBBY_UPDATE_MS) return listed.rooms
    const rooms = list()
    listed = { rooms, at: Date.now() }
    rooms.catch(() => {
      listed = undefined
    })
    return rooms
  }

  const schedule = () => {
    timer ??= setTimeout(flush, LOBBY_UPDATE_MS)
  }

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    // Later watchers were not told this change: the list that they get must hold it.
    listed = undefined
    const [all, ours] = [everywhere.take(), here.take()]
    if (!isEmpty(all)) send(all)
    if (!isEmpty(ours)) share(ours)
  }

  const stopListening = onChange(({ roomId, room }) => {
    const isListed = room !== null && room.status !== 'finished' && !room.matched
    const shown = isListed ? withoutInviteCode(room) : null
    for (const update of [everywhere, here]) update.note(roomId, shown)
    schedule()
  })

  return {
    snapshot: async (): Promise<LobbyUpdate> => ({ rooms: [...(await shared())], removed: [] }),
    /** What another process has shared. */
    take({ rooms, removed }: LobbyUpdate): void {
      for (const room of rooms) everywhere.note(room.id, room)
      for (const roomId of removed) everywhere.note(roomId, null)
      schedule()
    },
    /** The last changes are told. */
    stop() {
      stopListening()
      flush()
    },
  }
}
export type LobbyFeed = ReturnType<typeof createLobbyFeed>
