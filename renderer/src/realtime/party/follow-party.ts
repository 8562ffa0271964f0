import { endpoint } from '#renderer/lib/endpoint.ts'
import { queryClient } from '#renderer/lib/query-client.ts'
import { tellServerBack } from '#renderer/lib/server-back.ts'
import { activeConnection } from '#renderer/realtime/room/active-connection.ts'
import type { RoomPlay } from '#renderer/realtime/room/room-play.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'
import { createFollower, type Follower } from './follower.ts'
import { moveParty } from './move-party.ts'
import { askForParty, voteFor } from './party-calls.ts'
import { useParty } from './party-store.ts'

function move(origin: string): void {
  moveParty(origin)
  activeConnection()?.renew()
  void queryClient.invalidateQueries()
}

/** A vote says that the leader is lost: a connection to it that still seems open would count this player at two hosts. */
function vote(origin: string, epoch: number): void {
  activeConnection()?.renew()
  voteFor(origin, epoch)
}

let follower: Follower | null = null
/** Resolves where and when somebody leads the party; rejects while nobody does. */
export const partyLed = async (): Promise<void> => follower?.led()

/** How often a lost room is tried again, in milliseconds. */
const RETRY_MS = 1_000

/**
 * A room is joined only where the party is led: one that stands by knows no rooms, and its answer would read as the room's end.
 * Nobody gives up: the host may come back in an hour.
 */
export const partyPlay: RoomPlay = {
  through: (transport) => ({
    join: async (...entry) => {
      await partyLed()
      return transport.join(...entry)
    },
    reconnect: async (...seat) => {
      await partyLed()
      return transport.reconnect(...seat)
    },
  }),
  retry: { delay: () => RETRY_MS },
}

/** Begins to follow, until it is stopped. A device that wakes up tries its room, and so finds out whether the host is there. */
export function startFollowing(): () => void {
  const mine = createFollower({
    home: endpoint.origin,
    ask: askForParty,
    vote,
    changed(party, lead) {
      const isBack = lead === 'led' && useParty.getState().lead !== 'led'
      useParty.setState({ party, lead })
      if (isBack) tellServerBack()
    },
    moved: move,
  })
  follower = mine
  const off = useRoomStore.subscribe((now, before) => {
    if (now.lostAt !== null && before.lostAt === null) void mine.look()
  })
  void mine.start()
  return () => {
    off()
    mine.stop()
  }
}
