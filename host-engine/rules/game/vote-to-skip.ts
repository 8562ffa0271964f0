import { isRanked, type UserId } from '../room-state.ts'
import { emit, memberOf, OK, type Reply, refuse, setRound, type Transition } from '../transition.ts'
import { cutShort } from './round.ts'
import { guessersOf, skippableRound, skipVotesOf } from './skip-votes.ts'

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
  if (!memberOf(state, userId)) return refuse('NOT_A_MEMBER')
  if (isRanked(state)) return refuse('FORBIDDEN')
  const round = skippableRound(state)
  if (!round) return refuse('NO_ROUND_RUNNING')
  if (!guessersOf(state, round).includes(userId)) return refuse('FORBIDDEN')
  if (round.skipVotes.includes(userId)) return OK
  setRound(transition, { ...round, skipVotes: [...round.skipVotes, userId] })
  reviewSkip(transition)
  return OK
}
