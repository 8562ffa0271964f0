import type { Db } from '#cloud/db/client.ts'
import type { Route } from '#cloud/http/route.ts'
import type { Logger } from '#cloud/logger.ts'
import type { Dealing } from '#cloud/modules/quizzes/index.ts'
import type { Subscriptions } from '#cloud/modules/store/index.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import type { Wallet } from '#cloud/modules/wallet/index.ts'
import type { RateLimiter } from '#cloud/rate-limiter.ts'
import { createVoices, type Speech } from '#host-engine/index.ts'
import { createAdsService } from './ads-service.ts'
import { houseAds } from './rewarded-ads.ts'
import { createSpokenAudios } from './spoken-audio.ts'
import { createSpokenLines } from './spoken-lines.ts'
import { voiceRoutes } from './voice-router.ts'
import { createVoicesService } from './voices-service.ts'

export interface VoiceParts {
  readonly db: Db
  readonly logger: Logger
  /** Null: nothing is spoken. */
  readonly speech: Speech | null
  readonly wallet: Pick<Wallet, 'move' | 'voiceTokens'>
  readonly users: Pick<Users, 'get'>
  readonly subscriptions: Pick<Subscriptions, 'running' | 'isSubscriber'>
  readonly dealing: Pick<Dealing, 'pick' | 'markSeen'>
  readonly limiter: Pick<RateLimiter, 'take'>
  /** False while an admin has turned voices off. */
  readonly voicesOn: () => boolean
  readonly now: () => number
}

/** Voices, the tokens that they cost, and the ads that bring some. */
export function createVoice({ speech, dealing, voicesOn, ...parts }: VoiceParts) {
  const ads = createAdsService({ ...parts, ads: houseAds(dealing) })
  const engine = createVoices(speech)
  const voices = createVoicesService({ ...parts, voices: engine, ads })
  const audio = createSpokenAudios({ ...parts, voices: engine })
  const routes: Route[] = voiceRoutes({ voices, audio, ads })
  return {
    routes,
    spokenLines: createSpokenLines({ voices, audio, isOn: voicesOn, logger: parts.logger }),
    accountParts: [ads, voices, audio].map(({ accountPart }) => accountPart),
    recurring: [...ads.recurring, ...audio.recurring],
  }
}
