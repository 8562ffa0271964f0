import { z } from 'zod'
import type { Db } from '#cloud/db/client.ts'
import { type Route, route } from '#cloud/http/route.ts'
import type { GameServer, Reply } from '#host-engine/index.ts'
import { WATCHING_MS } from '#shared/constants/admin.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { adminCalls } from '#shared/i18n/en/admin-calls.ts'
import {
  type AdminRoomsQuery,
  adminRoomsQuery,
  closeRoomBody,
  messageRoomBody,
  watchedRoomData,
} from '#shared/schemas/admin-rooms.ts'
import { type Room, roomData, roomListData } from '#shared/schemas/room.ts'
import { hasActed } from './actions-repository.ts'
import type { AdminChanges } from './admin-change.ts'

const params = z.object({ id: z.string().max(64) })

export interface RoomRouteParts {
  readonly db: Db
  readonly games: Pick<GameServer, 'room' | 'closeRoom' | 'watch' | 'postTeamLine'>
  /** Of all processes. */
  readonly listRooms: (query: AdminRoomsQuery) => Promise<{ rooms: Room[]; total: number }>
  readonly now: () => number
}

const shortly = ({ name, mode, status, host, tokenReward, players }: Room) => ({
  name,
  mode,
  status,
  hostId: host.id,
  tokenReward,
  userIds: players.filter(({ isBot }) => !isBot).map(({ userId }) => userId),
})

const isMember = ({ host, players, audience = [] }: Room, userId: string): boolean =>
  host.id === userId || [...players, ...audience].some((member) => member.userId === userId)

/** To be done last: the room may have closed meanwhile. */
const orThrow = (ask: () => Promise<Reply>) => async (): Promise<void> => {
  const reply = await ask()
  if (!reply.ok) throw AppError.of(reply)
}

export function roomRoutes(change: AdminChanges, { db, games, listRooms, now }: RoomRouteParts): Route[] {
  const existing = async (roomId: string): Promise<Room> => {
    const room = await games.room(roomId, null)
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
      query: adminRoomsQuery,
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
      method: 'post',
      path: '/admin/rooms/{id}/watch',
      action: 'room.watch',
      summary:
        'Begin to watch a room, for an hour: nobody in it learns of it; 409 for a room in which the admin is',
      params,
      precheck: ({ id }) => existing(id),
      async change(_tx, { caller, params: { id }, found }) {
        if (isMember(found, caller.userId)) throw new AppError('CONFLICT', undefined, adminCalls.ownRoom)
        return { target: id, before: null, after: shortly(found), data: undefined }
      },
    }),
    route({
      method: 'get',
      path: '/admin/rooms/{id}/watch',
      access: 'admin',
      tag: 'admin',
      summary: 'What happens and is said in a room that the admin watches; 409 before they have begun to',
      params,
      response: watchedRoomData,
      async handle({ caller, params: { id } }) {
        const watch = {
          adminId: caller.userId,
          action: 'room.watch',
          target: id,
          since: now() - WATCHING_MS,
        } as const
        if (!(await hasActed(db, watch))) throw new AppError('CONFLICT', undefined, adminCalls.notWatching)
        const watched = await games.watch(id)
        if (watched === null) throw new AppError('ROOM_NOT_FOUND')
        if (isMember(watched.view.room, caller.userId))
          throw new AppError('CONFLICT', undefined, adminCalls.ownRoom)
        return watched
      },
    }),
    change({
      method: 'post',
      path: '/admin/rooms/{id}/message',
      action: 'room.message',
      summary: 'Write to everyone in a room, in the name of those who run the service',
      params,
      body: messageRoomBody,
      precheck: ({ id }) => existing(id),
      change: async (_tx, { params: { id }, body: { message } }) => ({
        target: id,
        before: null,
        after: { message },
        data: undefined,
        last: orThrow(() => games.postTeamLine(id, message)),
      }),
    }),
    change({
      method: 'delete',
      path: '/admin/rooms/{id}',
      action: 'room.close',
      summary:
        'Close a room: its members return to the lobby and read the reason, and what was put up goes back',
      params,
      body: closeRoomBody,
      precheck: ({ id }) => existing(id),
      change: async (_tx, { params: { id }, body: { reason = '' }, found }) => ({
        target: id,
        before: shortly(found),
        after: reason === '' ? null : { reason },
        data: undefined,
        last: orThrow(() => games.closeRoom(id, 'closed_by_team', reason || undefined)),
      }),
    }),
  ]
}
