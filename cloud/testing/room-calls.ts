import type { Room } from '#shared/schemas/room.ts'
import type { CreateRoomBody } from '#shared/schemas/room-settings.ts'
import type { Answer, ApiCall } from './api-caller.ts'

export interface Somebody {
  readonly token: string
  readonly user: { readonly id: string; readonly username: string }
}

/** A body of POST /rooms that names what must be named and nothing else. */
export const ROOM: CreateRoomBody = {
  name: 'Journey',
  maxPlayers: 4,
  rounds: 1,
  timePerRound: 20,
  difficulty: 'easy',
  language: 'english',
}

/** The calls of rooms and games as a test makes them: in somebody's name, below /api. */
export function roomCalls(cloud: { readonly call: ApiCall }) {
  const as = (player: Somebody | null, method: string, path: string, body?: unknown): Promise<Answer> =>
    cloud.call(method, `/api${path}`, { token: player?.token, body })

  return {
    as,

    async create(player: Somebody, settings: Partial<CreateRoomBody> = {}): Promise<Room> {
      const { status, body, text } = await as(player, 'POST', '/rooms', { ...ROOM, ...settings })
      if (status !== 201) throw new Error(`no room was made: ${status} ${text}`)
      return body.data.room
    },

    join: (player: Somebody, roomId: string, options: object = {}): Promise<Answer> =>
      as(player, 'POST', `/rooms/${roomId}/join`, options),

    leave: (player: Somebody, roomId: string): Promise<Answer> =>
      as(player, 'POST', `/rooms/${roomId}/leave`),

    async seatsOf(player: Somebody, roomId: string): Promise<string[]> {
      const { body } = await as(player, 'GET', `/rooms/${roomId}`)
      return body.data.room.players.map((one: { userId: string }) => one.userId)
    },
  }
}

/** The clock that `holdTime` does not stop. */
const realNow = performance.now.bind(performance)

/** Repeats a look until it finds what it looks for: for what comes true a moment later. */
export async function eventually<T>(look: () => Promise<T>, isSo: (found: T) => boolean): Promise<T> {
  const until = realNow() + 30_000
  for (;;) {
    const found = await look()
    if (isSo(found)) return found
    if (realNow() > until) throw new Error(`it did not come true; last seen: ${JSON.stringify(found)}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
