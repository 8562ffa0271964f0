import { dayOf, dayStart } from '#cloud/day.ts'
import type { Quizzes } from '#cloud/modules/quizzes/index.ts'
import type { Wallet } from '#cloud/modules/wallet/index.ts'
import { settlementPart } from '#cloud/settlement-part.ts'
import { type CatalogueItem, findItem } from './catalogue.ts'
import { listWornWords } from './inventory-repository.ts'
import { type BonusRows, bonusPlayers, wordBonuses } from './word-bonus-rules.ts'

export interface WordBonusParts {
  readonly quizzes: Pick<Quizzes, 'languagesOf'>
  readonly wallet: Pick<Wallet, 'move' | 'earnedSince'>
}

const NOTHING: BonusRows = { worn: new Map(), languages: new Map(), earned: new Map() }

function byUser(rows: readonly { userId: string; itemId: string }[]): Map<string, CatalogueItem[]> {
  const words = new Map<string, CatalogueItem[]>()
  for (const { userId, itemId } of rows) {
    const item = findItem(itemId)
    if (item) words.set(userId, [...(words.get(userId) ?? []), item])
  }
  return words
}

/** An equipped word that was a right answer brings R3, and neither score nor rating (WALLET-6). */
export const wordBonusSettlement = ({ quizzes, wallet }: WordBonusParts) =>
  settlementPart({
    async read(tx, { result, accounts }): Promise<BonusRows> {
      const players = bonusPlayers(result, accounts)
      // Worn before the game began: nobody puts on an answer that stands on the screen.
      const worn = players.length === 0 ? [] : await listWornWords(tx, players, result.startedAt)
      if (worn.length === 0) return NOTHING
      const quizIds = result.rounds.map(({ quizId }) => quizId)
      const since = dayStart(dayOf(result.finishedAt))
      return {
        worn: byUser(worn),
        languages: await quizzes.languagesOf(tx, quizIds),
        earned: await wallet.earnedSince(tx, players, 'word_bonus', since),
      }
    },

    decide({ result }, rows) {
      const movements = wordBonuses(result, rows)
      return { changes: movements, earned: movements.map(({ to, amount }) => ({ userId: to, r3: amount })) }
    },

    async write(tx, movements) {
      await wallet.move(tx, movements)
    },
  })
