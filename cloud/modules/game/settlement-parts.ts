import type { GamePasses } from '#cloud/modules/game-pass/index.ts'
import type { Quests } from '#cloud/modules/quests/index.ts'
import { refusedSettlement } from '#cloud/modules/quiz-feedback/index.ts'
import { type Quizzes, quizRatingsSettlement } from '#cloud/modules/quizzes/index.ts'
import type { Ranks } from '#cloud/modules/ranks/index.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import type { Wallet } from '#cloud/modules/wallet/index.ts'
import { type SettlementPart, settlementPart } from '#cloud/settlement-part.ts'
import { answeredBy, type EarnedStats, earnedStats, levelChange } from './game-rules.ts'

export interface SettlementModules {
  readonly users: Pick<Users, 'addToStats' | 'experience'>
  readonly quizzes: Pick<Quizzes, 'noteAnswers' | 'noteWrongGuesses'>
  readonly quests: Pick<Quests, 'settlement'>
  readonly passes: Pick<GamePasses, 'settlement'>
  readonly wallet: Pick<Wallet, 'settlement' | 'gameEarnings'>
  readonly ranks: Pick<Ranks, 'settlement'>
  /** What equipped words bring. */
  readonly wordBonus: SettlementPart
}

const nothing = async (): Promise<undefined> => undefined

/**
 * All that the end of a game does, in this order. Claims hold a quest or a pass, and then a balance: so does this. Ranks come
 * last: everyone's points are counted in the same few rows.
 */
export const settlementParts = ({
  users,
  quizzes,
  quests,
  passes,
  wallet,
  ranks,
  wordBonus,
}: SettlementModules): SettlementPart[] => [
  statistics(users),
  settlementPart({
    read: nothing,
    decide: ({ result, members }) => ({ changes: answeredBy(result, members), earned: [] }),
    write: (tx, changes) => quizzes.noteAnswers(tx, changes),
  }),
  settlementPart({
    read: nothing,
    decide: ({ result, members }) => ({
      changes: result.wrongGuesses.filter(({ userId }) => members.has(userId)),
      earned: [],
    }),
    write: (tx, changes) => quizzes.noteWrongGuesses(tx, changes),
  }),
  quizRatingsSettlement,
  refusedSettlement,
  quests.settlement,
  passes.settlement,
  wallet.settlement,
  wallet.gameEarnings,
  wordBonus,
  ranks.settlement,
]

/** What everyone's statistics get, and the level that this makes: read after the rows are written, and so held. */
const statistics =
  (users: SettlementModules['users']): SettlementPart =>
  async (tx, { result }) => {
    const changes = byUser(earnedStats(result))
    for (const { userId, ...more } of changes) await users.addToStats(tx, userId, more)
    const experience = await users.experience(
      tx,
      changes.map(({ userId }) => userId),
    )
    return changes.flatMap(({ userId, xp }) => {
      const after = experience.get(userId)
      return after === undefined ? [] : [{ userId, level: levelChange(after - xp, after) }]
    })
  }

/** Rows are locked in one order everywhere, else two games of the same people wait for each other until one fails. */
const byUser = (all: readonly EarnedStats[]): EarnedStats[] =>
  all.toSorted((a, b) => (a.userId < b.userId ? -1 : 1))
