import { randomInt } from 'node:crypto'
import {
  builtInId,
  leastSeenFirst,
  loadBank,
  nearestFirst,
  type Quiz,
  type QuizMaker,
  type QuizRequest,
  type QuizSource,
} from '#host-engine/index.ts'
import type { Difficulty } from '#shared/constants/game.ts'
import { GENERATED_QUIZZES_MAX, MODEL_WAIT_MS } from '#shared/constants/quizzes.ts'
import type { Store } from '../store/open-store.ts'

type Scope = Pick<QuizRequest, 'language' | 'category'>

const isOf = (quiz: Quiz, { language, category }: Scope): boolean =>
  quiz.language === language && (category === 'any' || quiz.broadCategory === category)

/** Quizzes of the bank, those first that the fewest of the players have seen; new ones where they have seen all of a difficulty. */
export function createPartyQuizzes(store: Store, maker: QuizMaker): QuizSource {
  const known = loadBank()
  const mark = store.prepare<[string, string]>(
    // Of whom nothing is kept any more, nothing is noted.
    'insert or ignore into seen_quizzes (guest_id, quiz_id) select id, ? from guests where id = ?',
  )
  const seenBy = store.prepare<[string], { quizId: string; seenBy: number }>(
    `select quiz_id as quizId, count(*) as seenBy from seen_quizzes
     where guest_id in (select value from json_each(?)) group by quiz_id`,
  )

  /** Made quizzes are known from then on, for as long as the party's process lasts. */
  async function make({ language, category }: Scope, difficulty: Difficulty, count: number): Promise<void> {
    const { quizzes } = await maker.make({
      language,
      category,
      difficulty,
      count: Math.min(count, GENERATED_QUIZZES_MAX),
      earlier: known.filter((quiz) => quiz.language === language),
      seed: randomInt(2 ** 32),
      signal: new AbortController().signal,
      deadlineMs: MODEL_WAIT_MS,
    })
    known.push(...quizzes.map((quiz) => ({ ...quiz, id: builtInId(quiz) })))
  }

  const countOf = (scope: Scope): number => known.filter((quiz) => isOf(quiz, scope)).length

  return {
    async pick({ language, difficulty, category, count, players }) {
      const scope = { language, category }
      const seen = new Map(seenBy.all(JSON.stringify(players)).map((row) => [row.quizId, row.seenBy]))
      const levelOf = (level: Difficulty) =>
        known
          .filter((quiz) => isOf(quiz, scope) && quiz.difficulty === level)
          .map((quiz) => ({ quiz, seenBy: seen.get(quiz.id) ?? 0 }))
      const unseen = levelOf(difficulty).filter((one) => one.seenBy === 0).length
      if (unseen < count) await make(scope, difficulty, count - unseen)
      return nearestFirst(difficulty)
        .flatMap((level) => leastSeenFirst(levelOf(level), Math.random))
        .slice(0, count)
        .map(({ quiz }) => quiz)
    },
    async available(scope, enough) {
      const missing = enough - countOf(scope)
      if (missing > 0) await make(scope, 'medium', missing)
      return Math.min(enough, countOf(scope))
    },
    async markSeen(quizId, players) {
      for (const player of players) mark.run(quizId, player)
    },
  }
}
