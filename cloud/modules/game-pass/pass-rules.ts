import { dayOf } from '#cloud/day.ts'
import { earnersOf, isCounted, type SettledGame, winnerOf } from '#cloud/settlement-part.ts'
import type { PassTableLevel } from '#shared/constants/amount-tables.ts'
import { PASS_TRACKS, type PassTrack } from '#shared/constants/game.ts'
import { levelOf, PASS_LEVELS, PASS_XP, PASS_XP_A_DAY, type PassReward } from '#shared/constants/rewards.ts'
import type { GamePass } from '#shared/schemas/game-pass.ts'

/** A player's pass of one season. */
export interface StoredPass {
  readonly userId: string
  readonly season: number
  readonly xp: number
  /** The day of the last XP, and how many it brought. */
  readonly day: number
  readonly xpOfDay: number
  readonly hasPremium: boolean
}

/** One reward of the pass: a level has one on each track. */
export interface Place {
  readonly level: number
  readonly track: PassTrack
}

export const unbegun = (userId: string, season: number): StoredPass => ({
  userId,
  season,
  xp: 0,
  day: 0,
  xpOfDay: 0,
  hasPremium: false,
})

const isSame = (a: Place, b: Place): boolean => a.level === b.level && a.track === b.track
export const isClaimed = (place: Place, claims: readonly Place[]): boolean =>
  claims.some((claim) => isSame(claim, place))

/** Reached, and on a track that is the player's. */
export const isReached = ({ xp, hasPremium }: StoredPass, { level, track }: Place): boolean =>
  level <= levelOf(xp) && (track === 'free' || hasPremium)

const LEVELS = Array.from({ length: PASS_LEVELS }, (_, index) => index + 1)
const PLACES: readonly Place[] = LEVELS.flatMap((level) => PASS_TRACKS.map((track) => ({ level, track })))

/** All that can be claimed now. */
export const openPlaces = (pass: StoredPass, claims: readonly Place[]): Place[] =>
  PLACES.filter((place) => isReached(pass, place) && !isClaimed(place, claims))

/** What each level gives, from the first on. */
type Table = readonly PassTableLevel[]

export function rewardAt({ level, track }: Place, table: Table): PassReward {
  const found = table[level - 1]
  if (!found) throw new Error(`the pass has no level ${level}`)
  return found[track]
}

export function toGamePass(
  { season, xp, hasPremium }: StoredPass,
  claims: readonly Place[],
  table: Table,
): GamePass {
  const prize = (place: Place) => ({ reward: rewardAt(place, table), claimed: isClaimed(place, claims) })
  return {
    season,
    level: levelOf(xp),
    xp,
    premium: hasPremium,
    levels: LEVELS.map((level) => ({
      level,
      free: prize({ level, track: 'free' }),
      premium: prize({ level, track: 'premium' }),
    })),
  }
}

/** What a game brings each of those who played it; nothing when it does not count. */
export function xpOfGame(game: SettledGame): { userId: string; xp: number }[] {
  const { result } = game
  if (!isCounted(result)) return []
  const winner = winnerOf(result)
  return earnersOf(game)
    .toSorted()
    .map((userId) => {
      const correct = result.players.find((player) => player.userId === userId)?.correct ?? 0
      const { game: played, answer, win } = PASS_XP
      return { userId, xp: played + correct * answer + (userId === winner ? win : 0) }
    })
}

/** The pass after so many XP of a day more: of one day it takes no more than PASS_XP_A_DAY. */
export function withXp(pass: StoredPass, xp: number, at: number): StoredPass {
  const day = dayOf(at)
  // A result that comes late counts for the latest day: an earlier one may have been full.
  const isNewDay = day > pass.day
  const before = isNewDay ? 0 : pass.xpOfDay
  const gained = Math.max(0, Math.min(xp, PASS_XP_A_DAY - before))
  return {
    ...pass,
    xp: pass.xp + gained,
    day: isNewDay ? day : pass.day,
    xpOfDay: before + gained,
  }
}
