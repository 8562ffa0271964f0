import type { Db } from '#cloud/db/client.ts'
import type { PlayQueue } from '#host-engine/index.ts'
import type { Pairing } from './pairing.ts'
import { deleteTicketsOf, deleteWaiting, returnTickets } from './queue-repository.ts'

export interface PlayQueueParts {
  readonly db: Db
  readonly pairing: Pairing
  readonly now: () => number
}

/** What rooms and logins do to the queue. It needs no room server, so that server can be given it. */
export function createPlayQueue({ db, pairing, now }: PlayQueueParts) {
  return {
    begun: (roomId, userIds) => deleteTicketsOf(db, roomId, userIds),
    requeue: (roomId, userIds) =>
      db.transaction(async (tx) => {
        await returnTickets(tx, roomId, userIds, now())
        await pairing.request(tx)
      }),
    /** Out of the queue, by the button or since the player sat down somewhere or is gone. */
    leave: (userId: string) => deleteWaiting(db, userId),
  } satisfies PlayQueue & Record<string, unknown>
}
