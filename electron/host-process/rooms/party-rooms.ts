import {
  createRoomsService,
  type GameServer,
  type QuizSource,
  type RoomsService,
} from '#host-engine/index.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { PartyDirectory } from './room-directory.ts'

export interface PartyRoomsParts {
  readonly games: GameServer
  readonly directory: PartyDirectory
  readonly quizzes: QuizSource
  /** The party's. */
  readonly code: () => string
}

/** What guests may do with the party's rooms. The first room has the party's code: whoever has the code is in the room. */
export function partyRooms({ games, directory, quizzes, code }: PartyRoomsParts): RoomsService {
  let isBeingGiven = false

  const createRoom: GameServer['createRoom'] = async (host, settings, password) => {
    if (isBeingGiven || directory.hasCode(code())) return games.createRoom(host, settings, password)
    isBeingGiven = true
    try {
      return await games.createRoom(host, settings, password, code())
    } finally {
      isBeingGiven = false
    }
  }

  const rooms = createRoomsService({
    games: { ...games, createRoom },
    list: directory.list,
    quizzes,
    requireReward: async (_, price) => {
      throw new AppError('INSUFFICIENT_R3', { balance: 0, price })
    },
    guestsAllowed: true,
  })

  // Everybody is a guest here: a room without guests would be for nobody.
  return {
    ...rooms,
    create: (caller, body, mode) => rooms.create(caller, { ...body, guests: true }, mode),
    change: (caller, roomId, { guests, ...changes }) =>
      rooms.change(caller, roomId, { ...changes, ...(guests !== undefined && { guests: true }) }),
  }
}
