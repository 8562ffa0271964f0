import type { AccountPart } from '#cloud/account-part.ts'
import type { Db } from '#cloud/db/client.ts'
import { foldText, loadBank, type Quiz, type TypedGuess } from '#host-engine/index.ts'
import type { Language } from '#shared/constants/game.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { adminCalls } from '#shared/i18n/en/admin-calls.ts'
import { medianTimes } from './answer-times-repository.ts'
import { isCleanGuess } from './clean-guesses.ts'
import { type Correction, corrected, correctionFaults } from './correction-rules.ts'
import { findQuizzes } from './dealing-repository.ts'
import { collectAbility } from './quiz-ratings.ts'
import {
  findStates,
  holdState,
  type QuizState,
  type ReviewedQuiz,
  rewriteQuiz,
  setStatus,
} from './quiz-review-repository.ts'
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
  /** What the store knows of these, in this order. */
  review(ids: readonly string[]): Promise<ReviewedQuiz[]>
  /** Takes a quiz out of play, or puts it back. Throws NOT_FOUND, and CONFLICT for one that is there already or is not shipped any more. */
  decide(tx: Db, quizId: string, status: 'active' | 'withdrawn'): Promise<QuizState>
  /**
   * Writes it anew, and answers it as it was and is. Throws NOT_FOUND, CONFLICT for one that is not shipped any more or has been
   * changed since this version, and VALIDATION_FAILED for what could not be played.
   */
  edit(
    tx: Db,
    quizId: string,
    correction: VersionedCorrection,
    now: number,
  ): Promise<{ before: Quiz; after: Quiz }>
  readonly accountPart: AccountPart
}

/** Of any version where it names none. */
export type VersionedCorrection = Correction & { readonly version?: number | undefined }

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

  async review(ids) {
    const about = new Map((await findStates(db, ids)).map((state) => [state.id, state]))
    const medians = await medianTimes(db, ids)
    return (await findQuizzes(db, ids)).flatMap((quiz) => {
      const state = about.get(quiz.id)
      return state ? [{ ...state, quiz, medianSeconds: medians.get(quiz.id) ?? null }] : []
    })
  },

  async decide(tx, quizId, status) {
    const before = await holdState(tx, quizId)
    if (before === null) throw new AppError('NOT_FOUND')
    if (before.status === 'retired') throw new AppError('CONFLICT', undefined, adminCalls.notShipped)
    if (before.status === 'withdrawn' && status === 'withdrawn')
      throw new AppError('CONFLICT', undefined, adminCalls.alreadyWithdrawn)
    await setStatus(tx, quizId, status)
    return before
  },

  async edit(tx, quizId, { version, ...correction }, now) {
    const state = await holdState(tx, quizId)
    const [before] = await findQuizzes(tx, [quizId])
    if (state === null || !before) throw new AppError('NOT_FOUND')
    if (state.status === 'retired') throw new AppError('CONFLICT', undefined, adminCalls.notShipped)
    if (version !== undefined && version !== state.version)
      throw new AppError('CONFLICT', undefined, adminCalls.quizChanged)
    const after = corrected(before, correction)
    const faults = correctionFaults(before, after)
    if (faults[0]) throw new AppError('VALIDATION_FAILED', faults, faults[0].message)
    await rewriteQuiz(tx, after, now)
    return { before, after }
  },

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
