import type { Speech } from '#host-engine/index.ts'
import type { AccountNews } from './account-news.ts'
import type { Settings } from './config/settings.ts'
import type { Db } from './db/client.ts'
import type { Route } from './http/route.ts'
import { createPlayApi } from './integrations/google-play/play-api.ts'
import { createGateway } from './integrations/payments/create-gateway.ts'
import type { Jobs } from './jobs/create-jobs.ts'
import type { Logger } from './logger.ts'
import type { Dealing } from './modules/quizzes/index.ts'
import {
  createPayments,
  createRefunds,
  createRejectedSubscriptions,
  createStoreService,
  createSubscriptionsService,
  storeAccountPart,
  storeRoutes,
} from './modules/store/index.ts'
import type { Users } from './modules/users/index.ts'
import { createVoice } from './modules/voice/index.ts'
import type { Wallet } from './modules/wallet/index.ts'
import type { RateLimiter } from './rate-limiter.ts'

export interface SalesParts {
  readonly db: Db
  readonly settings: Pick<Settings, 'payments' | 'publicUrl'>
  readonly secret: string
  /** Where this process answers, once it listens. */
  readonly ownAddress: () => string
  readonly jobs: Jobs
  readonly logger: Logger
  readonly news: AccountNews
  readonly wallet: Wallet
  readonly users: Users
  readonly dealing: Dealing
  readonly limiter: RateLimiter
  /** Null: nothing is spoken. */
  readonly speech: Speech | null
  /** False while an admin has turned voices off. */
  readonly voicesOn: () => boolean
  /** By the clock that vendors read, too. */
  readonly now: () => number
}

/** Everything of the cloud that is sold for money, or had for an ad: vendors, store, subscriptions, voices and their tokens. */
export function createSales({ settings, secret, ownAddress, ...parts }: SalesParts) {
  const { db, logger, now } = parts
  const { payments, publicUrl } = settings
  const vendor = createGateway(payments, { db, publicUrl, secret, ownAddress, logger, now })
  const { gateway } = vendor
  const play = payments.googlePlay && createPlayApi(payments.googlePlay)
  const subscriptions = createSubscriptionsService({ ...parts, gateway, play })
  const rejected = createRejectedSubscriptions({ ...parts, gateway })
  const refunds = createRefunds({ ...parts, gateway, play })
  const store = createStoreService({ ...parts, gateway, rejected, publicUrl })
  const voice = createVoice({ ...parts, subscriptions })
  const routes: Route[] = [...storeRoutes(store, subscriptions), ...voice.routes]
  return {
    subscriptions,
    payments: createPayments({ db, wallet: parts.wallet, refunds, now }),
    spokenLines: voice.spokenLines,
    routes,
    /** The sandbox bank's, where it is the vendor. */
    pages: vendor.pages,
    accountParts: [storeAccountPart({ db, logger, store, subscriptions }), ...voice.accountParts],
    recurring: [vendor, voice, subscriptions, store].flatMap(({ recurring }) => recurring),
  }
}
