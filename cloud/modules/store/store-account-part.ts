import type { AccountPart } from '#cloud/account-part.ts'
import type { Db } from '#cloud/db/client.ts'
import type { Logger } from '#cloud/logger.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { Store } from './store-service.ts'
import { listSubscriptions } from './subscriptions-repository.ts'
import type { Subscriptions } from './subscriptions-service.ts'

interface Parts {
  readonly db: Db
  readonly logger: Logger
  readonly store: Store
  readonly subscriptions: Subscriptions
}

/** Purchases and subscriptions stay as bookkeeping, and name nobody. */
export const storeAccountPart = ({ db, logger, store, subscriptions }: Parts): AccountPart => ({
  async collect(userId) {
    const found = await listSubscriptions(db, userId)
    return {
      ...(await store.receipts(userId)),
      subscriptions: found.map(({ provider, item, expiresAt, endedAt }) => ({
        provider,
        item,
        expiresAt: new Date(expiresAt).toISOString(),
        endedAt: endedAt === null ? null : new Date(endedAt).toISOString(),
      })),
    }
  },

  async leave(userId) {
    try {
      await subscriptions.cancelAll(userId)
    } catch (error) {
      logger.error({ err: error, userId }, 'a subscription could not be cancelled, so its account stays')
      throw new AppError('SERVICE_UNAVAILABLE')
    }
  },
})
