import type { AccountPart } from '#cloud/account-part.ts'
import type { Db } from '#cloud/db/client.ts'
import { foldText, loadBank, type TypedGuess } from '#host-engine/index.ts'
import type { Language } from '#shared/constants/game.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { isCleanGuess } from './clean-guesses.ts'
import { collectAbility } from './quiz-ratings.ts'
import {
  type AnsweredQuiz,
  addAnswers,
  countAsked,
  findHeld,
  findLanguages,
  type HeldQuiz,
  holdQuiz,
  insertAlias,
  listSeen,
  lockQuiz,
  upsertBank,
} from './quizzes-repository.ts'
import { addWrongGuesses } from './wrong-guesses-repository.ts'

export interface Quizzes {
  /** Counts how often people were right, in the transaction that keeps a game. */
  noteAnswers(tx: Db, rounds: readonly AnsweredQuiz[]): Promise<void>
  /** Collects what people took for an answer, in the same transaction. */
  noteWrongGuesses(tx: Db, guesses: readonly TypedGuess[]): Promise<void>
  /** Of those of these quizzes that the store has. */
  languagesOf(tx: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Language>>
  /** Brings the stored bank up to date. */
  load(): Promise<void>
  /** Takes a quiz out of play for a person to look at. The reason has up to 32 characters. */
  hold(tx: Db, quizId: string, reason: string): Promise<void>
  /** The same where enough people have reported it. */
  holdReported(tx: Db, quizId: string, reporters: number): Promise<void>
  /** The guess is right from now on, for all. Throws NOT_FOUND for a quiz that the store has not. */
  acceptAppeal(tx: Db, quizId: string, guess: string): Promise<void>
  /** What waits for a person. */
  listHeld(): Promise<HeldQuiz[]>
  readonly accountPart: AccountPart
}

export interface QuizzesParts {
  readonly db: Db
}

/** One may be mistaken, or spiteful. */
const REPORTERS_TO_HOLD = 3
/** Of those who were asked: a few people, or a few accounts of one, do not take from play what hundreds were content with. */
const SHARE_TO_HOLD = 0.02

/** What is known of the quizzes in the store, and what becomes of them. */
export const createQuizzes = ({ db }: QuizzesParts): Quizzes => ({
  load: () => upsertBank(db, loadBank()),

  noteAnswers: (tx, rounds) => addAnswers(tx, rounds),

  async noteWrongGuesses(tx, guesses) {
    const clean = guesses.filter(({ guess }) => isCleanGuess(guess))
    const stored = new Set(
      (await findLanguages(tx, [...new Set(clean.map(({ quizId }) => quizId))])).map(({ id }) => id),
    )
    await addWrongGuesses(
      tx,
      clean.filter(({ quizId }) => stored.has(quizId)),
    )
  },

  languagesOf: async (tx, ids) =>
    new Map((await findLanguages(tx, ids)).map(({ id, language }) => [id, language])),

  hold: (tx, quizId, reason) => holdQuiz(tx, quizId, reason),

  async holdReported(tx, quizId, reporters) {
    const enough = Math.max(REPORTERS_TO_HOLD, SHARE_TO_HOLD * (await countAsked(tx, quizId)))
    if (reporters >= enough) await holdQuiz(tx, quizId, 'reported')
  },

  async acceptAppeal(tx, quizId, guess) {
    if (!(await lockQuiz(tx, quizId))) throw new AppError('NOT_FOUND')
    const alias = guess.trim()
    await insertAlias(tx, quizId, alias, foldText(alias))
  },

  listHeld: () => findHeld(db),

  accountPart: {
    collect: async (userId) => ({
      quizRating: await collectAbility(db, userId),
      quizzesSeen: (await listSeen(db, userId)).map(({ quizId, seenAt }) => ({
        quizId,
        seenAt: new Date(seenAt).toISOString(),
      })),
    }),
  },
})
