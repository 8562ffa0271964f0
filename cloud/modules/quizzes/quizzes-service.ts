import type { Db } from '#cloud/db/client.ts'
import type { AccountPart } from '#cloud/modules/account/index.ts'
import { loadBank, type QuizSource } from '#host-engine/index.ts'
import { findCandidates, findQuizzes, insertSeen, listSeen, upsertBank } from './quizzes-repository.ts'
import { leastSeenFirst, nearestFirst } from './quizzes-rules.ts'

export interface Quizzes extends QuizSource {
  /** Brings the stored bank up to date. */
  load(): Promise<void>
  readonly accountPart: AccountPart
}

export interface QuizzesParts {
  readonly db: Db
  readonly now: () => number
}

export const createQuizzes = ({ db, now }: QuizzesParts): Quizzes => ({
  load: () => upsertBank(db, loadBank()),

  async pick({ language, difficulty, count, players }) {
    const picked: string[] = []
    for (const level of nearestFirst(difficulty)) {
      if (picked.length >= count) break
      const candidates = await findCandidates(db, language, level, players)
      picked.push(...leastSeenFirst(candidates, Math.random).map(({ id }) => id))
    }
    return findQuizzes(db, picked.slice(0, count))
  },

  accountPart: {
    collect: async (userId) => ({
      quizzesSeen: (await listSeen(db, userId)).map(({ quizId, seenAt }) => ({
        quizId,
        seenAt: new Date(seenAt).toISOString(),
      })),
    }),
  },

  markSeen: (quizId, players) => insertSeen(db, quizId, players, now()),
})
