import { emit, type Transition } from '../transition.ts'
import { roomOf } from '../view.ts'

/** Sends the room to everyone; `changed` names settings that the host changed. */
export const broadcastRoom = (transition: Transition, changed?: string[]): void =>
  emit(transition, 'all', 'room_state_updated', {
    room: roomOf(transition.state),
    ...(changed ? { changed } : {}),
  })
