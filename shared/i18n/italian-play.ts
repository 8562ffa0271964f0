import { createLobby } from './it/create-lobby.ts'
import { game } from './it/game.ts'
import { room } from './it/room.ts'

/** The Italian texts of the rooms, which are fetched with their screens. */
export const it = { createLobby, game, room }
