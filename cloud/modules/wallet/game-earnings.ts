import { dayOf, dayStart } from '#cloud/day.ts'
import type { Db } from '#cloud/db/client.ts'
import { earnersOf, type SettledGame, settlementPart, winnerOf } from '#cloud/settlement-part.ts'
import { GAME_R3, GAME_R3_A_DAY, WIN_R3 } from '#shared/constants/rewards.ts'
import type { WalletReason } from '#shared/constants/wallet.ts'
import type { Movement } from './ledger.ts'

interface Ledger {
  move(tx: Db, movements: readonly Movement[]): Promise<unknown>
  earnedSince(
    tx: Db,
    userIds: readonly string[],
    reason: WalletReason,
    since: number,
  ): Promise<ReadonlyMap<string, number>>
}

/** What a game pays those who played it to its end, when each has earned so much of that day already (WALLET-7). */
export function gameEarnings(
  game: SettledGame,
  earnedToday: ReadonlyMap<string, number>,
): { userId: string; r3: number }[] {
  const winner = winnerOf(game.result)
  if (!game.result.matched) return []
  return earnersOf(game)
    .map((userId) => {
      const whole = GAME_R3 + (userId === winner ? WIN_R3 : 0)
      return { userId, r3: Math.min(whole, GAME_R3_A_DAY - (earnedToday.get(userId) ?? 0)) }
    })
    .filter(({ r3 }) => r3 > 0)
}

/** Two games of the same people are not settled at once, so that the day's sum cannot grow in between: statistics come first. */
export const gameEarningsSettlement = ({ move, earnedSince }: Ledger) =>
  settlementPart({
    read: async (tx, game): Promise<ReadonlyMap<string, number>> => {
      const people = gameEarnings(game, new Map()).map(({ userId }) => userId)
      if (people.length === 0) return new Map()
      return earnedSince(tx, people, 'game_played', dayStart(dayOf(game.result.finishedAt)))
    },

    decide(game, earnedToday) {
      const earned = gameEarnings(game, earnedToday)
      return { changes: { result: game.result, earned }, earned }
    },

    async write(tx, { result, earned }) {
      if (earned.length === 0) return
      await move(
        tx,
        earned.map(({ userId, r3 }) => ({
          key: `game_played:${result.sessionId}:${userId}`,
          reason: 'game_played',
          currency: 'r3',
          amount: r3,
          from: 'house:play',
          to: userId,
          at: result.finishedAt,
        })),
      )
    },
  })
