import { say } from '../game/guessing.ts'
import { hasAnswered } from '../room/chat-policy.ts'
import type { Game, Instant } from '../room-state.ts'
import { memberOf, setRound, type Transition } from '../transition.ts'

/** When a practice opponent types its next line; null when none will. A pause moves it with the round's end. */
export function botActsAt({ round, stage }: Game): Instant | null {
  const [act] = round?.botActs ?? []
  return round && act && stage.kind === 'answering' ? stage.endsAt - round.durationMs + act.atMs : null
}

/** Sends the next line of a practice opponent in the same way as a player's. */
export function actBot(transition: Transition): void {
  const { phase } = transition.state
  if (phase.kind !== 'playing' || !phase.game.round) return
  const { round } = phase.game
  const [act, ...botActs] = round.botActs
  if (!act) return
  setRound(transition, { ...round, botActs })
  // A guess may have hit by chance, and a host may have sent it away.
  if (hasAnswered(transition.state, act.userId) || !memberOf(transition.state, act.userId)) return
  const message = act.kind === 'right' ? (round.quiz.answers[0] ?? '') : act.guess
  say(transition, act.userId, { message, useTts: false })
}
