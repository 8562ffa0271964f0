import { USERNAME_MAX } from '#shared/constants/limits.ts'
import { START_COUNTDOWN_MS } from '#shared/constants/timings.ts'
import type { Room } from '#shared/schemas/room.ts'
import { createApi, PASSWORD, type Player } from './api.ts'
import type { MovableClock } from './test-clock/movable-clock.ts'

/** Admin of every product that journeys start. */
export const OPERATOR = 'Operator'

/** A room may close by itself before the operator closes it. */
function ignoreClosedRoom(error: Error): void {
  if (!error.message.includes('ROOM_NOT_FOUND')) throw error
}

let names = 0

/** Returns a username that no other test of this worker has, also when a test is repeated. */
export function uniqueName(base: string): string {
  const suffix = `_${(++names).toString(36)}`
  return base.slice(0, USERNAME_MAX - suffix.length) + suffix
}

/** Creates the HTTP API of a shared product. Every account gets a unique name. Without a clock it keeps real time. */
export function createJourneyApi(url: string, clock?: MovableClock) {
  const api = createApi(url)
  const signInOperator = () =>
    api.call<Player>('POST', '/auth/login', undefined, { username: OPERATOR, password: PASSWORD })

  return {
    ...api,
    url,
    clock,
    register: (base: string) => api.register(uniqueName(base)),
    /** Starts the game in a host's room. With a clock it skips the countdown. */
    async startGame({ token }: Player, roomId: string): Promise<void> {
      await api.call('POST', '/game/start', token, { roomId })
      await clock?.advance(START_COUNTDOWN_MS)
    },
    /** Signs the operator in, which ends the previous session. */
    signInOperator,
    /** Closes all rooms, which disconnects their members. */
    async closeRooms(): Promise<void> {
      const { token } = await signInOperator()
      const { rooms } = await api.call<{ rooms: Room[] }>('GET', '/admin/rooms?limit=100', token)
      await Promise.all(
        rooms.map(({ id }) => api.call('DELETE', `/admin/rooms/${id}`, token).catch(ignoreClosedRoom)),
      )
    },
  }
}
export type JourneyApi = ReturnType<typeof createJourneyApi>
