import { setTimeout as pause } from 'node:timers/promises'
import type { Party } from '#shared/schemas/party.ts'
import { createApi } from './api.ts'
import { enterParty, type PartyGuest } from './party.ts'
import { joinRoomPlay, type RoomPlayClient } from './room-play-client.ts'

const LOOK_EVERY_MS = 1_000
const ANSWER_MS = 1_000
/** Without an answer of the leader for so long it is taken for lost. */
const LOST_MS = 3_000
const JOIN_MS = 4_000

export type FollowingPlayer = Awaited<ReturnType<typeof enterAndFollow>>

/**
 * A player's client at a party: when the leader is lost it tells so to the party's other computers each second, and joins
 * again wherever somebody leads. `reach` turns an origin of the party into the one by which this player gets there.
 */
export async function enterAndFollow(
  origin: string,
  nickname: string,
  reach: (origin: string) => string = (same) => same,
) {
  const guest: PartyGuest = await enterParty(createApi(reach(origin)), nickname)
  /** Every connection of this player, in their order. */
  const clients: { readonly client: RoomPlayClient; readonly at: string; isOpen: boolean }[] = []
  let origins: readonly string[] = [origin]
  let epoch = 0
  let hasLeft = false
  let roomId = ''

  async function call<Data>(at: string, path: string, body?: object): Promise<Data | null> {
    try {
      const response = await fetch(`${reach(at)}/api${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          authorization: `Bearer ${guest.token}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(ANSWER_MS),
      })
      return response.ok ? ((await response.json()) as { data: Data }).data : null
    } catch {
      return null
    }
  }

  async function askParty(at: string): Promise<Party | null> {
    const found = await call<{ party: Party }>(at, '/party')
    if (!found?.party.isLeading || found.party.epoch < epoch) return null
    epoch = found.party.epoch
    origins = [...new Set([...found.party.origins, ...origins])]
    return found.party
  }

  async function connect(at: string): Promise<RoomPlayClient> {
    const impatience = pause(JOIN_MS).then(() => Promise.reject(new Error(`${at} did not let us in in time`)))
    const client = await Promise.race([joinRoomPlay(reach(at), guest, roomId), impatience])
    const connection = { client, at, isOpen: true }
    clients.push(connection)
    void client.closed.then(() => {
      connection.isOpen = false
      if (!hasLeft && clients.at(-1) === connection) void follow()
    })
    void watch(connection)
    return client
  }

  /** A connection that is merely silent looks like any other. */
  async function watch(connection: (typeof clients)[number]): Promise<void> {
    let heardAt = performance.now()
    while (connection.isOpen && !hasLeft) {
      if (await askParty(connection.at)) heardAt = performance.now()
      else if (performance.now() - heardAt > LOST_MS) return connection.client.cut()
      await pause(LOOK_EVERY_MS)
    }
  }

  async function follow(): Promise<void> {
    while (!hasLeft) {
      const next = pause(LOOK_EVERY_MS)
      for (const at of origins) {
        if (!(await askParty(at))) continue
        try {
          await connect(at)
          return
        } catch {
          // It leads no more, or not yet.
        }
      }
      await Promise.all(origins.map((at) => call(at, '/party/follow', { epoch })))
      await next
    }
  }

  return {
    ...guest,
    clients,
    /** The connection of now, open or not. */
    client: (): RoomPlayClient => {
      const last = clients.at(-1)
      if (!last) throw new Error('not connected yet')
      return last.client
    },
    /** Where the player is connected to; null for nowhere. */
    at: (): string | null => (clients.at(-1)?.isOpen ? (clients.at(-1)?.at ?? null) : null),
    async join(id: string): Promise<RoomPlayClient> {
      roomId = id
      await askParty(origin)
      return connect(origin)
    },
    leave(): void {
      hasLeft = true
      for (const { client } of clients) client.cut()
    },
  }
}
