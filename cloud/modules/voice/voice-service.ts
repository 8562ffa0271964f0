import type { AccountPart } from '#cloud/account-part.ts'
import type { Db } from '#cloud/db/client.ts'
import { newId } from '#cloud/ids.ts'
import type { RecurringJob } from '#cloud/jobs/job.ts'
import type { Subscriptions } from '#cloud/modules/store/index.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import type { Wallet } from '#cloud/modules/wallet/index.ts'
import { AD_EVERY_MS, AD_SECONDS, AD_TOKENS } from '#shared/constants/store.ts'
import { DAY_MS } from '#shared/constants/timings.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { RewardedAd, VoiceStatus } from '#shared/schemas/voice.ts'
import {
  deleteAds,
  findGivenAd,
  findOpenAd,
  listWatched,
  lockViewer,
  replaceOpenAd,
  setWatched,
} from './ads-repository.ts'
import type { RewardedAds } from './rewarded-ads.ts'

export interface VoiceParts {
  readonly db: Db
  readonly wallet: Pick<Wallet, 'move' | 'voiceTokens'>
  readonly users: Pick<Users, 'get'>
  readonly subscriptions: Pick<Subscriptions, 'running'>
  readonly ads: RewardedAds
  readonly now: () => number
}

export type Voice = ReturnType<typeof createVoiceService>

const tooSoon = (ms: number) => new AppError('RATE_LIMITED', { retryAfter: Math.ceil(ms / 1000) })

/** Voice tokens: what somebody has, and how a watched ad brings some. */
export function createVoiceService({ db, wallet, users, subscriptions, ads, now }: VoiceParts) {
  /** Milliseconds until the next ad; 0 when there may be one now. */
  async function waitForAd(at: Db, userId: string): Promise<number> {
    const [last] = await listWatched(at, userId)
    return last === undefined ? 0 : Math.max(0, last + AD_EVERY_MS - now())
  }

  async function requireAdDue(at: Db, userId: string): Promise<void> {
    const wait = await waitForAd(at, userId)
    if (wait > 0) throw tooSoon(wait)
  }

  const accountPart: AccountPart = {
    collect: async (userId) => ({
      adsWatched: (await listWatched(db, userId)).map((at) => ({ at: new Date(at).toISOString() })),
    }),
  }

  return {
    /** Guests have no tokens and are given none. */
    async status(userId: string, isGuest: boolean): Promise<VoiceStatus> {
      const subscription = await subscriptions.running(userId)
      const wait = await waitForAd(db, userId)
      return {
        tokens: await wallet.voiceTokens(userId),
        canWatchAd: !isGuest && wait === 0,
        nextAdAt: wait === 0 ? null : new Date(now() + wait).toISOString(),
        hasActiveSubscription: subscription !== null,
        subscriptionType: subscription?.item ?? null,
        subscriptionExpires: subscription && new Date(subscription.expiresAt).toISOString(),
        selectedVoice: null,
      }
    },

    /** The same again until it is watched, for an hour: else all of the bank's answers could be asked for. Throws RATE_LIMITED within an hour of the last. */
    async giveAd(userId: string): Promise<RewardedAd> {
      await requireAdDue(db, userId)
      const given = await findGivenAd(db, userId)
      if (given && given.givenAt > now() - AD_EVERY_MS)
        return { ...given.ad, id: given.id, seconds: AD_SECONDS }
      const { preferredLanguage } = await users.get(userId)
      const ad = await ads.pick(userId, preferredLanguage ?? 'english')
      const id = newId()
      await db.transaction(async (tx) => {
        await lockViewer(tx, userId)
        await replaceOpenAd(tx, userId, { id, givenAt: now(), ad })
      })
      return { ...ad, id, seconds: AD_SECONDS }
    },

    /**
     * The tokens for an ad that was given to this user, once. Answers the new balance. Throws NOT_FOUND for another ad,
     * RATE_LIMITED before it can have been watched and within an hour of the last.
     */
    async rewardAd(tx: Db, userId: string, adId: string): Promise<number> {
      await lockViewer(tx, userId)
      await requireAdDue(tx, userId)
      const ad = await findOpenAd(tx, userId, adId)
      if (ad === null) throw new AppError('NOT_FOUND')
      const left = ad.givenAt + AD_SECONDS * 1000 - now()
      if (left > 0) throw tooSoon(left)
      await setWatched(tx, adId, now())
      const reward = { reason: 'ad_watched', currency: 'voice', amount: AD_TOKENS } as const
      await wallet.move(tx, [
        { ...reward, key: `ad_watched:${adId}`, from: 'house:gifts', to: userId, at: now() },
      ])
      return wallet.voiceTokens(userId, tx)
    },

    accountPart,
    recurring: [
      { name: 'rewarded-ads', everyMs: DAY_MS, run: () => deleteAds(db, now() - DAY_MS) },
    ] satisfies readonly RecurringJob[],
  }
}
