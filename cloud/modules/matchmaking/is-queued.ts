import type { Db } from '#cloud/db/client.ts'
import { CLAIM_PREFIX, lockTicket, type TicketRow } from './queue-repository.ts'

export const isClaim = (roomId: string): boolean => roomId.startsWith(CLAIM_PREFIX)

/** A ticket whose match is no room yet: while one is being opened the search goes on, for it may come to nothing. */
export const isSearching = ({ roomId }: Pick<TicketRow, 'roomId'>): boolean =>
  roomId === null || isClaim(roomId)

/** Whether somebody waits in a queue, which stays so until the transaction ends. */
export async function isQueued(tx: Db, userId: string): Promise<boolean> {
  const ticket = await lockTicket(tx, userId)
  return ticket !== null && isSearching(ticket)
}
