import { emit, set, type Turn } from './turn.ts'

/** Ends the room for good: everyone is sent home, every seat is free. */
export function closeRoom(
  turn: Turn,
  reason: string,
  goodbye: 'return_to_lobby' | 'game_ended_and_cleaned' = 'return_to_lobby',
): void {
  if (turn.state.phase.kind === 'closed') return
  emit(turn, 'all', goodbye, { roomId: turn.state.id, reason })
  for (const { userId } of turn.state.members) turn.effects.push({ type: 'free_seat', userId })
  set(turn, { phase: { kind: 'closed', reason } })
  turn.effects.push({ type: 'close' })
}
