import { START_COUNTDOWN_MS } from '#shared/constants/timings.ts'
import { type GameLeaver, isRanked, type Member, type RoomState, type UserId } from '../room-state.ts'
import { playersOf, set, type Transition } from '../transition.ts'
import { playsRound } from './late-seats.ts'

const leaverAt = ({ userId, username, score, correct }: Member, leftAt: number): GameLeaver => ({
  userId,
  username,
  leftAt,
  score,
  correct,
})

function keep(transition: Transition, leaver: GameLeaver): void {
  const { phase, match } = transition.state
  if (phase.kind === 'playing')
    set(transition, {
      phase: { ...phase, game: { ...phase.game, leavers: [...phase.game.leavers, leaver] } },
    })
  else if (match) set(transition, { match: { ...match, leavers: [...match.leavers, leaver] } })
  const { userId, username, leftAt } = leaver
  transition.effects.push({ type: 'note_leaver', leaver: { userId, username, leftAt } })
}

/** Whether going now, or having dropped and not come back, is leaving the countdown of a ranked match (RANK-13). */
function leavesCountdown(state: RoomState, { everConnected, awaySince }: Member): boolean {
  const { phase } = state
  if (phase.kind !== 'starting' || !isRanked(state) || !everConnected) return false
  return awaySince === null || awaySince >= phase.startsAt - START_COUNTDOWN_MS
}

/** A newcomer who never came, or goes before a round of theirs has begun, was never in the game. */
const hasTakenPart = ({ phase }: RoomState, member: Member): boolean =>
  phase.kind !== 'playing' ||
  member.joinedInRound === null ||
  (member.everConnected && playsRound(member, phase.game.round?.number ?? 1))

/** Notes who leaves a game, or the countdown of a ranked one. Call it while the phase is still the one they leave. */
export function noteLeaver(transition: Transition, member: Member): void {
  if (member.isBot || !hasTakenPart(transition.state, member)) return
  if (transition.state.phase.kind === 'playing' || leavesCountdown(transition.state, member))
    keep(transition, leaverAt(member, transition.now))
}

/** Who has left the game and comes in again begins at nought, and is no leaver any more. */
export function forgiveLeave(transition: Transition, userId: UserId): void {
  const { phase } = transition.state
  if (phase.kind !== 'playing' || !phase.game.leavers.some((leaver) => leaver.userId === userId)) return
  const leavers = phase.game.leavers.filter((leaver) => leaver.userId !== userId)
  set(transition, { phase: { ...phase, game: { ...phase.game, leavers } } })
}

/** Those who are away when a ranked game ends: they have left it (RANK-13). */
export const absenteesOf = (state: RoomState): readonly Member[] =>
  isRanked(state) ? playersOf(state).filter(({ connected }) => !connected) : []

export function noteAbsentees(transition: Transition): void {
  for (const member of absenteesOf(transition.state)) keep(transition, leaverAt(member, transition.now))
}
