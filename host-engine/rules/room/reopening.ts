import { settleAgain } from '../game/game-end.ts'
import { set, type Transition } from '../transition.ts'
import { pauseForMove } from './presence.ts'
import { hasMovedOn } from './rematch.ts'

/**
 * Goes on with a room from a snapshot. Nobody is connected to it yet: all at once, for one after another would end the round
 * of those who have answered. A running game waits for its players; what the shell was asked for is asked again.
 */
export function reopen(transition: Transition): void {
  const { members, phase } = transition.state
  set(transition, {
    stages: 0,
    members: members.map((member) =>
      member.connected && !member.isBot && !hasMovedOn(transition.state, member.userId)
        ? { ...member, connected: false, awaySince: transition.now }
        : member,
    ),
  })
  switch (phase.kind) {
    case 'starting':
      if (phase.quizzes === null) transition.effects.push({ type: 'deal_quizzes', startsAt: phase.startsAt })
      break
    case 'playing':
      pauseForMove(transition)
      break
    case 'settling':
      settleAgain(transition)
      break
    case 'waiting':
    case 'finished':
    case 'closed':
      break
    default:
      phase satisfies never
  }
}
