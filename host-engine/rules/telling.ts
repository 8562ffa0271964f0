import { emit, type Turn } from './turn.ts'
import { roomOf } from './view.ts'

/** Tells everyone what the room looks like now; `changed` names settings that the host changed. */
export const tellRoom = (turn: Turn, changed?: string[]): void =>
  emit(turn, 'all', 'room_state_updated', { room: roomOf(turn.state), ...(changed ? { changed } : {}) })
