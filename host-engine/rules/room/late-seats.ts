import type { Member, RoomState } from '../room-state.ts'
import { playersOf } from '../transition.ts'

export const isFull = (state: RoomState): boolean => playersOf(state).length >= state.settings.maxPlayers

/**
 * The first round of one who sits down now, while the game runs; null where nobody may, or where none of it has begun. Not
 * where the server made the match, nor for a reward: those who were there from the start have paid more time for it.
 */
export function nextRoundOf({ phase, match, settings }: RoomState): number | null {
  if (phase.kind !== 'playing' || match || !settings.joinInProgress || settings.tokenReward > 0) return null
  const number = (phase.game.round?.number ?? 0) + 1
  return number <= settings.rounds ? number : null
}

/** Whether this player may answer the round: it began after they had come. */
export const playsRound = ({ joinedInRound }: Member, round: number): boolean =>
  joinedInRound === null || joinedInRound <= round

/** Those for whom the round is. */
export const playersOfRound = (state: RoomState, round: number): readonly Member[] =>
  playersOf(state).filter((player) => playsRound(player, round))
