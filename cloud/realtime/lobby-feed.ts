import type { RoomChange } from '#cloud/modules/rooms/index.ts'
import { withoutInviteCode } from '#host-engine/index.ts'
import { LOBBY_UPDATE_MS } from '#shared/constants/timings.ts'
import type { AccountServerPayload } from '#shared/protocol/server-events.ts'
import type { Room } from '#shared/schemas/room.ts'

type LobbyUpdate = AccountServerPayload<'lobby_state_updated'>

export interface LobbyFeedParts {
  readonly list: () => Promise<readonly Room[]>
  readonly onChange: (listener: (change: RoomChange) => void) => () => void
  readonly send: (update: LobbyUpdate) => void
}

/** Tells who watches the lobby what changed, at most twice a second, always with the latest of each room. */
export function createLobbyFeed({ list, onChange, send }: LobbyFeedParts) {
  const waiting = new Map<string, Room | null>()
  let timer: NodeJS.Timeout | undefined

  function flush(): void {
    timer = undefined
    const rooms = [...waiting.values()].filter((room) => room !== null)
    const removed = [...waiting].flatMap(([roomId, room]) => (room === null ? [roomId] : []))
    waiting.clear()
    send({ rooms, removed })
  }

  const stop = onChange(({ roomId, room }) => {
    const isListed = room !== null && room.status !== 'finished'
    waiting.set(roomId, isListed ? withoutInviteCode(room) : null)
    timer ??= setTimeout(flush, LOBBY_UPDATE_MS)
  })

  return {
    snapshot: async (): Promise<LobbyUpdate> => ({ rooms: [...(await list())], removed: [] }),
    stop() {
      stop()
      clearTimeout(timer)
    },
  }
}
export type LobbyFeed = ReturnType<typeof createLobbyFeed>
