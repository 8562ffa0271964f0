import type { Db } from '#cloud/db/client.ts'
import type { Party } from './party.ts'

/** What each player was given at the start. */
const WELCOME = 100

export interface Books {
  readonly games: number
  readonly settledOnce: number
  /** What the players have together, over what they were given. */
  readonly surplus: number
  /** R3 that rooms still hold. */
  readonly held: number
  /** Of the house and of all players; 0 when nothing came from nowhere. */
  readonly sum: number
}

/** What is written of these games. */
export async function readBooks(db: Db, parties: readonly Party[]): Promise<Books> {
  const ids = parties.map(({ gameSessionId }) => gameSessionId)
  const rooms = parties.map(({ roomId }) => roomId)
  const users = parties.flatMap(({ players }) => players.map(({ user }) => user.id))
  const kept = await db('games').whereIn('id', ids).select('id')
  const places = await db('game_players').whereIn('game_id', ids).count({ n: '*' }).first()
  const stats = await db('player_stats').whereIn('user_id', users).sum({ n: 'games' }).first()
  const won = await db('wallet_movements')
    .whereIn(
      'key',
      rooms.map((roomId) => `reward_won:${roomId}`),
    )
    .count({ n: '*' })
    .first()
  const balances = await db('wallet_balances')
    .whereIn('user_id', users)
    .where({ currency: 'r3' })
    .sum({ n: 'balance' })
    .first()
  const held = await db('room_rewards').whereIn('room_id', rooms).sum({ n: 'amount' }).first()
  const entries = await db('wallet_entries').sum({ n: 'amount' }).first()
  // Each game counts once for each of its players, and its reward is won once.
  const isOnce = places?.n === stats?.n && won?.n === kept.length
  return {
    games: ids.length,
    settledOnce: isOnce ? kept.length : 0,
    surplus: Number(balances?.n ?? 0) - WELCOME * users.length,
    held: Number(held?.n ?? 0),
    sum: Number(entries?.n ?? 0),
  }
}

/** Whether every game was settled, and once. */
export const isSettled = ({ games, settledOnce }: Books): boolean => settledOnce === games
/** Whether all R3 is where it belongs. */
export const isBalanced = ({ surplus, held, sum }: Books): boolean => surplus === 0 && held === 0 && sum === 0
