import { type SettlementPart, settlementPart } from '#cloud/settlement-part.ts'
import { insertRefused } from './feedback-repository.ts'

/** Keeps what the judge refused, for a day. A host's own quizzes are the host's to judge. */
export const refusedSettlement: SettlementPart = settlementPart({
  read: async () => undefined,
  decide: ({ result, accounts }) => ({
    changes: {
      gameId: result.sessionId,
      at: result.finishedAt,
      refused: result.ownQuizzes ? [] : result.refused.filter(({ userId }) => accounts.has(userId)),
    },
    earned: [],
  }),
  write: (tx, { gameId, refused, at }) => insertRefused(tx, gameId, refused, at),
})
