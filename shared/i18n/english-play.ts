import { createLobby } from './en/create-lobby.ts'
import { game } from './en/game.ts'
import { room } from './en/room.ts'

/** The English texts of the rooms, which are fetched with their screens. */
export const en = { createLobby, game, room }
