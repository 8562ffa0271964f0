import type { Db } from '#cloud/db/client.ts'
import { type SettlementPart, settlementPart } from '#cloud/settlement-part.ts'
import { findAbilities, holdRatings, saveRatings } from './quiz-ratings-repository.ts'
import { rateGame, responsesOf } from './rated-game.ts'

/** Every finished game teaches how difficult its quizzes are, and takes out of play what is no riddle. */
export const quizRatingsSettlement: SettlementPart = settlementPart({
  async read(tx, { result, members }) {
    const responses = responsesOf(result, members)
    const quizzes = await holdRatings(tx, [...new Set(responses.map(({ quizId }) => quizId))])
    const known = await findAbilities(tx, [...new Set(responses.map(({ userId }) => userId))])
    return { responses, quizzes, known }
  },
  decide: (_, { responses, quizzes, known }) => ({
    changes: rateGame(responses, quizzes, known),
    earned: [],
  }),
  write: saveRatings,
})

/** For the export of an account. */
export async function collectAbility(
  db: Db,
  userId: string,
): Promise<{ rating: number; answers: number } | null> {
  const known = (await findAbilities(db, [userId])).get(userId)
  return known ? { rating: known.rating, answers: known.rated } : null
}
