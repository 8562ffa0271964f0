import type { Db } from '#cloud/db/client.ts'
import type { PlayQueue } from '#host-engine/index.ts'
import { deleteTicketsOf, deleteWaiting, returnTickets } from './queue-repository.ts'

/** What rooms and logins do to the queue. It needs no room server, so that server can be given it. */
export function createPlayQueue({ db, now }: { db: Db; now: () => number }) {
  return {
    begun: (roomId, userIds) => deleteTicketsOf(db, roomId, userIds),
    requeue: (roomId, userIds) => db.transaction((tx) => returnTickets(tx, roomId, userIds, now())),
    /** Out of the queue, by the button or since the player sat down somewhere or is gone. */
    leave: (userId: string) => deleteWaiting(db, userId),
  } satisfies PlayQueue & Record<string, unknown>
}
