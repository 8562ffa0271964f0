import type { RoomMode } from '#shared/constants/game.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { validation } from '#shared/i18n/en/validation.ts'
import type { Invite } from '#shared/schemas/invite.ts'
import type { JoinOptions, ListRoomsQuery, Room, RoomList as RoomPage } from '#shared/schemas/room.ts'
import type { OwnQuizzes, RoomChanges, RoomSettings } from '#shared/schemas/room-settings.ts'
import type { StagePass } from '#shared/schemas/stage.ts'
import type { Player } from '../ports/player-directory.ts'
import type { QuizScope, QuizSource } from '../ports/quiz-source.ts'
import { forStrangers } from '../rules/view.ts'
import type { GameServer } from '../server/create-game-server.ts'
import { requireDecentName, requireDecentQuizzes } from './decency.ts'
import { engineChanges, engineSettings, inviteOf } from './rooms-rules.ts'
import { unwrap } from './unwrap.ts'

export interface RoomsParts {
  readonly games: GameServer
  readonly list: RoomList
  readonly quizzes: Pick<QuizSource, 'available'>
  /** Throws where this player may not put up so much. */
  readonly requireReward: (userId: string, amount: number) => Promise<void>
  readonly guestsAllowed: boolean
}

/** The list of a host's open rooms, as its directory has written it. */
export interface RoomList {
  find(query: ListRoomsQuery): Promise<{ rooms: Room[]; total: number }>
  /** The id of the room with this code; null for none. */
  findByCode(code: string): Promise<string | null>
}

/** What decides whether there are enough quizzes. */
const QUIZ_RULES = ['category', 'language', 'rounds', 'customQuizzes'] as const

interface RoomAnswer {
  readonly room: Room
}

/** Of a caller, what the engine may know: it may send it to another process. */
export const playerOf = ({ userId, loginId, username, avatar, isGuest }: Player): Player => ({
  userId,
  loginId,
  username,
  avatar,
  isGuest,
})

export type RoomsService = ReturnType<typeof createRoomsService>

/** What a caller may do with rooms; whether they may is the engine's to say. */
export function createRoomsService({ games, list, quizzes, requireReward, guestsAllowed }: RoomsParts) {
  const existing = async ({ userId }: Player, roomId: string): Promise<Room> => {
    const room = await games.room(roomId, userId)
    if (room === null) throw new AppError('ROOM_NOT_FOUND')
    return room
  }

  /** Throws NOT_ENOUGH_QUIZZES where the category has fewer than there are rounds, in all its difficulties. */
  async function requireQuizzes(rules: QuizScope & Pick<Room, 'rounds'>): Promise<void> {
    const available = await quizzes.available(rules, rules.rounds)
    if (available < rules.rounds) throw new AppError('NOT_ENOUGH_QUIZZES', { available })
  }

  async function invited(code: string): Promise<Room> {
    const roomId = await list.findByCode(code)
    const room = roomId === null ? null : await games.room(roomId, null)
    if (room === null) throw new AppError('NO_ROOM_FOUND_WITH_CODE')
    return room
  }

  return {
    /** Throws ROOM_NOT_FOUND, also for a caller from whom the room is hidden. */
    existing,

    async list(query: ListRoomsQuery): Promise<RoomPage> {
      const { rooms, total } = await list.find(query)
      return { rooms: rooms.map(forStrangers), total, page: query.page, limit: query.limit }
    },

    get: async (caller: Player, roomId: string): Promise<RoomAnswer> => ({
      room: unwrap(await games.look(roomId, caller.userId)),
    }),

    async create(caller: Player, body: RoomSettings, mode: RoomMode): Promise<RoomAnswer> {
      const settings = engineSettings(body, mode)
      requireDecentName(settings.name)
      if (settings.listed) requireDecentQuizzes(settings.customQuizzes ?? [])
      if (settings.presenter && !settings.customQuizzes)
        throw new AppError('VALIDATION_FAILED', [
          { path: 'presenter', message: validation.presenterNeedsQuizzes },
        ])
      // The author of the quizzes knows the answers: a reward would be for themselves, unless they do not play.
      if (settings.customQuizzes && !settings.presenter && settings.tokenReward > 0)
        throw new AppError('CONFLICT')
      if (settings.category !== 'any' && !settings.customQuizzes) await requireQuizzes(settings)
      if (settings.tokenReward > 0) await requireReward(caller.userId, settings.tokenReward)
      return unwrap(await games.createRoom(playerOf(caller), settings, body.password))
    },

    /** Refuses those who may not change this room before their body is looked at. */
    async requireHost(caller: Player, roomId: string): Promise<void> {
      const room = await existing(caller, roomId)
      if (room.host.id !== caller.userId || room.matched) throw new AppError('NOT_THE_HOST')
    },

    async requireMember(caller: Player, roomId: string): Promise<void> {
      await existing(caller, roomId)
      if (!(await games.isMember(roomId, caller.userId))) throw new AppError('NOT_A_MEMBER')
    },

    async change(caller: Player, roomId: string, changes: RoomChanges): Promise<RoomAnswer> {
      const changed = engineChanges(changes)
      if (changed.name !== undefined) requireDecentName(changed.name)
      if (QUIZ_RULES.some((name) => name in changed)) {
        const room = await existing(caller, roomId)
        const rules = { ...room, ...changed }
        if (rules.category !== 'any' && !rules.customQuizzes) await requireQuizzes(rules)
      }
      return unwrap(await games.changeRoom(roomId, caller.userId, changed))
    },

    async ownQuizzes({ userId }: Player, roomId: string): Promise<OwnQuizzes> {
      return unwrap(await games.ownQuizzes(roomId, userId))
    },

    async close({ userId }: Player, roomId: string): Promise<void> {
      unwrap(await games.perform(roomId, { type: 'close_room', userId }))
    },

    async join(caller: Player, roomId: string, { password, spectate }: JoinOptions): Promise<RoomAnswer> {
      return unwrap(await games.join(playerOf(caller), roomId, { password, spectate }))
    },

    /** Lets a player see and enter the caller's room by its id. Throws ROOM_NOT_FOUND and NOT_A_MEMBER. */
    async admit({ userId }: Player, roomId: string, target: string): Promise<void> {
      unwrap(await games.perform(roomId, { type: 'invite', userId, target }))
    },

    /** Throws NO_ROOM_FOUND_WITH_CODE, also for a matched room, which takes no strangers. */
    async invite(code: string): Promise<Invite> {
      const room = await invited(code)
      if (room.matched) throw new AppError('NO_ROOM_FOUND_WITH_CODE')
      return inviteOf(room, guestsAllowed)
    },

    /** Throws NO_ROOM_FOUND_WITH_CODE and ROOM_REQUIRES_PASSWORD. */
    async openStageByCode(code: string): Promise<StagePass> {
      const roomId = await list.findByCode(code)
      if (roomId === null) throw new AppError('NO_ROOM_FOUND_WITH_CODE')
      return unwrap(await games.openStage(roomId, null))
    },

    async openStageAsHost({ userId }: Player, roomId: string): Promise<StagePass> {
      return unwrap(await games.openStage(roomId, userId))
    },

    async joinByCode(caller: Player, inviteCode: string, options: JoinOptions): Promise<RoomAnswer> {
      const { id } = await invited(inviteCode)
      return unwrap(await games.join(playerOf(caller), id, { ...options, byCode: true }))
    },

    async leave({ userId }: Player, roomId: string): Promise<void> {
      unwrap(await games.perform(roomId, { type: 'leave', userId }))
    },

    async setReady({ userId }: Player, roomId: string, isReady: boolean): Promise<RoomAnswer> {
      return unwrap(await games.perform(roomId, { type: 'set_ready', userId, isReady }))
    },
  }
}
