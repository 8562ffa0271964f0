import type { Transition } from '../transition.ts'

/** Whether a line of the chat is stopped. The answers of the round that runs, or was the last, may always be named. */
export function isStopped({ state, chatFilter }: Transition, text: string): boolean {
  if (!chatFilter) return false
  const round = state.phase.kind === 'playing' ? state.phase.game.round : null
  return chatFilter(text, round?.quiz.answers ?? [])
}
