import type { Db } from '#cloud/db/client.ts'
import type { Quizzes } from '#cloud/modules/quizzes/index.ts'
import type { Ranks } from '#cloud/modules/ranks/index.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import type { Wallet } from '#cloud/modules/wallet/index.ts'
import type { GameResults } from '#host-engine/index.ts'
import { findGame, insertGame, insertGamePlayers, type StoredGame, updateGame } from './game-repository.ts'
import { answeredBy, earnedStats, rewardsOf, winnerOf, withoutNames } from './game-rules.ts'

export interface GameResultsParts {
  readonly db: Db
  readonly users: Users
  readonly quizzes: Pick<Quizzes, 'noteAnswers'>
  readonly ranks: Pick<Ranks, 'settle' | 'noteLeaver'>
  readonly wallet: Pick<Wallet, 'payEscrow' | 'tell'>
}

/** Keeps results: one transaction a game, keyed by its session, so that nothing counts twice however often it is tried. */
export function createGameResults({ db, users, quizzes, ranks, wallet }: GameResultsParts): GameResults {
  return {
    noteLeaver: ranks.noteLeaver,
    async settle(result) {
      const players = result.players.filter((player) => !player.isBot)
      const settled = await db.transaction(async (tx) => {
        const rows = [
          ...players.map(({ userId, score, correct }) => ({ userId, score, correct })),
          ...result.leavers.map(({ userId }) => ({ userId, score: 0, correct: 0 })),
        ].map((row, index) => ({ ...row, place: index + 1 }))
        // One whose account is gone by now must not keep the others from their result for ever.
        const accounts = await users.listPublic(
          rows.map(({ userId }) => userId),
          tx,
        )
        const ids = new Set(accounts.map(({ id }) => id))
        const gone = new Set(rows.map(({ userId }) => userId).filter((userId) => !ids.has(userId)))
        const stored: StoredGame = {
          scores: withoutNames(result.scores, gone),
          rounds: result.rounds,
          roundsPlanned: result.roundsPlanned,
          rewards: [],
        }
        if (!(await insertGame(tx, result, stored))) return { stored: null, paid: null }
        await insertGamePlayers(
          tx,
          result.sessionId,
          rows.filter(({ userId }) => ids.has(userId)),
        )
        for (const { userId, ...earned } of byUser(earnedStats(result)))
          await users.addToStats(tx, userId, earned)
        await quizzes.noteAnswers(tx, answeredBy(result))
        const paid = await wallet.payEscrow(tx, result.roomId, winnerOf(result))
        // Last, as everyone's points are counted in the same few rows.
        const rankPoints = await ranks.settle(tx, result, ids)
        const rewarded = { ...stored, rewards: rewardsOf(result, rankPoints, paid) }
        await updateGame(tx, result.sessionId, rewarded)
        return { stored: rewarded, paid }
      })
      if (settled.paid) await wallet.tell(settled.paid.userId)
      const kept = settled.stored ?? (await findGame(db, result.sessionId))
      return kept?.rewards ?? null
    },
  }
}

/** Rows are locked in one order everywhere, else two games of the same people wait for each other until one fails. */
const byUser = <One extends { userId: string }>(all: readonly One[]): One[] =>
  all.toSorted((a, b) => (a.userId < b.userId ? -1 : 1))
