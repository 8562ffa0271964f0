import type { Db } from '#cloud/db/client.ts'
import type { FriendPlace } from '#shared/constants/friends.ts'
import { GONE_AFTER_MS } from './room-directory.ts'
import { findSeatedIn } from './rooms-repository.ts'

/** Of these users those who sit in a room of any process, and whether its game runs. */
export const userPlaces =
  ({ db, now }: { readonly db: Db; readonly now: () => number }) =>
  async (userIds: readonly string[]): Promise<ReadonlyMap<string, FriendPlace>> => {
    const seats = await findSeatedIn(db, userIds, now() - GONE_AFTER_MS)
    return new Map(seats.map(({ userId, status }) => [userId, status === 'in_progress' ? 'game' : 'room']))
  }
