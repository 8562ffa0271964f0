import type { Db } from '#cloud/db/client.ts'
import type { Caller } from '#cloud/http/route.ts'
import { playerOf, type RoomsService, unwrap } from '#cloud/modules/rooms/index.ts'
import { type GameServer, type RoomDirectory, roomIdOfSession, sessionIdOf } from '#host-engine/index.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { ActiveRooms, AnswerData, GameSession } from '#shared/schemas/game.ts'
import type { Room } from '#shared/schemas/room.ts'
import { findGame, hasPlayed } from './game-repository.ts'
import { finishedSession } from './game-rules.ts'

export interface GameParts {
  readonly db: Db
  readonly games: GameServer
  readonly rooms: RoomsService
  readonly directory: RoomDirectory
}

interface SessionAnswer {
  readonly gameSession: GameSession
}

export type GameService = ReturnType<typeof createGameService>

export function createGameService({ db, games, rooms, directory }: GameParts) {
  /** A game that is kept, for those who played it. */
  async function stored({ userId }: Caller, id: string): Promise<GameSession> {
    // By its own name or by its room's, as a live one.
    const game = await findGame(db, sessionIdOf(roomIdOfSession(id)))
    if (game === null) throw new AppError('NOT_FOUND')
    if (!(await hasPlayed(db, game.id, userId))) throw new AppError('NOT_A_MEMBER')
    return finishedSession(game, userId)
  }

  async function get(caller: Caller, id: string): Promise<SessionAnswer> {
    const live = await games.session(id, caller.userId)
    if (live === null) return { gameSession: await stored(caller, id) }
    if (!(await games.isMember(live.roomId, caller.userId))) throw new AppError('NOT_A_MEMBER')
    return { gameSession: live }
  }

  /** The room that the player is active in: not after the game, not after leaving. */
  async function activeRoom({ userId }: Caller): Promise<Room | null> {
    const seat = await directory.seatOf(userId)
    const room = seat === null ? null : await games.room(seat)
    return room?.players.some((player) => player.userId === userId) ? room : null
  }

  const inRoom = async <Data>(id: string, command: Parameters<GameServer['perform']>[1]): Promise<Data> =>
    unwrap<Data>(await games.perform(roomIdOfSession(id), command))

  return {
    get,
    /** Refuses strangers (403) and unknown games (404) before a body is looked at. */
    requireMember: async (caller: Caller, id: string): Promise<void> => void (await get(caller, id)),

    async start({ userId }: Caller, roomId: string): Promise<SessionAnswer> {
      await rooms.existing(roomId)
      return unwrap(await games.perform(roomId, { type: 'start_game', userId }))
    },
    answer: ({ userId }: Caller, id: string, guess: string): Promise<AnswerData> =>
      inRoom(id, { type: 'guess', userId, guess }),
    startRound: ({ userId }: Caller, id: string): Promise<SessionAnswer> =>
      inRoom(id, { type: 'start_next_round', userId }),
    endRound: ({ userId }: Caller, id: string): Promise<SessionAnswer> =>
      inRoom(id, { type: 'end_round', userId }),
    end: ({ userId }: Caller, id: string): Promise<SessionAnswer> => inRoom(id, { type: 'end_game', userId }),

    async rematch(caller: Caller, id: string): Promise<{ room: Room }> {
      return unwrap(await games.rematch(playerOf(caller), id))
    },

    async queueStatus(caller: Caller): Promise<{ gameSession: GameSession | null; activeRoom: Room | null }> {
      const room = await activeRoom(caller)
      return { activeRoom: room, gameSession: room && (await games.session(room.id, caller.userId)) }
    },

    async activeRooms(caller: Caller): Promise<ActiveRooms> {
      const room = await activeRoom(caller)
      if (room === null) return { hasActiveRooms: false, primaryRoom: null }
      const primaryRoom = { colyseusRoomId: room.id, isInProgress: room.status === 'in_progress' }
      return { hasActiveRooms: true, primaryRoom }
    },
  }
}
