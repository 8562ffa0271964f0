import { emit, movedOnFrom, recipientsOf, set, type Transition } from '../transition.ts'

/** Closes the room for good: everyone returns to the lobby, every seat is free. */
export function closeRoom(
  transition: Transition,
  reason: string,
  eventName: 'return_to_lobby' | 'game_ended_and_cleaned' = 'return_to_lobby',
  /** Why, in the words of those who run the host. */
  message?: string,
): void {
  if (transition.state.phase.kind === 'closed') return
  // Who plays on elsewhere is not sent to the lobby, and the big screens have gone with them (GAME-28).
  const stays = movedOnFrom(transition.state).length === 0 ? 'all' : recipientsOf(transition.state)
  emit(transition, stays, eventName, { roomId: transition.state.id, reason, ...(message && { message }) })
  for (const { userId } of transition.state.members) transition.effects.push({ type: 'free_seat', userId })
  set(transition, { phase: { kind: 'closed', reason } })
  transition.effects.push({ type: 'close' })
}
