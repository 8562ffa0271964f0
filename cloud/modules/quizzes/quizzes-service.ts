import type { AccountPart } from '#cloud/account-part.ts'
import type { Db } from '#cloud/db/client.ts'
import {
  leastSeenFirst,
  loadBank,
  nearestFirst,
  type Quiz,
  type QuizSource,
  type TypedGuess,
} from '#host-engine/index.ts'
import type { Language } from '#shared/constants/game.ts'
import { isCleanGuess } from './clean-guesses.ts'
import { answersOf, likelyGuesses } from './likely-guesses.ts'
import { collectAbility } from './quiz-ratings.ts'
import {
  type AnsweredQuiz,
  addAnswers,
  countAnswers,
  findCandidates,
  findLanguages,
  findQuizzes,
  insertSeen,
  listSeen,
  upsertBank,
} from './quizzes-repository.ts'
import { type Answers, rightRate } from './quizzes-rules.ts'
import { addWrongGuesses, findCommonGuesses } from './wrong-guesses-repository.ts'

export interface Quizzes extends QuizSource {
  /** Counts how often people were right, in the transaction that keeps a game. */
  noteAnswers(tx: Db, rounds: readonly AnsweredQuiz[]): Promise<void>
  /** Collects what people took for an answer, in the same transaction. */
  noteWrongGuesses(tx: Db, guesses: readonly TypedGuess[]): Promise<void>
  /** Of those of these quizzes that are the bank's. */
  languagesOf(tx: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Language>>
  /** Brings the stored bank up to date. */
  load(): Promise<void>
  readonly accountPart: AccountPart
}

export interface QuizzesParts {
  readonly db: Db
  readonly now: () => number
}

const NO_ANSWERS: Answers = { asked: 0, answered: 0 }

export const createQuizzes = ({ db, now }: QuizzesParts): Quizzes => {
  const bank = loadBank()
  const bankAnswers = answersOf(bank)

  /** What bots make of these: as often right as people are at that difficulty, and wrong as people are. */
  async function withPractice(dealt: readonly Quiz[]): Promise<Quiz[]> {
    const measured = new Map<string, Answers>()
    for (const { language, difficulty } of dealt)
      if (!measured.has(difficulty)) measured.set(difficulty, await countAnswers(db, language, difficulty))
    const typed = await findCommonGuesses(
      db,
      dealt.map(({ id }) => id),
    )
    return dealt.map((quiz) => ({
      ...quiz,
      practice: {
        rightRate: rightRate(quiz.difficulty, measured.get(quiz.difficulty) ?? NO_ANSWERS),
        wrongGuesses: likelyGuesses(quiz, bankAnswers, typed.get(quiz.id)),
      },
    }))
  }

  return {
    load: () => upsertBank(db, bank),

    async pick({ language, difficulty, count, players, practice }) {
      const picked: string[] = []
      for (const level of nearestFirst(difficulty)) {
        if (picked.length >= count) break
        const candidates = await findCandidates(db, language, level, players)
        picked.push(...leastSeenFirst(candidates, Math.random).map(({ id }) => id))
      }
      const dealt = await findQuizzes(db, picked.slice(0, count))
      return practice ? withPractice(dealt) : dealt
    },

    noteAnswers: (tx, rounds) => addAnswers(tx, rounds),

    async noteWrongGuesses(tx, guesses) {
      const clean = guesses.filter(({ guess }) => isCleanGuess(guess))
      const ofBank = new Set(
        (await findLanguages(tx, [...new Set(clean.map(({ quizId }) => quizId))])).map(({ id }) => id),
      )
      await addWrongGuesses(
        tx,
        clean.filter(({ quizId }) => ofBank.has(quizId)),
      )
    },

    languagesOf: async (tx, ids) =>
      new Map((await findLanguages(tx, ids)).map(({ id, language }) => [id, language])),

    accountPart: {
      collect: async (userId) => ({
        quizRating: await collectAbility(db, userId),
        quizzesSeen: (await listSeen(db, userId)).map(({ quizId, seenAt }) => ({
          quizId,
          seenAt: new Date(seenAt).toISOString(),
        })),
      }),
    },

    markSeen: (quizId, players) => insertSeen(db, quizId, players, now()),
  }
}
