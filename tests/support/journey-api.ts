import { USERNAME_MAX } from '#shared/constants/limits.ts'
import type { Room } from '#shared/schemas/room.ts'
import { createApi, PASSWORD, type Player } from './api.ts'

/** Admin of every product that journeys start. */
export const OPERATOR = 'Operator'

let names = 0

/** Returns a username that no other test of this worker has, also when a test is repeated. */
export function uniqueName(base: string): string {
  const suffix = `_${(++names).toString(36)}`
  return base.slice(0, USERNAME_MAX - suffix.length) + suffix
}

/** The HTTP API of a product that tests share: every account has a name of its own. */
export function createJourneyApi(url: string) {
  const api = createApi(url)
  const signInOperator = () =>
    api.call<Player>('POST', '/auth/login', undefined, { username: OPERATOR, password: PASSWORD })

  return {
    ...api,
    url,
    register: (base: string) => api.register(uniqueName(base)),
    /** Ends the session that the operator had before. */
    signInOperator,
    /** Closes the rooms that a test has opened, which disconnects everybody in them. */
    async closeRooms(): Promise<void> {
      const { token } = await signInOperator()
      const { rooms } = await api.call<{ rooms: Room[] }>('GET', '/admin/rooms?limit=100', token)
      // A room that closes by itself meanwhile is answered with an error.
      await Promise.allSettled(rooms.map(({ id }) => api.call('DELETE', `/admin/rooms/${id}`, token)))
    },
  }
}
export type JourneyApi = ReturnType<typeof createJourneyApi>
