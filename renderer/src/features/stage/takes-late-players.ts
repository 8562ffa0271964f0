import type { Room } from '#shared/schemas/room.ts'

/**
 * Returns true while a newcomer may still take a seat in the game that runs in this round. Same rule as `nextRoundOf` and
 * `isFull` in `host-engine/rules/room/late-seats.ts`.
 */
export function takesLatePlayers(room: Room, round: number): boolean {
  const { joinInProgress, locked, matched, tokenReward, players, maxPlayers, rounds } = room
  if (!joinInProgress || locked || matched || tokenReward > 0) return false
  return players.length < maxPlayers && round < rounds
}
