import { AppError } from '#shared/errors/app-error.ts'
import type { ActiveRooms, AnswerData, GameSession } from '#shared/schemas/game.ts'
import type { Room } from '#shared/schemas/room.ts'
import type { Player } from '../ports/player-directory.ts'
import type { RoomDirectory } from '../ports/room-directory.ts'
import { roomIdOfSession, sessionIdOf } from '../rules/room-state.ts'
import type { GameServer } from '../server/create-game-server.ts'
import { finishedSession, type KeptGame } from './finished-session.ts'
import { playerOf, type RoomsService } from './rooms-service.ts'
import { unwrap } from './unwrap.ts'

export interface GameParts {
  readonly kept: KeptGames
  readonly games: GameServer
  readonly rooms: RoomsService
  readonly directory: RoomDirectory
}

/** The games of a host that are over. */
export interface KeptGames {
  find(sessionId: string): Promise<KeptGame | null>
  /** The names of a game's people by their ids, as they were then. */
  names(sessionId: string): Promise<ReadonlyMap<string, string>>
}

interface SessionAnswer {
  readonly gameSession: GameSession
}

export type GameService = ReturnType<typeof createGameService>

export function createGameService({ kept, games, rooms, directory }: GameParts) {
  /** A game that is kept, for those who played it. */
  async function stored({ userId }: Player, id: string): Promise<GameSession> {
    // By its own name or by its room's, as a live one.
    const game = await kept.find(sessionIdOf(roomIdOfSession(id)))
    if (game === null) throw new AppError('NOT_FOUND')
    const names = await kept.names(game.id)
    // Its room may have been unlisted, so a stranger must not learn that there was one.
    if (!names.has(userId)) throw new AppError('NOT_FOUND')
    return finishedSession(game, names, userId)
  }

  async function get(caller: Player, id: string): Promise<SessionAnswer> {
    const live = await games.session(id, caller.userId)
    if (live === null) return { gameSession: await stored(caller, id) }
    if (!(await games.isMember(live.roomId, caller.userId))) throw new AppError('NOT_A_MEMBER')
    return { gameSession: live }
  }

  /** The room that the player is active in: not after the game, not after leaving. */
  async function activeRoom({ userId }: Player): Promise<Room | null> {
    const seat = await directory.seatOf(userId)
    const room = seat === null ? null : await games.room(seat, userId)
    const looksOn = room?.audience?.some((spectator) => spectator.userId === userId)
    return room && !looksOn && (await games.isMember(room.id, userId)) ? room : null
  }

  const inRoom = async <Data>(id: string, command: Parameters<GameServer['perform']>[1]): Promise<Data> =>
    unwrap<Data>(await games.perform(roomIdOfSession(id), command))

  return {
    get,
    /** Refuses strangers (403) and unknown games (404) before a body is looked at. */
    requireMember: async (caller: Player, id: string): Promise<void> => void (await get(caller, id)),

    async start(caller: Player, roomId: string): Promise<SessionAnswer> {
      await rooms.existing(caller, roomId)
      return unwrap(await games.perform(roomId, { type: 'start_game', userId: caller.userId }))
    },
    answer: ({ userId }: Player, id: string, guess: string): Promise<AnswerData> =>
      inRoom(id, { type: 'guess', userId, guess }),
    startRound: ({ userId }: Player, id: string): Promise<SessionAnswer> =>
      inRoom(id, { type: 'start_next_round', userId }),
    endRound: ({ userId }: Player, id: string): Promise<SessionAnswer> =>
      inRoom(id, { type: 'end_round', userId }),
    end: ({ userId }: Player, id: string): Promise<SessionAnswer> => inRoom(id, { type: 'end_game', userId }),

    async rematch(caller: Player, id: string): Promise<{ room: Room }> {
      return unwrap(await games.rematch(playerOf(caller), id))
    },

    async queueStatus(caller: Player): Promise<{ gameSession: GameSession | null; activeRoom: Room | null }> {
      const room = await activeRoom(caller)
      return { activeRoom: room, gameSession: room && (await games.session(room.id, caller.userId)) }
    },

    async activeRooms(caller: Player): Promise<ActiveRooms> {
      const room = await activeRoom(caller)
      if (room === null) return { hasActiveRooms: false, primaryRoom: null }
      const primaryRoom = { colyseusRoomId: room.id, isInProgress: room.status === 'in_progress' }
      return { hasActiveRooms: true, primaryRoom }
    },
  }
}
