import type { AccountPart } from '#cloud/account-part.ts'
import type { Db } from '#cloud/db/client.ts'
import { deleteSearching, findTicket } from './queue-repository.ts'

/** A place in a queue goes with the account. */
export const matchmakingAccountPart = (db: Db): AccountPart => ({
  async collect(userId) {
    const ticket = await findTicket(db, userId)
    return {
      matchmaking: ticket && { gameModeId: ticket.modeId, since: new Date(ticket.since).toISOString() },
    }
  },
  leave: async (userId) => void (await deleteSearching(db, userId)),
})
