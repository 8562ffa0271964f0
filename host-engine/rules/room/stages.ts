import { emit, type RoomEvent, set, type Transition } from '../transition.ts'

/** Notes how many big screens show the room, and tells its members: their phones may then show the pad view (STAGE-5). */
export function countStages(transition: Transition, open: number): void {
  if (open === transition.state.stages) return
  set(transition, { stages: open })
  emit(transition, 'all', 'stages_updated', { roomId: transition.state.id, stages: open })
}

/**
 * Whether big screens get an event: those for everyone in the room, as a guessing player is among them. Not the chat: what
 * people type and say is theirs (STAGE-2).
 */
export const reachesStages = ({ to, name }: RoomEvent): boolean =>
  to === 'stages' || (to === 'all' && name !== 'chat_message' && name !== 'chat_audio')
