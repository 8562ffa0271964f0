import type { PassTrack, QuestType } from './game.ts'
import type { Currency } from './wallet.ts'

/** All that play brings, and what the premium track costs. What the library asks for its items stands in library.ts. */

/** For a finished game that the server matched (WALLET-7), in R3. */
export const GAME_R3 = 10
/** Beside that, for the winner. */
export const WIN_R3 = 20
export const GAME_R3_A_DAY = 300

/** Games of so many rounds, of two accounts, count for quests and the pass. */
export const COUNTED_ROUNDS = 3

/** What quests ask for: one of these targets a day each, and the R3 that it pays. */
const QUESTS = {
  quick_matches: { 3: 15, 5: 25, 10: 45 },
  private_matches: { 1: 10, 3: 20 },
  ranked_wins: { 1: 20, 3: 50 },
  correct_answers: { 5: 10, 10: 15, 20: 25 },
  total_games: { 5: 20, 10: 35, 15: 50 },
} as const satisfies Record<QuestType, Readonly<Record<number, number>>>

export const questTargets = (type: QuestType): number[] => Object.keys(QUESTS[type]).map(Number)

/** In R3. */
export function questReward(type: QuestType, target: number): number {
  const rewards: Readonly<Record<number, number>> = QUESTS[type]
  const reward = rewards[target]
  if (reward === undefined) throw new Error(`no quest of ${type} asks for ${target}`)
  return reward
}

export const PASS_LEVELS = 30
/** In R3. */
export const PREMIUM_PRICE = 400

/** What a game that counts brings on the way through the pass. */
export const PASS_XP = { game: 20, answer: 10, win: 50 } as const
/** Beyond an evening of play; it keeps a pass from being played through in a night of games that are over in seconds. */
export const PASS_XP_A_DAY = 1_000
/** What the first level takes, and how much more each takes than the one before. */
export const PASS_LEVEL_XP = { first: 300, more: 70 } as const

/** How many XP the levels up to this one take together. */
export const xpUpTo = (level: number): number =>
  level * PASS_LEVEL_XP.first + (PASS_LEVEL_XP.more * level * (level - 1)) / 2

/** The highest level that so many XP reach; 0 before the first. */
export function levelOf(xp: number): number {
  let level = 0
  while (level < PASS_LEVELS && xpUpTo(level + 1) <= xp) level += 1
  return level
}

export interface PassReward {
  readonly currency: Currency
  readonly amount: number
}

const MILESTONES: Readonly<Record<PassTrack, Readonly<Record<number, number>>>> = {
  free: { 10: 60, 20: 80, 30: 150 },
  premium: { 10: 120, 20: 160, 30: 300 },
}
const PLAIN: Readonly<Record<PassTrack, number>> = { free: 20, premium: 35 }
/** These levels give voice tokens in place of R3. */
const VOICE = { free: { every: 5, amount: 10 }, premium: { every: 3, amount: 15 } } as const

export function passReward(track: PassTrack, level: number): PassReward {
  const milestone = MILESTONES[track][level]
  if (milestone !== undefined) return { currency: 'r3', amount: milestone }
  const { every, amount } = VOICE[track]
  return level % every === 0 ? { currency: 'voice', amount } : { currency: 'r3', amount: PLAIN[track] }
}
