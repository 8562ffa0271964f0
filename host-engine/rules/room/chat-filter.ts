import { gameOf } from '../room-state.ts'
import type { Transition } from '../transition.ts'

/** Whether a line of the chat is stopped. The answers of the round that runs, or was the last, may always be named. */
export function isStopped({ state, chatFilter }: Transition, text: string): boolean {
  if (!chatFilter) return false
  return chatFilter(text, gameOf(state)?.round?.quiz.answers ?? [])
}
