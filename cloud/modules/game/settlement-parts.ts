import type { Quizzes } from '#cloud/modules/quizzes/index.ts'
import type { Ranks } from '#cloud/modules/ranks/index.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import type { Wallet } from '#cloud/modules/wallet/index.ts'
import { type SettlementPart, settlementPart } from '#cloud/settlement-part.ts'
import { answeredBy, type EarnedStats, earnedStats } from './game-rules.ts'

export interface SettlementModules {
  readonly users: Pick<Users, 'addToStats'>
  readonly quizzes: Pick<Quizzes, 'noteAnswers'>
  readonly wallet: Pick<Wallet, 'settlement'>
  readonly ranks: Pick<Ranks, 'settlement'>
}

const nothing = async (): Promise<undefined> => undefined

/** All that the end of a game does, in this order. Ranks come last: everyone's points are counted in the same few rows. */
export const settlementParts = ({ users, quizzes, wallet, ranks }: SettlementModules): SettlementPart[] => [
  settlementPart({
    read: nothing,
    decide: ({ result }) => ({ changes: byUser(earnedStats(result)), earned: [] }),
    async write(tx, changes) {
      for (const { userId, ...earned } of changes) await users.addToStats(tx, userId, earned)
    },
  }),
  settlementPart({
    read: nothing,
    decide: ({ result }) => ({ changes: answeredBy(result), earned: [] }),
    write: (tx, changes) => quizzes.noteAnswers(tx, changes),
  }),
  wallet.settlement,
  ranks.settlement,
]

/** Rows are locked in one order everywhere, else two games of the same people wait for each other until one fails. */
const byUser = (all: readonly EarnedStats[]): EarnedStats[] =>
  all.toSorted((a, b) => (a.userId < b.userId ? -1 : 1))
