import type { QuizSource } from '#host-engine/index.ts'
import type { AccountNews } from './account-news.ts'
import type { Settings } from './config/settings.ts'
import type { Db } from './db/client.ts'
import type { Route } from './http/route.ts'
import { createPlayApi } from './integrations/google-play/play-api.ts'
import { createGateway } from './integrations/payments/create-gateway.ts'
import type { Logger } from './logger.ts'
import {
  createStoreService,
  createSubscriptionsService,
  storeAccountPart,
  storeRoutes,
} from './modules/store/index.ts'
import type { Users } from './modules/users/index.ts'
import { createVoiceService, houseAds, voiceRoutes } from './modules/voice/index.ts'
import type { Wallet } from './modules/wallet/index.ts'

export interface SalesParts {
  readonly db: Db
  readonly settings: Pick<Settings, 'payments' | 'publicUrl'>
  readonly secret: string
  /** Where this process answers, once it listens. */
  readonly ownAddress: () => string
  readonly logger: Logger
  readonly news: AccountNews
  readonly wallet: Wallet
  readonly users: Users
  readonly dealing: QuizSource
  /** By the clock that vendors read, too. */
  readonly now: () => number
}

/** Everything of the cloud that is sold for money, or had for an ad: vendors, store, subscriptions, voice tokens. */
export function createSales({ settings, secret, ownAddress, ...parts }: SalesParts) {
  const { db, logger, users, wallet, dealing, now } = parts
  const { payments, publicUrl } = settings
  const vendor = createGateway(payments, { db, publicUrl, secret, ownAddress, logger, now })
  const { gateway } = vendor
  const play = payments.googlePlay && createPlayApi(payments.googlePlay)
  const subscriptions = createSubscriptionsService({ ...parts, gateway, play })
  const store = createStoreService({ ...parts, gateway, publicUrl })
  const ads = houseAds(dealing)
  const voice = createVoiceService({ db, wallet, users, subscriptions, ads, now })
  const routes: Route[] = [...storeRoutes(store, subscriptions), ...voiceRoutes(voice)]
  return {
    subscriptions,
    routes,
    /** The sandbox bank's, where it is the vendor. */
    pages: vendor.pages,
    accountParts: [storeAccountPart({ db, logger, store, subscriptions }), voice.accountPart],
    recurring: [vendor, voice, subscriptions, store].flatMap(({ recurring }) => recurring),
  }
}
