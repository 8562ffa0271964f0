import type { AccountPart } from '#cloud/account-part.ts'
import type { Db } from '#cloud/db/client.ts'
import { leastSeenFirst, loadBank, nearestFirst, type Quiz, type QuizSource } from '#host-engine/index.ts'
import type { Language } from '#shared/constants/game.ts'
import {
  type AnsweredQuiz,
  addAnswers,
  countAnswers,
  findCandidates,
  findLanguages,
  findPool,
  findQuizzes,
  insertSeen,
  listSeen,
  upsertBank,
} from './quizzes-repository.ts'
import { type Answers, likeAnswers, rightRate } from './quizzes-rules.ts'

export interface Quizzes extends QuizSource {
  /** Counts how often people were right, in the transaction that keeps a game. */
  noteAnswers(tx: Db, rounds: readonly AnsweredQuiz[]): Promise<void>
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
  /** What bots make of these: as often right as people are at that difficulty, and wrong as people are, with other answers. */
  async function withPractice(dealt: readonly Quiz[]): Promise<Quiz[]> {
    const known = new Set(dealt.map(({ id }) => id))
    const told = new Map<string, { pool: Quiz[]; answers: Answers }>()
    for (const { language, difficulty } of dealt)
      if (!told.has(difficulty)) {
        const pool = (await findPool(db, language, difficulty)).filter(({ id }) => !known.has(id))
        told.set(difficulty, { pool, answers: await countAnswers(db, language, difficulty) })
      }
    return dealt.map((quiz) => {
      const { pool = [], answers = NO_ANSWERS } = told.get(quiz.difficulty) ?? {}
      const wrongGuesses = likeAnswers(quiz, pool, Math.random)
      return { ...quiz, practice: { rightRate: rightRate(quiz.difficulty, answers), wrongGuesses } }
    })
  }

  return {
    load: () => upsertBank(db, loadBank()),

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

    languagesOf: async (tx, ids) =>
      new Map((await findLanguages(tx, ids)).map(({ id, language }) => [id, language])),

    accountPart: {
      collect: async (userId) => ({
        quizzesSeen: (await listSeen(db, userId)).map(({ quizId, seenAt }) => ({
          quizId,
          seenAt: new Date(seenAt).toISOString(),
        })),
      }),
    },

    markSeen: (quizId, players) => insertSeen(db, quizId, players, now()),
  }
}
