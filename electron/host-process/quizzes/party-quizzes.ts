import {
  leastSeenFirst,
  loadBank,
  nearestFirst,
  type Quiz,
  type QuizRequest,
  type QuizSource,
} from '#host-engine/index.ts'
import type { Store } from '../store/open-store.ts'

const isOf = (quiz: Quiz, { language, category }: Pick<QuizRequest, 'language' | 'category'>): boolean =>
  quiz.language === language && (category === 'any' || quiz.broadCategory === category)

/** Quizzes of the bank, those first that the fewest of the players have seen. */
export function createPartyQuizzes(store: Store): QuizSource {
  const bank = loadBank()
  const mark = store.prepare<[string, string]>(
    // Of whom nothing is kept any more, nothing is noted.
    'insert or ignore into seen_quizzes (guest_id, quiz_id) select id, ? from guests where id = ?',
  )
  const seenBy = store.prepare<[string], { quizId: string; seenBy: number }>(
    `select quiz_id as quizId, count(*) as seenBy from seen_quizzes
     where guest_id in (select value from json_each(?)) group by quiz_id`,
  )

  return {
    async pick({ language, difficulty, category, count, players }) {
      const seen = new Map(seenBy.all(JSON.stringify(players)).map((row) => [row.quizId, row.seenBy]))
      return nearestFirst(difficulty)
        .flatMap((level) =>
          leastSeenFirst(
            bank
              .filter((quiz) => isOf(quiz, { language, category }) && quiz.difficulty === level)
              .map((quiz) => ({ quiz, seenBy: seen.get(quiz.id) ?? 0 })),
            Math.random,
          ),
        )
        .slice(0, count)
        .map(({ quiz }) => quiz)
    },
    available: async (scope, enough) => Math.min(enough, bank.filter((quiz) => isOf(quiz, scope)).length),
    async markSeen(quizId, players) {
      for (const player of players) mark.run(quizId, player)
    },
  }
}
