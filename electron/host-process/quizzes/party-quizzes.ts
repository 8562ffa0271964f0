import { randomInt } from 'node:crypto'
import pLimit from 'p-limit'
import {
  draftId,
  foldText,
  leastSeenFirst,
  loadBank,
  nearestFirst,
  type Quiz,
  type QuizMaker,
  type QuizRequest,
  type QuizSource,
} from '#host-engine/index.ts'
import type { Difficulty, Language } from '#shared/constants/game.ts'
import { GENERATED_QUIZZES_MAX, MODEL_WAIT_MS } from '#shared/constants/quizzes.ts'
import type { Store } from '../store/open-store.ts'

type Scope = Pick<QuizRequest, 'language' | 'category'>

const isOf = (quiz: Quiz, { language, category }: Scope): boolean =>
  quiz.language === language && (category === 'any' || quiz.broadCategory === category)

const answerOf = ({ answers: [main = ''] }: Pick<Quiz, 'answers'>): string => foldText(main)

/** The first of each answer: whoever has met one knows the other. */
const withoutTwins = (quizzes: readonly Quiz[]): Quiz[] =>
  [...new Map(quizzes.toReversed().map((quiz) => [answerOf(quiz), quiz])).values()].toReversed()

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

  /** Of one language; what is known already, or has its answer, is not added. */
  function learn(quizzes: readonly Quiz[], language: Language): void {
    const there = known.filter((quiz) => quiz.language === language)
    const answers = new Set(there.map(answerOf))
    known.push(...withoutTwins(quizzes).filter((quiz) => !answers.has(answerOf(quiz))))
  }

  const inTurn = pLimit(1)

  /**
   * Made quizzes are known from then on, for as long as the party's process lasts. Games that begin together order one after
   * the other, or both would get the same; each waits as long as one does.
   */
  async function make(
    { language, category }: Scope,
    difficulty: Difficulty,
    missing: () => number,
  ): Promise<void> {
    const until = performance.now() + MODEL_WAIT_MS
    await inTurn(async () => {
      const count = Math.min(missing(), GENERATED_QUIZZES_MAX)
      if (count <= 0) return
      const { quizzes } = await maker.make({
        language,
        category,
        difficulty,
        count,
        earlier: known.filter((quiz) => quiz.language === language),
        seed: randomInt(2 ** 32),
        signal: new AbortController().signal,
        deadlineMs: Math.max(0, until - performance.now()),
      })
      learn(
        quizzes.map((quiz) => ({ ...quiz, id: draftId(quiz) })),
        language,
      )
    })
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
      const missing = () => count - levelOf(difficulty).filter((one) => one.seenBy === 0).length
      if (missing() > 0) await make(scope, difficulty, missing)
      const inOrder = nearestFirst(difficulty)
        .flatMap((level) => leastSeenFirst(levelOf(level), Math.random))
        .map(({ quiz }) => quiz)
      return withoutTwins(inOrder).slice(0, count)
    },
    async available(scope, enough) {
      const missing = () => enough - countOf(scope)
      if (missing() > 0) await make(scope, scope.difficulty, missing)
      return Math.min(enough, countOf(scope))
    },
    async markSeen(quizId, players) {
      for (const player of players) mark.run(quizId, player)
    },
  }
}
