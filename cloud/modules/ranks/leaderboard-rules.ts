import type { BoardRow, CountChange, NewBoardRow } from './leaderboard-repository.ts'
import { type StoredStanding, shownOf } from './stored-standing.ts'

/** The standing's row of the leaderboard. Of Enigmasters it says until when they are: who rests is a Mystic there. */
export function boardRowOf(standing: StoredStanding, now: number): NewBoardRow {
  const rank = shownOf(standing, now)
  const { userId, season, points, reachedAt, awakeUntil } = standing
  return { userId, season, rank, points, reachedAt, awakeUntil: rank === 'enigmaster' ? awakeUntil : null }
}

/** What moving from one row to another changes of the counts: nothing where as many come as go. */
export function countChanges(before: readonly BoardRow[], after: readonly BoardRow[]): CountChange[] {
  const changes = new Map<string, CountChange>()
  const add = ({ season, rank, points }: BoardRow, more: number) => {
    const key = `${season}:${rank}:${points}`
    changes.set(key, { season, rank, points, players: (changes.get(key)?.players ?? 0) + more })
  }
  for (const row of before) add(row, -1)
  for (const row of after) add(row, 1)
  return [...changes.values()].filter(({ players }) => players !== 0)
}
