import type { GameResult } from '#host-engine/index.ts'
import type { Difficulty } from '#shared/constants/game.ts'
import {
  afterAnswer,
  bandOf,
  type ItemRating,
  NEWCOMER,
  type Unplayable,
  whyUnplayable,
} from './quiz-rating-rules.ts'

/** One person asked one quiz. */
export interface Response {
  readonly quizId: string
  readonly userId: string
  readonly isRight: boolean
}

/** A quiz as it is dealt. */
export interface RatedQuiz extends ItemRating {
  readonly id: string
  /** In which it is dealt. */
  readonly band: Difficulty
  /** By everyone ever, this game included. */
  readonly asked: number
  readonly answered: number
}

export interface RatedGame {
  readonly quizzes: readonly (RatedQuiz & { readonly leaves: Unplayable | null })[]
  readonly players: readonly (ItemRating & { readonly userId: string })[]
}

/**
 * Who was asked what in a finished game, and was right: only members, for anyone can be fifty guests; only in rounds that were played out, and
 * only from the round in which they came in.
 */
export function responsesOf(
  { outcome, players, rounds }: Pick<GameResult, 'outcome' | 'players' | 'rounds'>,
  members: ReadonlySet<string>,
): Response[] {
  if (outcome.kind !== 'finished') return []
  return rounds.flatMap(({ quizId, answer, answers }, index) => {
    if (answer === null) return []
    const right = new Set(answers.map(({ userId }) => userId))
    return players
      .filter(
        ({ userId, isBot, joinedInRound }) =>
          !isBot && members.has(userId) && (joinedInRound ?? 1) <= index + 1,
      )
      .map(({ userId }) => ({ quizId, userId, isRight: right.has(userId) }))
  })
}

/** The ratings after a game, answer by answer. Quizzes without a row, a host's own for instance, count for nobody. */
export function rateGame(
  responses: readonly Response[],
  quizzes: readonly RatedQuiz[],
  known: ReadonlyMap<string, ItemRating>,
): RatedGame {
  const items = new Map(quizzes.map((quiz) => [quiz.id, quiz]))
  const players = new Map<string, ItemRating>()
  for (const { quizId, userId, isRight } of responses) {
    const quiz = items.get(quizId)
    if (!quiz) continue
    const player = players.get(userId) ?? known.get(userId) ?? NEWCOMER
    const after = afterAnswer(player, quiz, isRight)
    items.set(quizId, { ...quiz, ...after.quiz })
    players.set(userId, after.player)
  }
  return {
    quizzes: [...items.values()].map((quiz) => ({
      ...quiz,
      band: bandOf(quiz, quiz.band),
      leaves: whyUnplayable(quiz.asked, quiz.answered),
    })),
    players: [...players].map(([userId, rating]) => ({ userId, ...rating })),
  }
}
