import type { Room } from '#shared/schemas/room.ts'

/** Whether somebody rules over this room. Where the server put the players together nobody does. */
export const hasHostRights = (room: Room, userId: string): boolean =>
  room.host.id === userId && !room.matched && room.mode !== 'ranked'
