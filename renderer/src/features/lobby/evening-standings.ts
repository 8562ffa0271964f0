import type { EveningGame } from '#shared/schemas/party.ts'

export interface Standing {
  userId: string
  username: string
  wins: number
  games: number
  points: number
}

/**
 * Who won how often, the best first: by wins, then by points. The name is that of the latest game; `games` come with the latest first.
 * A game that was left, or that did not finish, was played, and brought no points.
 */
export function eveningStandings(games: readonly EveningGame[]): Standing[] {
  const standings = new Map<string, Standing>()
  for (const { scores, winner, isFinished } of games) {
    for (const { userId, username, score, left } of scores) {
      const before = standings.get(userId) ?? { userId, username, wins: 0, games: 0, points: 0 }
      const counts = isFinished && left !== true
      standings.set(userId, {
        ...before,
        wins: before.wins + (winner?.userId === userId ? 1 : 0),
        games: before.games + 1,
        points: before.points + (counts ? score : 0),
      })
    }
  }
  return [...standings.values()].sort((a, b) => b.wins - a.wins || b.points - a.points)
}
