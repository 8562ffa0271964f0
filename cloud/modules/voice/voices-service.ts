import type { AccountPart } from '#cloud/account-part.ts'
import type { Db } from '#cloud/db/client.ts'
import type { Subscriptions } from '#cloud/modules/store/index.ts'
import type { Wallet } from '#cloud/modules/wallet/index.ts'
import type { RateLimit, RateLimiter } from '#cloud/rate-limiter.ts'
import { CALL_SPEECH_MS, type SpokenAudio, type Voices } from '#host-engine/index.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { PreviewOrder, PublicVoices, Voice, VoiceStatus } from '#shared/schemas/voice.ts'
import type { AdsService } from './ads-service.ts'
import { findChoice, hasChoice, setChoice } from './choices-repository.ts'

/** Of an account: previews for which a vendor is paid. Others are free. */
const PAID_PREVIEWS: RateLimit = { name: 'paid-voice-previews', points: 30, seconds: 86_400 }

export interface VoicesServiceParts {
  readonly db: Db
  readonly voices: Voices
  readonly wallet: Pick<Wallet, 'voiceTokens'>
  readonly subscriptions: Pick<Subscriptions, 'running' | 'isSubscriber'>
  readonly ads: Pick<AdsService, 'nextAt'>
  readonly limiter: Pick<RateLimiter, 'take'>
  readonly now: () => number
}

export type VoicesService = ReturnType<typeof createVoicesService>

/** Which voices there are, and which somebody speaks in. */
export function createVoicesService({
  db,
  voices,
  wallet,
  subscriptions,
  ads,
  limiter,
  now,
}: VoicesServiceParts) {
  const isLocked = async ({ category }: Voice, userId: string): Promise<boolean> =>
    category === 'premium' && !(await subscriptions.isSubscriber(userId))

  /** The chosen voice; null also where it is locked by now, is no longer there, or nothing speaks. */
  async function selected(userId: string): Promise<Voice | null> {
    const choice = await findChoice(db, userId)
    if (choice === null) return null
    const voice = await voices.get(choice.voiceId).catch((error: unknown) => {
      if (error instanceof AppError) return null
      throw error
    })
    return voice === null || (await isLocked(voice, userId)) ? null : voice
  }

  /** Throws NOT_FOUND, and FORBIDDEN for a premium voice without a subscription. */
  async function open(userId: string, voiceId: string): Promise<Voice> {
    const voice = await voices.get(voiceId)
    if (await isLocked(voice, userId)) throw new AppError('FORBIDDEN')
    return voice
  }

  const accountPart: AccountPart = {
    async collect(userId) {
      const choice = await findChoice(db, userId)
      return {
        selectedVoice: choice && {
          voiceId: choice.voiceId,
          chosenAt: new Date(choice.chosenAt).toISOString(),
        },
      }
    },
  }

  return {
    selected,
    open,

    /** What the first line would wait for is loaded, if one of these has a voice. */
    async prepare(userIds: readonly string[]): Promise<void> {
      if (await hasChoice(db, userIds)) voices.prepare()
    },

    /** Guests have no tokens and are given none. */
    async status(userId: string, isGuest: boolean): Promise<VoiceStatus> {
      const subscription = await subscriptions.running(userId)
      const nextAdAt = await ads.nextAt(userId)
      return {
        tokens: await wallet.voiceTokens(userId),
        canWatchAd: !isGuest && nextAdAt === null,
        nextAdAt: nextAdAt === null ? null : new Date(nextAdAt).toISOString(),
        hasActiveSubscription: subscription !== null,
        subscriptionType: subscription?.item ?? null,
        subscriptionExpires: subscription && new Date(subscription.expiresAt).toISOString(),
        selectedVoice: await selected(userId),
      }
    },

    list: async (userId: string): Promise<PublicVoices> =>
      voices.grouped(await subscriptions.isSubscriber(userId)),

    /** Of any voice, a locked one too. Throws NOT_FOUND, VALIDATION_FAILED, VOICE_UNAVAILABLE, and RATE_LIMITED after too many that cost. */
    async preview(userId: string, voiceId: string, order: PreviewOrder): Promise<SpokenAudio> {
      const line = await voices.previewLine(voiceId, order)
      if (voices.costs(line)) await limiter.take(PAID_PREVIEWS, userId)
      return voices.speak(line, CALL_SPEECH_MS)
    },

    async select(userId: string, voiceId: string): Promise<Voice> {
      const voice = await open(userId, voiceId)
      await setChoice(db, userId, { voiceId, chosenAt: now() })
      return voice
    },

    accountPart,
  }
}
