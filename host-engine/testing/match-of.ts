import type { GameServer } from '../server/create-game-server.ts'
import type { NewMatch } from '../server/open-match.ts'
import { SETTINGS } from './room-driver.ts'

/** Returns a match of these players, who all confirm it. */
export function matchOf(
  userIds: readonly [string, ...string[]],
  settings: Partial<NewMatch['settings']> = {},
): NewMatch {
  const seatedAs = (userId: string) => ({ userId, username: userId, avatar: 'thumbs-01' })
  const [host, ...others] = userIds
  return {
    players: [seatedAs(host), ...others.map(seatedAs)],
    minPlayers: Math.min(userIds.length, 2),
    bots: userIds.length === 1,
    settings: { ...SETTINGS, mode: 'quick', ...settings },
    confirm: async () => userIds,
  }
}

/** Opens the match and returns its room's id. */
export async function openMatchIn(games: GameServer, match: NewMatch): Promise<string> {
  const { roomId } = await games.openMatch(match)
  if (roomId === null) throw new Error('too few players were left')
  return roomId
}
