import { dayStart } from '#cloud/day.ts'
import {
  unbegun as newPass,
  type StoredPass,
  toGamePass,
  withXp,
  xpOfGame,
} from '#cloud/modules/game-pass/pass-rules.ts'
import {
  afterSteps,
  isComplete,
  type QuestProgress,
  stepsOf,
  toQuest,
} from '#cloud/modules/quests/quests-rules.ts'
import { gameEarnings } from '#cloud/modules/wallet/game-earnings.ts'
import type { SettledGame } from '#cloud/settlement-part.ts'
import { member, resultOf, roundsOf } from '#cloud/testing/game-result.ts'
import { type Random, seededRandom } from '#host-engine/rules/random.ts'
import { PASS_TABLE, QUEST_AMOUNTS } from '#shared/constants/amount-tables.ts'
import type { RoomMode } from '#shared/constants/game.ts'
import type { PassReward } from '#shared/constants/rewards.ts'

export const MONTH_DAYS = 28
/** As long as a ranked season. */
export const SEASON_DAYS = 84
const FIRST_DAY = 20_000
const ME = 'me'

/** A kind of game that somebody plays. */
export interface Play {
  readonly mode: RoomMode
  readonly rounds: number
  /** From 0 to 1, of each round and of the game. */
  readonly right: number
  readonly wins: number
}

export interface Habit {
  readonly name: string
  /** What is played on a day, counted from 0. */
  readonly playsOn: (day: number) => readonly Play[]
}

/** A game of two accounts, as the engine hands it over. Matched, but in a private lobby. */
function gameOf({ mode, rounds, right, wins }: Play, day: number, random: Random): SettledGame {
  const correct = Array.from({ length: rounds }, random).filter((draw) => draw < right).length
  const winner = random() < wins ? ME : 'other'
  const result = resultOf({
    mode,
    matched: mode !== 'private',
    rounds: roundsOf(rounds),
    outcome: { kind: 'finished', winner },
    players: [member(ME, { correct }), member('other')],
    finishedAt: dayStart(FIRST_DAY + day) + 1,
  })
  const people = new Set([ME, 'other'])
  return { result, accounts: people, members: people }
}

/** All that one account was given by a day's end, everything claimed. */
export interface Income {
  /** In R3. */
  readonly play: number
  readonly quests: number
  readonly questsDone: number
  readonly pass: StoredPass
}

/** Day by day, by the rules of the server. */
export function runHabit({ playsOn }: Habit, days: number, seed: number): Income[] {
  const random = seededRandom(seed)
  const all: Income[] = []
  let before: Income = { play: 0, quests: 0, questsDone: 0, pass: newPass(ME, 1) }
  for (let day = 0; day < days; day++) {
    let earned = 0
    let { pass } = before
    let kept: QuestProgress[] = []
    for (const play of playsOn(day)) {
      const game = gameOf(play, day, random)
      earned += gameEarnings(game, new Map([[ME, earned]])).find(({ userId }) => userId === ME)?.r3 ?? 0
      const xp = xpOfGame(game).find(({ userId }) => userId === ME)?.xp ?? 0
      pass = withXp(pass, xp, game.result.finishedAt)
      const moved = afterSteps(
        stepsOf(game).filter(({ userId }) => userId === ME),
        kept,
      )
      kept = [...kept.filter(({ type }) => !moved.some((one) => one.type === type)), ...moved]
    }
    const done = kept.map((one) => toQuest(one, QUEST_AMOUNTS)).filter(isComplete)
    before = {
      play: before.play + earned,
      quests: before.quests + done.reduce((sum, { reward }) => sum + reward, 0),
      questsDone: before.questsDone + done.length,
      pass,
    }
    all.push(before)
  }
  return all
}

/** The R3 of a track's levels so far. */
export function passR3(pass: StoredPass, track: 'free' | 'premium'): number {
  const { level, levels } = toGamePass(pass, [], PASS_TABLE)
  const isR3 = ({ currency }: PassReward) => currency === 'r3'
  return levels
    .filter((one) => one.level <= level && isR3(one[track].reward))
    .reduce((sum, one) => sum + one[track].reward.amount, 0)
}

/** Without the premium track. */
export const r3Of = ({ play, quests, pass }: Income): number => play + quests + passR3(pass, 'free')

const quick: Play = { mode: 'quick', rounds: 10, right: 0.5, wins: 0.4 }
const ranked: Play = { mode: 'ranked', rounds: 10, right: 0.5, wins: 0.5 }
const friends: Play = { mode: 'private', rounds: 10, right: 0.5, wins: 0.4 }
const times = (count: number, play: Play): Play[] => Array.from({ length: count }, () => play)
const EVENINGS = [1, 4, 6]

export const CASUAL: Habit = {
  name: 'casual: 3 games on 3 evenings a week',
  playsOn: (day) => (EVENINGS.includes(day % 7) ? [quick, quick, friends] : []),
}
export const KEEN: Habit = {
  name: 'keen: 6 games a day',
  playsOn: () => [...times(3, quick), ...times(2, ranked), friends],
}
export const ALL_DAY: Habit = {
  name: 'honest, all day: 80 games',
  playsOn: () => [...times(40, quick), ...times(30, ranked), ...times(10, friends)],
}

/** Two accounts of one person: the queue lets them meet each other, and between that they play rooms of seconds. */
const meeting = (wins: number): Play => ({ mode: 'quick', rounds: 5, right: 1, wins })
const blink = (wins: number): Play => ({ mode: 'private', rounds: 3, right: 1, wins })
const farmed = (wins: number) => () => [
  ...times(60, meeting(wins)),
  ...times(10, { ...meeting(wins), mode: 'ranked' as const }),
  ...times(400, blink(wins)),
]
export const FARMED: Habit = { name: 'farmed, all day: always wins', playsOn: farmed(1) }
export const THROWAWAY: Habit = { name: 'farmed, all day: always loses', playsOn: farmed(0) }
export const BLINKS: Habit = { name: 'private rooms of seconds alone', playsOn: () => times(400, blink(1)) }
