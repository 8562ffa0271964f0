import type { Db } from '#cloud/db/client.ts'
import type { Caller } from '#cloud/http/route.ts'
import type { Wallet } from '#cloud/modules/wallet/index.ts'
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
  readonly wallet: Pick<Wallet, 'balance'>
  readonly games: GameServer
  readonly now: () => number
}

interface RoomAnswer {
  readonly room: Room
}

/** Of a caller, what the engine may know: it may send it to another process. */
export const playerOf = ({ userId, loginId, username, avatar }: Player): Player => ({
  userId,
  loginId,
  username,
  avatar,
})

export type RoomsService = ReturnType<typeof createRoomsService>

/** What a caller may do with rooms; whether they may is the engine's to say. */
export function createRoomsService({ db, wallet, games, now }: RoomsParts) {
  const seen = async (caller: Caller, room: Room): Promise<Room> =>
    (await games.isMember(room.id, caller.userId)) ? room : withoutInviteCode(room)

  const existing = async (roomId: string): Promise<Room> => {
    const room = await games.room(roomId)
    if (room === null) throw new AppError('ROOM_NOT_FOUND')
    return room
  }

  /** Throws INSUFFICIENT_R3 before a room is made that would have to close again. */
  async function requireBalance({ userId }: Caller, price: number): Promise<void> {
    if (price === 0) return
    const balance = await wallet.balance(userId)
    if (price > balance) throw new AppError('INSUFFICIENT_R3', { balance, price })
  }

  return {
    existing,

    async list(query: ListRoomsQuery): Promise<RoomList> {
      const { rooms, total } = await findRooms(db, query, now() - GONE_AFTER_MS)
      return { rooms: rooms.map(withoutInviteCode), total, page: query.page, limit: query.limit }
    },

    get: async (caller: Caller, roomId: string): Promise<RoomAnswer> => ({
      room: await seen(caller, await existing(roomId)),
    }),

    async create(caller: Caller, body: RoomSettings, mode: RoomMode): Promise<RoomAnswer> {
      const settings = engineSettings(body, mode)
      // The author of the quizzes knows the answers, so they put up no reward.
      if (settings.customQuizzes && settings.tokenReward > 0) throw new AppError('CONFLICT')
      await requireBalance(caller, settings.tokenReward)
      return unwrap(await games.createRoom(playerOf(caller), settings, body.password))
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

    async join(caller: Player, roomId: string, options: JoinOptions): Promise<RoomAnswer> {
      return unwrap(await games.join(playerOf(caller), roomId, options))
    },

    async joinByCode(caller: Caller, inviteCode: string, options: JoinOptions): Promise<RoomAnswer> {
      const roomId = await findRoomIdByCode(db, inviteCode, now() - GONE_AFTER_MS)
      if (roomId === null || (await games.room(roomId)) === null)
        throw new AppError('NO_ROOM_FOUND_WITH_CODE')
      return unwrap(await games.join(playerOf(caller), roomId, options))
    },

    async leave({ userId }: Caller, roomId: string): Promise<void> {
      unwrap(await games.perform(roomId, { type: 'leave', userId }))
    },

    async setReady({ userId }: Caller, roomId: string, isReady: boolean): Promise<RoomAnswer> {
      return unwrap(await games.perform(roomId, { type: 'set_ready', userId, isReady }))
    },
  }
}
