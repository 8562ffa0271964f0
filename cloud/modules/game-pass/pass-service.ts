import type { AccountPart } from '#cloud/account-part.ts'
import type { Db } from '#cloud/db/client.ts'
import { createAmountTables } from '#cloud/modules/amount-tables/index.ts'
import type { Seasons } from '#cloud/modules/seasons/index.ts'
import type { Wallet } from '#cloud/modules/wallet/index.ts'
import { settlementPart } from '#cloud/settlement-part.ts'
import { PASS_TABLE } from '#shared/constants/amount-tables.ts'
import type { PassTrack } from '#shared/constants/game.ts'
import { PREMIUM_PRICE } from '#shared/constants/rewards.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { passTableSchema } from '#shared/schemas/admin-tables.ts'
import {
  findPass,
  insertClaims,
  listClaims,
  listClaimsOf,
  listPassesOf,
  lockPass,
  lockPasses,
  savePremium,
  saveXp,
} from './pass-repository.ts'
import {
  isClaimed,
  isReached,
  openPlaces,
  type Place,
  rewardAt,
  type StoredPass,
  toGamePass,
  unbegun,
  withXp,
  xpOfGame,
} from './pass-rules.ts'

export interface GamePassParts {
  readonly db: Db
  readonly wallet: Pick<Wallet, 'move' | 'balance'>
  readonly seasons: Pick<Seasons, 'current' | 'at'>
  readonly now: () => number
}

export type GamePasses = ReturnType<typeof createGamePassService>

/** What finished games bring over a season, level by level. */
export function createGamePassService({ db, wallet, seasons, now }: GamePassParts) {
  const settlement = settlementPart({
    read: (tx, game) =>
      lockPasses(
        tx,
        xpOfGame(game).map(({ userId }) => userId),
        seasons.at(game.result.finishedAt),
      ),
    decide(game, kept: ReadonlyMap<string, StoredPass>) {
      const all = xpOfGame(game).map(({ userId, xp }) => {
        const before = kept.get(userId) ?? unbegun(userId, seasons.at(game.result.finishedAt))
        const after = withXp(before, xp, game.result.finishedAt)
        return { after, passXp: after.xp - before.xp }
      })
      return {
        changes: all.map(({ after }) => after),
        earned: all.map(({ after: { userId }, passXp }) => ({ userId, passXp })),
      }
    },
    write: saveXp,
  })

  const timeOf = (at: number): string => new Date(at).toISOString()
  const accountPart: AccountPart = {
    async collect(userId) {
      const [passes, claims] = [await listPassesOf(db, userId), await listClaimsOf(db, userId)]
      return {
        gamePasses: passes.map(({ premiumAt, ...pass }) => ({
          ...pass,
          premiumAt: premiumAt === null ? null : timeOf(premiumAt),
        })),
        gamePassClaims: claims.map(({ claimedAt, ...claim }) => ({
          ...claim,
          claimedAt: timeOf(claimedAt),
        })),
      }
    },
  }

  const tables = createAmountTables({
    name: 'pass_tables',
    schema: passTableSchema,
    byDefault: [...PASS_TABLE],
    running: seasons.current,
    now,
  })
  const lock = (tx: Db, userId: string) => lockPass(tx, userId, seasons.current())

  async function pay(tx: Db, { userId, season }: StoredPass, places: readonly Place[]): Promise<void> {
    const table = await tables.of(tx, season)
    await wallet.move(
      tx,
      places.map((place) => ({
        key: `pass_claimed:${season}:${place.track}:${place.level}:${userId}`,
        reason: 'pass_claimed',
        ...rewardAt(place, table),
        from: 'house:gifts',
        to: userId,
        at: now(),
      })),
    )
  }

  const view = async (at: Db, pass: StoredPass) =>
    toGamePass(pass, await listClaims(at, pass), await tables.of(at, pass.season))

  async function grant(tx: Db, pass: StoredPass, places: readonly Place[]) {
    const { userId } = pass
    await insertClaims(tx, pass, places, now())
    if (places.length > 0) await pay(tx, pass, places)
    return { balance: await wallet.balance(userId, tx), pass: await view(tx, pass) }
  }

  return {
    settlement,
    accountPart,
    /** What the seasons give. */
    tables,
    season: seasons.current,

    get: async (userId: string) => view(db, await findPass(db, userId, seasons.current())),

    /** Throws CONFLICT when the track is unlocked already, and INSUFFICIENT_R3. */
    async unlockPremium(tx: Db, userId: string) {
      const pass = await lock(tx, userId)
      if (pass.hasPremium) throw new AppError('CONFLICT')
      await wallet.move(tx, [
        {
          key: `pass_bought:${pass.season}:${userId}`,
          reason: 'pass_bought',
          currency: 'r3',
          amount: PREMIUM_PRICE,
          from: userId,
          to: 'house:shop',
          at: now(),
        },
      ])
      await savePremium(tx, pass, now())
      return {
        balance: await wallet.balance(userId, tx),
        pass: await view(tx, { ...pass, hasPremium: true }),
      }
    },

    /** Throws FORBIDDEN when the level is not reached, or its track locked, and CONFLICT when it is claimed. */
    async claim(tx: Db, userId: string, level: number, track: PassTrack) {
      const place = { level, track }
      const pass = await lock(tx, userId)
      if (!isReached(pass, place)) throw new AppError('FORBIDDEN')
      if (isClaimed(place, await listClaims(tx, pass))) throw new AppError('CONFLICT')
      return {
        reward: rewardAt(place, await tables.of(tx, pass.season)),
        ...(await grant(tx, pass, [place])),
      }
    },

    /** All that is open; that may be nothing. */
    async claimAll(tx: Db, userId: string) {
      const pass = await lock(tx, userId)
      const places = openPlaces(pass, await listClaims(tx, pass))
      const table = await tables.of(tx, pass.season)
      const rewards = places.map((place) => ({ ...place, reward: rewardAt(place, table) }))
      return { rewards, ...(await grant(tx, pass, places)) }
    },
  }
}
