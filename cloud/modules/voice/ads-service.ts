import type { AccountPart } from '#cloud/account-part.ts'
import type { Db } from '#cloud/db/client.ts'
import { newId } from '#cloud/ids.ts'
import type { RecurringJob } from '#cloud/jobs/job.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import type { Wallet } from '#cloud/modules/wallet/index.ts'
import { AD_EVERY_MS, AD_SECONDS, AD_TOKENS } from '#shared/constants/store.ts'
import { DAY_MS } from '#shared/constants/timings.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { RewardedAd } from '#shared/schemas/voice.ts'
import {
  deleteAds,
  findUnwatchedAd,
  type GivenAd,
  listWatched,
  lockViewer,
  replaceUnwatchedAd,
  setWatched,
} from './ads-repository.ts'
import type { RewardedAds } from './rewarded-ads.ts'

export interface AdsServiceParts {
  readonly db: Db
  readonly wallet: Pick<Wallet, 'move' | 'voiceTokens'>
  readonly users: Pick<Users, 'get'>
  readonly ads: RewardedAds
  readonly now: () => number
}

export type AdsService = ReturnType<typeof createAdsService>

const tooSoon = (ms: number) => new AppError('RATE_LIMITED', { retryAfter: Math.ceil(ms / 1000) })

/** Ads that bring voice tokens. */
export function createAdsService({ db, wallet, users, ads, now }: AdsServiceParts) {
  /** Milliseconds until the next ad; 0 when there may be one now. */
  async function waitForAd(at: Db, userId: string): Promise<number> {
    const [last] = await listWatched(at, userId)
    return last === undefined ? 0 : Math.max(0, last + AD_EVERY_MS - now())
  }

  async function requireAdDue(at: Db, userId: string): Promise<void> {
    const wait = await waitForAd(at, userId)
    if (wait > 0) throw tooSoon(wait)
  }

  /** Returns the open ad, which a further request shows again. */
  async function findOpenAd(at: Db, userId: string): Promise<GivenAd | null> {
    const given = await findUnwatchedAd(at, userId)
    return given && given.givenAt > now() - AD_EVERY_MS ? given : null
  }

  const shown = ({ id, ad }: GivenAd): RewardedAd => ({ ...ad, id, seconds: AD_SECONDS })

  const accountPart: AccountPart = {
    collect: async (userId) => ({
      adsWatched: (await listWatched(db, userId)).map((at) => ({ at: new Date(at).toISOString() })),
    }),
  }

  return {
    /** Epoch milliseconds; null where an ad may be watched now. */
    async nextAt(userId: string): Promise<number | null> {
      const wait = await waitForAd(db, userId)
      return wait === 0 ? null : now() + wait
    },

    /** Returns the same ad until it is watched, for an hour: otherwise a player could read all answers of the bank. Throws RATE_LIMITED within an hour of the last. */
    async give(userId: string): Promise<RewardedAd> {
      await requireAdDue(db, userId)
      const open = await findOpenAd(db, userId)
      if (open) return shown(open)
      const { preferredLanguage } = await users.get(userId)
      const { ad, markSeen } = await ads.pick(userId, preferredLanguage ?? 'english')
      const picked = { id: newId(), givenAt: now(), ad }
      const given = await db.transaction(async (tx) => {
        await lockViewer(tx, userId)
        await requireAdDue(tx, userId)
        // Another call may have opened one meanwhile.
        const other = await findOpenAd(tx, userId)
        if (other) return other
        await replaceUnwatchedAd(tx, userId, picked)
        await markSeen(tx)
        return picked
      })
      return shown(given)
    },

    /**
     * Pays once for an ad that was given to this user, by default the one given last. Returns the new balance. Throws
     * RATE_LIMITED within an hour of the last; NOT_FOUND for another ad and RATE_LIMITED before it can have been watched, or
     * AD_NOT_OPENED and AD_NOT_WATCHED where none is named.
     */
    async pay(tx: Db, userId: string, adId: string | undefined): Promise<number> {
      await lockViewer(tx, userId)
      await requireAdDue(tx, userId)
      const ad = await findUnwatchedAd(tx, userId)
      if (adId !== undefined && ad?.id !== adId) throw new AppError('NOT_FOUND')
      if (ad === null) throw new AppError('AD_NOT_OPENED')
      const left = ad.givenAt + AD_SECONDS * 1000 - now()
      if (left > 0) throw adId === undefined ? new AppError('AD_NOT_WATCHED') : tooSoon(left)
      await setWatched(tx, ad.id, now())
      const reward = { reason: 'ad_watched', currency: 'voice', amount: AD_TOKENS } as const
      await wallet.move(tx, [
        { ...reward, key: `ad_watched:${ad.id}`, from: 'house:gifts', to: userId, at: now() },
      ])
      return wallet.voiceTokens(userId, tx)
    },

    accountPart,
    recurring: [
      { name: 'rewarded-ads', everyMs: DAY_MS, run: () => deleteAds(db, now() - DAY_MS) },
    ] satisfies readonly RecurringJob[],
  }
}
