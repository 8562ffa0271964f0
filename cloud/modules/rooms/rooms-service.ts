import type { Db } from '#cloud/db/client.ts'
import type { Caller } from '#cloud/http/route.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import { type GameServer, type Player, withoutInviteCode } from '#host-engine/index.ts'
import type { RoomMode } from '#shared/constants/game.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { JoinOptions, ListRoomsQuery, Room, RoomList } from '#shared/schemas/room.ts'
import type { RoomChanges, RoomSettings } from '#shared/schemas/room-settings.ts'
import { GONE_AFTER_MS } from './room-directory.ts'
import { findRoomIdByCode, findRooms } from './rooms-repository.ts'
import { engineChanges, engineSettings } from './rooms-rules.ts'
import { unwrap } from './unwrap.ts'

export interface RoomsParts {
  readonly db: Db
  readonly users: Users
  readonly games: GameServer
  readonly now: () => number
}

interface RoomAnswer {
  readonly room: Room
}

export type RoomsService = ReturnType<typeof createRoomsService>

/** What a caller may do with rooms; whether they may is the engine's to say. */
export function createRoomsService({ db, users, games, now }: RoomsParts) {
  const playerOf = async ({ userId, loginId }: Caller): Promise<Player> => {
    const { username, avatar } = await users.get(userId)
    return { userId, loginId, username, avatar }
  }

  const seen = async (caller: Caller, room: Room): Promise<Room> =>
    (await games.isMember(room.id, caller.userId)) ? room : withoutInviteCode(room)

  const existing = async (roomId: string): Promise<Room> => {
    const room = await games.room(roomId)
    if (room === null) throw new AppError('ROOM_NOT_FOUND')
    return room
  }

  return {
    playerOf,
    existing,

    async list(query: ListRoomsQuery): Promise<RoomList> {
      const { rooms, total } = await findRooms(db, query, now() - GONE_AFTER_MS)
      return { rooms: rooms.map(withoutInviteCode), total, page: query.page, limit: query.limit }
    },

    get: async (caller: Caller, roomId: string): Promise<RoomAnswer> => ({
      room: await seen(caller, await existing(roomId)),
    }),

    async create(caller: Caller, body: RoomSettings, mode: RoomMode): Promise<RoomAnswer> {
      const player = await playerOf(caller)
      const settings = engineSettings(body, mode)
      // Who puts up a reward must not be the one who knows the answers.
      if (settings.customQuizzes && settings.tokenReward > 0) throw new AppError('CONFLICT')
      const { balance } = await users.get(caller.userId)
      if (settings.tokenReward > balance)
        throw new AppError('INSUFFICIENT_R3', { balance, price: settings.tokenReward })
      return unwrap(await games.createRoom(player, settings, body.password))
    },

    /** Refuses those who may not change this room before their body is looked at. */
    async requireHost(caller: Caller, roomId: string): Promise<void> {
      const room = await existing(roomId)
      if (room.host.id !== caller.userId || room.matched) throw new AppError('NOT_THE_HOST')
    },

    async requireMember(caller: Caller, roomId: string): Promise<void> {
      await existing(roomId)
      if (!(await games.isMember(roomId, caller.userId))) throw new AppError('NOT_A_MEMBER')
    },

    async change({ userId }: Caller, roomId: string, changes: RoomChanges): Promise<RoomAnswer> {
      return unwrap(await games.changeRoom(roomId, userId, engineChanges(changes)))
    },

    async close({ userId }: Caller, roomId: string): Promise<void> {
      unwrap(await games.perform(roomId, { type: 'close_room', userId }))
    },

    async join(caller: Caller, roomId: string, options: JoinOptions): Promise<RoomAnswer> {
      return unwrap(await games.join(await playerOf(caller), roomId, options))
    },

    async joinByCode(caller: Caller, inviteCode: string, options: JoinOptions): Promise<RoomAnswer> {
      const roomId = await findRoomIdByCode(db, inviteCode, now() - GONE_AFTER_MS)
      if (roomId === null || (await games.room(roomId)) === null)
        throw new AppError('NO_ROOM_FOUND_WITH_CODE')
      return unwrap(await games.join(await playerOf(caller), roomId, options))
    },

    async leave({ userId }: Caller, roomId: string): Promise<void> {
      unwrap(await games.perform(roomId, { type: 'leave', userId }))
    },

    async setReady({ userId }: Caller, roomId: string, isReady: boolean): Promise<RoomAnswer> {
      return unwrap(await games.perform(roomId, { type: 'set_ready', userId, isReady }))
    },
  }
}
