import type { AccountPart } from '#cloud/account-part.ts'
import type { Db } from '#cloud/db/client.ts'
import { listEntries } from './entries-repository.ts'
import { findBalance } from './ledger.ts'
import { listEscrowsOf } from './reward-escrow.ts'

/** The entries stay, with an id that names nobody: every movement has two sides. */
export const walletAccountPart = (db: Db): AccountPart => ({
  async collect(userId) {
    const entries = await listEntries(db, userId)
    return {
      wallet: {
        balance: await findBalance(db, userId, 'r3'),
        voiceTokens: await findBalance(db, userId, 'voice'),
        heldRewards: await listEscrowsOf(db, userId),
        entries: entries.map(({ at, ...entry }) => ({ ...entry, at: new Date(at).toISOString() })),
      },
    }
  },
})
