import type { Db } from '#cloud/db/client.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import type { PlayQueue } from '#host-engine/index.ts'
import type { Pairing } from './pairing.ts'
import { deleteSearching, deleteTicketsOf, returnTickets } from './queue-repository.ts'

export interface PlayQueueParts {
  readonly db: Db
  readonly users: Users
  readonly pairing: Pairing
  readonly now: () => number
}

/** What rooms and logins do to the queue. It does not depend on the game server, which is built with it. */
export function createPlayQueue({ db, users, pairing, now }: PlayQueueParts) {
  return {
    async begun(roomId, userIds) {
      await deleteTicketsOf(db, roomId, userIds)
      await users.advanceTutorials(userIds, 'click_start_game')
    },
    requeue: (roomId, userIds) =>
      db.transaction(async (tx) => {
        await returnTickets(tx, roomId, userIds, now())
        await pairing.request(tx)
      }),
    /** Out of the queue: by the button, or because the player sat down in a room or logged out. */
    leave: async (userId: string) => void (await deleteSearching(db, userId)),
  } satisfies PlayQueue & Record<string, unknown>
}
