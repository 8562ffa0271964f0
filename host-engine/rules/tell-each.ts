import type { RoomServerEventName, RoomServerPayload } from '#shared/protocol/server-events.ts'
import type { UserId } from './room-state.ts'
import { emit, type Transition } from './transition.ts'

/** Sends an event to the whole room and its big screens, and to some with what is for them alone. */
export function tellEach<Name extends RoomServerEventName>(
  transition: Transition,
  name: Name,
  payload: RoomServerPayload<Name>,
  own: Readonly<Record<UserId, Partial<RoomServerPayload<Name>>>>,
): void {
  const others: UserId[] = []
  for (const { userId } of transition.state.members) {
    const more = own[userId]
    if (more) emit(transition, [userId], name, { ...payload, ...more })
    else others.push(userId)
  }
  const isSameForAll = others.length === transition.state.members.length
  emit(transition, isSameForAll ? 'all' : others, name, payload)
  if (!isSameForAll && transition.state.stages > 0) emit(transition, 'stages', name, payload)
}
