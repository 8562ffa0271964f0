import type { AnsweredQuiz } from '#cloud/modules/quizzes/index.ts'
import { type Earned, isHostsOwn } from '#cloud/settlement-part.ts'
import type { GameResult } from '#host-engine/index.ts'
import { levelOf } from '#shared/levels.ts'
import type { Progress, Rewards } from '#shared/protocol/parts.ts'
import { placesOf } from '#shared/protocol/places.ts'
import type { GamePlayerRow, StoredGame } from './game-repository.ts'

const XP_A_RIGHT_ANSWER = 10
const XP_A_WIN = 50

export interface EarnedStats {
  readonly userId: string
  readonly games: number
  readonly wins: number
  readonly stars: number
  readonly xp: number
}

/**
 * What a finished game adds to each one's statistics; a game that did not finish adds nothing (RANK-8, RANK-10). One of
 * the host's own making counts as a game and no more.
 */
export function earnedStats({ outcome, ownQuizzes, players, leavers }: GameResult): EarnedStats[] {
  const isOwn = isHostsOwn({ ownQuizzes, outcome })
  if (outcome.kind !== 'finished') return []
  const stayed = players
    .filter((player) => !player.isBot)
    .map(({ userId, correct, firsts }) => {
      if (isOwn) return { userId, games: 1, wins: 0, stars: 0, xp: 0 }
      const wins = userId === outcome.winner ? 1 : 0
      return { userId, games: 1, wins, stars: firsts, xp: correct * XP_A_RIGHT_ANSWER + wins * XP_A_WIN }
    })
  const left = leavers.map(({ userId }) => ({ userId, games: 1, wins: 0, stars: 0, xp: 0 }))
  return [...stayed, ...left]
}

/**
 * What a game brings those who played it to the end, and are people: the sum of what each part gives. Who left a ranked
 * game is named with what that cost.
 */
export function rewardsOf({ outcome, players, leavers }: GameResult, earned: readonly Earned[]): Rewards {
  if (outcome.kind !== 'finished') return []
  const stayed = players.filter((player) => !player.isBot).map(({ userId }) => rewardOf(userId, earned))
  const left = leavers.map(({ userId }) => rewardOf(userId, earned))
  return [...stayed, ...left.filter(({ rankPoints }) => rankPoints !== undefined)]
}

function rewardOf(userId: string, earned: readonly Earned[]): NonNullable<Rewards>[number] {
  const own = earned.filter((one) => one.userId === userId)
  const sum = (of: (one: Earned) => number | undefined) =>
    own.reduce((total, one) => total + (of(one) ?? 0), 0)
  const isRanked = own.some(({ rankPoints }) => rankPoints !== undefined)
  return {
    userId,
    r3: sum(({ r3 }) => r3),
    passXp: sum(({ passXp }) => passXp),
    ...(isRanked && { rankPoints: sum(({ rankPoints }) => rankPoints) }),
  }
}

export const levelChange = (before: number, after: number): NonNullable<Progress['level']> => ({
  before: levelOf(before),
  after: levelOf(after),
  xp: { before, after },
})

/** What a game changed of the levels and ranks of those who stayed to its end. */
export const progressOf = (
  { players }: GameResult,
  earned: readonly Earned[],
): Readonly<Record<string, Progress>> =>
  Object.fromEntries(
    players.flatMap(({ userId }) => {
      const own = earned.filter((one) => one.userId === userId)
      const level = own.find((one) => one.level)?.level ?? null
      const rank = own.find((one) => one.rank)?.rank ?? null
      return level === null && rank === null ? [] : [[userId, { level, rank }]]
    }),
  )

/** The people of a game, leavers last, with their places on its podium, where practice opponents have theirs. */
export const playersOf = ({ players, leavers, scores, outcome }: GameResult): GamePlayerRow[] => {
  const places = placesOf(scores, outcome.kind === 'finished' ? outcome.winner : null)
  const placeOf = new Map(scores.map(({ userId }, index) => [userId, places[index]]))
  return [
    ...players.filter((player) => !player.isBot),
    ...leavers.map((leaver) => ({ ...leaver, score: 0, correct: 0 })),
  ].map(({ userId, username, score, correct }, index) => ({
    userId,
    username,
    score,
    correct,
    place: placeOf.get(userId) ?? index + 1,
  }))
}

/** Without the names of people, which stand with their accounts: they go with them. */
export const storedGame = (
  result: GameResult,
  rewards: Rewards = [],
  progress: StoredGame['progress'] = {},
): StoredGame => {
  const people = new Set(playersOf(result).map(({ userId }) => userId))
  return {
    scores: result.scores.map(({ username, ...score }) =>
      people.has(score.userId) ? score : { ...score, username },
    ),
    rounds: result.rounds,
    roundsPlanned: result.roundsPlanned,
    mode: result.mode,
    matched: result.matched,
    rewards,
    progress,
  }
}

/** One who came in later was not asked what came before; anyone can be fifty guests, and bots must not learn from bots. */
const membersOfRound = (
  players: GameResult['players'],
  round: number,
  members: ReadonlySet<string>,
): Set<string> =>
  new Set(
    players
      .filter(
        ({ userId, isBot, joinedInRound }) => !isBot && members.has(userId) && (joinedInRound ?? 1) <= round,
      )
      .map(({ userId }) => userId),
  )

/**
 * How many members were asked each quiz of a finished game, and how many were right. One that was cut short asked nobody: most
 * had no time to answer (GAME-48).
 */
export function answeredBy(
  { outcome, players, rounds }: GameResult,
  members: ReadonlySet<string>,
): AnsweredQuiz[] {
  if (outcome.kind !== 'finished') return []
  return rounds
    .map((round, index) => ({
      ...round,
      people: membersOfRound(players, index + 1, members),
    }))
    .filter(({ answer }) => answer !== null)
    .map(({ quizId, answers, people }) => {
      const right = answers.filter(({ userId }) => people.has(userId))
      const timesMs = right.map(({ elapsedMs }) => elapsedMs)
      return { quizId, asked: people.size, answered: right.length, timesMs }
    })
}
