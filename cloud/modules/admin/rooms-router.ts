import { z } from 'zod'
import { type Route, route } from '#cloud/http/route.ts'
import type { GameServer } from '#host-engine/index.ts'
import { AppError } from '#shared/errors/app-error.ts'
import {
  type ListRoomsQuery,
  listRoomsQuery,
  type Room,
  roomData,
  roomListData,
} from '#shared/schemas/room.ts'
import type { AdminChanges } from './admin-change.ts'

const params = z.object({ id: z.string().max(64) })

export interface RoomRouteParts {
  readonly games: Pick<GameServer, 'room' | 'closeRoom'>
  /** Of all processes. */
  readonly listRooms: (query: ListRoomsQuery) => Promise<{ rooms: Room[]; total: number }>
}

export function roomRoutes(change: AdminChanges, { games, listRooms }: RoomRouteParts): Route[] {
  const existing = async (roomId: string): Promise<Room> => {
    const room = await games.room(roomId)
    if (room === null) throw new AppError('ROOM_NOT_FOUND')
    return room
  }

  return [
    route({
      method: 'get',
      path: '/admin/rooms',
      access: 'admin',
      tag: 'admin',
      summary: 'The rooms of all processes, also those that are in no list',
      query: listRoomsQuery,
      response: roomListData,
      handle: async ({ query }) => ({ ...(await listRooms(query)), page: query.page, limit: query.limit }),
    }),
    route({
      method: 'get',
      path: '/admin/rooms/{id}',
      access: 'admin',
      tag: 'admin',
      summary: 'One room as its members see it',
      params,
      response: roomData,
      handle: async ({ params }) => ({ room: await existing(params.id) }),
    }),
    change({
      method: 'delete',
      path: '/admin/rooms/{id}',
      action: 'room.close',
      summary: 'Close a room: its members return to the lobby, and what was put up goes back',
      params,
      precheck: ({ id }) => existing(id),
      async change(_tx, { params: { id }, found }) {
        const { name, mode, status, host, tokenReward, players } = found
        const userIds = players.filter(({ isBot }) => !isBot).map(({ userId }) => userId)
        return {
          target: id,
          before: { name, mode, status, hostId: host.id, tokenReward, userIds },
          after: null,
          data: undefined,
          async last() {
            const reply = await games.closeRoom(id, 'room_closed')
            if (!reply.ok) throw AppError.of(reply)
          },
        }
      },
    }),
  ]
}
