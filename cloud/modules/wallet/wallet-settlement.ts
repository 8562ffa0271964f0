import type { Db } from '#cloud/db/client.ts'
import { settlementPart, winnerOf } from '#cloud/settlement-part.ts'
import type { Movement } from './ledger.ts'
import { deleteEscrow, type HeldEscrow, lockEscrow, paymentOf, type RewardTerms } from './reward-escrow.ts'

type Move = (tx: Db, movements: readonly Movement[]) => Promise<unknown>

/** The room's reward goes to the winner, or back to the host, who has won nothing by that. */
export const walletSettlement = (move: Move, terms: RewardTerms) =>
  settlementPart({
    read: (tx, { result }) => lockEscrow(tx, result.roomId, winnerOf(result), terms),

    decide({ result }, held: HeldEscrow | null) {
      if (held === null) return { changes: null, earned: [] }
      const payment = paymentOf(held, result.finishedAt)
      const isWon = payment.reason === 'reward_won'
      const earned = isWon ? [{ userId: payment.to, r3: payment.amount }] : []
      return { changes: { roomId: result.roomId, payment }, earned }
    },

    async write(tx, changes) {
      if (changes === null) return
      await deleteEscrow(tx, changes.roomId)
      await move(tx, [changes.payment])
    },
  })
