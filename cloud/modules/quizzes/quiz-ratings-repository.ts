import type { Db } from '#cloud/db/client.ts'
import type { Difficulty } from '#shared/constants/game.ts'
import { type ItemRating, priorOf, RATED_ENOUGH } from './quiz-rating-rules.ts'
import type { RatedGame, RatedQuiz } from './rated-game.ts'

interface Row {
  id: string
  difficulty: Difficulty
  rating: number | null
  rated: number
  asked: number
  answered: number
}

/** Those that are in play, locked in one order: two games that end at once may have asked the same. */
export async function holdRatings(tx: Db, ids: readonly string[]): Promise<RatedQuiz[]> {
  const rows = await tx('quizzes')
    .whereIn('id', [...ids])
    .where({ status: 'active' })
    .orderBy('id')
    .forUpdate()
    .select<Row[]>('id', 'difficulty', 'rating', 'rated', 'asked', 'answered')
  return rows.map(({ id, difficulty, rating, rated, asked, answered }) => ({
    id,
    band: difficulty,
    rating: rating ?? priorOf(difficulty).rating,
    rated,
    asked,
    answered,
  }))
}

export async function findAbilities(db: Db, userIds: readonly string[]): Promise<Map<string, ItemRating>> {
  const rows = await db('quiz_abilities')
    .whereIn('user_id', [...userIds])
    .select<{ user_id: string; rating: number; rated: number }[]>('user_id', 'rating', 'rated')
  return new Map(rows.map(({ user_id, rating, rated }) => [user_id, { rating, rated }]))
}

export async function saveRatings(tx: Db, { quizzes, players }: RatedGame): Promise<void> {
  for (const { id, band, rating, rated, leaves } of quizzes)
    await tx('quizzes')
      .where({ id })
      .update({ rating, rated, difficulty: band, ...(leaves && { status: 'held', reason: leaves }) })
  const rows = players.map(({ userId, rating, rated }) => ({ user_id: userId, rating, rated }))
  if (rows.length > 0)
    await tx('quiz_abilities')
      .insert(rows.toSorted((a, b) => (a.user_id < b.user_id ? -1 : 1)))
      .onConflict('user_id')
      .merge()
}

/** For the bank's upsert: its author's difficulty holds until enough answers say another. */
export const declaredUntilRated = (db: Db) =>
  db.raw('case when quizzes.rated < ? then excluded.difficulty else quizzes.difficulty end', [RATED_ENOUGH])
