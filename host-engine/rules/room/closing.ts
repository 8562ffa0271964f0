import { emit, set, type Transition } from '../transition.ts'

/** Closes the room for good: everyone returns to the lobby, every seat is free. */
export function closeRoom(
  transition: Transition,
  reason: string,
  eventName: 'return_to_lobby' | 'game_ended_and_cleaned' = 'return_to_lobby',
): void {
  if (transition.state.phase.kind === 'closed') return
  emit(transition, 'all', eventName, { roomId: transition.state.id, reason })
  for (const { userId } of transition.state.members) transition.effects.push({ type: 'free_seat', userId })
  set(transition, { phase: { kind: 'closed', reason } })
  transition.effects.push({ type: 'close' })
}
