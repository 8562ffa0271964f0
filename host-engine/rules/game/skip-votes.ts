import type { SkipVotes } from '#shared/protocol/parts.ts'
import { hasAnswered } from '../room/chat-policy.ts'
import { isRanked, type RoomState, type Round, type UserId } from '../room-state.ts'
import {
  emit,
  memberOf,
  OK,
  playersOf,
  type Reply,
  refuse,
  setRound,
  type Transition,
} from '../transition.ts'
import { cutShort } from './round.ts'

/** The round that is being answered, where it may be skipped; a paused one waits. */
function skippableRound(state: RoomState): Round | null {
  const { phase } = state
  if (phase.kind !== 'playing' || phase.game.stage.kind !== 'answering' || isRanked(state)) return null
  return phase.game.round
}

/** Whose votes count: people who are here and still guessing. */
const guessersOf = (state: RoomState): UserId[] =>
  playersOf(state)
    .filter(({ userId, connected, isBot }) => connected && !isBot && !hasAnswered(state, userId))
    .map(({ userId }) => userId)

/** How many want the running round skipped, and how many it takes; null where none can be skipped. */
export function skipVotesOf(state: RoomState): SkipVotes | null {
  const round = skippableRound(state)
  if (!round) return null
  const guessers = guessersOf(state)
  const votes = guessers.filter((userId) => round.skipVotes.includes(userId)).length
  return { round: round.number, votes, needed: Math.floor(guessers.length / 2) + 1 }
}

/** After a vote, or when somebody who could vote has answered, dropped or come back. */
export function reviewSkip(transition: Transition): void {
  const round = skippableRound(transition.state)
  const skip = skipVotesOf(transition.state)
  if (!round || !skip || round.skipVotes.length === 0) return
  emit(transition, 'all', 'skip_wanted', skip)
  if (skip.votes >= skip.needed) cutShort(transition)
}

/** A vote to end the running round, which more than half of those still guessing carry (GAME-45). */
export function voteToSkip(transition: Transition, userId: UserId): Reply {
  const { state } = transition
  const member = memberOf(state, userId)
  if (!member) return refuse('NOT_A_MEMBER')
  if (isRanked(state) || member.role !== 'player' || hasAnswered(state, userId)) return refuse('FORBIDDEN')
  const round = skippableRound(state)
  if (!round) return refuse('NO_ROUND_RUNNING')
  if (round.skipVotes.includes(userId)) return OK
  setRound(transition, { ...round, skipVotes: [...round.skipVotes, userId] })
  reviewSkip(transition)
  return OK
}
