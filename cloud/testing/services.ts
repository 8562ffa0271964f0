import type { Db } from '#cloud/db/client.ts'
import { GONE_AFTER_MS } from '#cloud/modules/rooms/index.ts'
import { createUsersService, type Users } from '#cloud/modules/users/index.ts'
import { createWalletService, type Wallet } from '#cloud/modules/wallet/index.ts'

interface Parts {
  readonly db: Db
  readonly now: () => number
}

/** The real services, for tests of what is built on them. */
export const testWallet = ({ db, now }: Parts): Wallet =>
  createWalletService({ db, roomGoneAfterMs: GONE_AFTER_MS, awaitingResult: async () => [], now })

export const testUsers = ({ db, now }: Parts): Users =>
  createUsersService({ db, onCreated: testWallet({ db, now }).welcome, now })
