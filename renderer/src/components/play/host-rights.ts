import type { Room } from '#shared/schemas/room.ts'

/** Whether this user has a host's rights in the room. A matched room has no host. */
export const hasHostRights = (room: Room, userId: string): boolean =>
  room.host.id === userId && !room.matched && room.mode !== 'ranked'
