import type { Db } from '#cloud/db/client.ts'
import type { Ranks } from '#cloud/modules/ranks/index.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import type { Earned } from '#cloud/settlement-part.ts'
import type { GameResult, GameResults } from '#host-engine/index.ts'
import type { Rewards } from '#shared/protocol/parts.ts'
import { findGame, insertGame, insertGamePlayers, updateGame } from './game-repository.ts'
import { playersOf, progressOf, rewardsOf, storedGame } from './game-rules.ts'
import { type SettlementModules, settlementParts } from './settlement-parts.ts'

export interface GameResultsParts extends SettlementModules {
  readonly db: Db
  readonly users: Pick<Users, 'addToStats' | 'experience' | 'listPublic'>
  readonly ranks: Pick<Ranks, 'settlement' | 'noteLeaver'>
}

/** Keeps results: one transaction a game, keyed by its session, so that nothing counts twice however often it is tried. */
export function createGameResults({ db, ...modules }: GameResultsParts): GameResults {
  const { users, ranks } = modules
  const parts = settlementParts(modules)

  /** Null when the game is kept already. */
  async function settle(tx: Db, result: GameResult): Promise<Rewards> {
    const players = playersOf(result)
    // One whose account is gone by now must not keep the others from their result for ever.
    const there = await users.listPublic(
      players.map(({ userId }) => userId),
      tx,
    )
    const accounts = new Set(there.map(({ id }) => id))
    const members = new Set(there.filter(({ isGuest }) => !isGuest).map(({ id }) => id))
    if (!(await insertGame(tx, result, storedGame(result)))) return null
    await insertGamePlayers(
      tx,
      result,
      players.filter(({ userId }) => accounts.has(userId)),
    )
    const earned: Earned[] = []
    for (const part of parts) earned.push(...(await part(tx, { result, accounts, members })))
    const rewards = rewardsOf(result, earned)
    await updateGame(tx, result.sessionId, storedGame(result, rewards, progressOf(result, earned)))
    return rewards
  }

  return {
    noteLeaver: ranks.noteLeaver,
    async settle(result) {
      const rewards = await db.transaction((tx) => settle(tx, result))
      return rewards ?? (await findGame(db, result.sessionId))?.rewards ?? null
    },
    progressOf: async (sessionId) => (await findGame(db, sessionId))?.progress ?? {},
  }
}
