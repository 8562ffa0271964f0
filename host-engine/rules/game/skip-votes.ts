import type { SkipVotes } from '#shared/protocol/parts.ts'
import { hasAnswered } from '../room/chat-policy.ts'
import { playersOfRound } from '../room/late-seats.ts'
import { isRanked, type RoomState, type Round, type UserId } from '../room-state.ts'

/** The round that is being answered, where it may be skipped; a paused one waits. */
export function skippableRound(state: RoomState): Round | null {
  const { phase } = state
  if (phase.kind !== 'playing' || phase.game.stage.kind !== 'answering' || isRanked(state)) return null
  return phase.game.round
}

/** Whose votes count: people who are here and still guessing. */
export const guessersOf = (state: RoomState, { number }: Round): UserId[] =>
  playersOfRound(state, number)
    .filter(({ userId, connected, isBot }) => connected && !isBot && !hasAnswered(state, userId))
    .map(({ userId }) => userId)

/** How many want the running round skipped, and how many it takes; null where none can be skipped. */
export function skipVotesOf(state: RoomState): SkipVotes | null {
  const round = skippableRound(state)
  if (!round) return null
  const guessers = guessersOf(state, round)
  const votes = guessers.filter((userId) => round.skipVotes.includes(userId)).length
  return { round: round.number, votes, needed: Math.floor(guessers.length / 2) + 1 }
}
