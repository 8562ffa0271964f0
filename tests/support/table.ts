import { START_COUNTDOWN_MS } from '#shared/constants/timings.ts'
import type { Room } from '#shared/schemas/room.ts'
import type { CreateRoomBody } from '#shared/schemas/room-settings.ts'
import { type AccountClient, connectAccount } from './account-client.ts'
import { createApi, type Player } from './api.ts'
import type { MovableClock } from './test-clock/movable-clock.ts'

export interface RunningGame {
  readonly room: Room
  readonly gameSessionId: string
  /** One account connection a player, in their order: the first is the host's. */
  readonly clients: readonly AccountClient[]
}

/**
 * Brings players to a room, and to a running game, by the account channel. The creator leaves the table. With the product's
 * clock a game starts without its countdown.
 */
export function createTable(url: string, clock?: MovableClock) {
  const api = createApi(url)
  const connected: AccountClient[] = []

  async function connect(player: Player): Promise<AccountClient> {
    const client = await connectAccount(url, player)
    connected.push(client)
    return client
  }

  async function sit(player: Player, roomId: string, options: object = {}): Promise<AccountClient> {
    const client = await connect(player)
    const ack = await client.say('join_room', { roomId, ...options })
    if (!ack.success) throw new Error(`${player.user.username} could not sit down: ${JSON.stringify(ack)}`)
    return client
  }

  return {
    ...api,
    connect,
    sit,

    /** The first player's room, in which everybody sits and the first round has begun. */
    async play(players: readonly Player[], settings: Partial<CreateRoomBody> = {}): Promise<RunningGame> {
      const [host] = players
      if (!host) throw new Error('a game needs players')
      const room = await api.createRoom(host, { rounds: 1, ...settings })
      const clients: AccountClient[] = []
      for (const player of players) clients.push(await sit(player, room.id))
      const { gameSession } = await api.call<{ gameSession: { id: string } }>(
        'POST',
        '/game/start',
        host.token,
        { roomId: room.id },
      )
      await clock?.advance(START_COUNTDOWN_MS)
      await Promise.all(clients.map((client) => client.until('round_started')))
      return { room, gameSessionId: gameSession.id, clients }
    },

    leave(): void {
      for (const client of connected.splice(0)) client.close()
    },
  }
}
export type Table = ReturnType<typeof createTable>
