import { createRoom } from './it/create-room.ts'
import { game } from './it/game.ts'
import { room } from './it/room.ts'
import { roomSettings } from './it/room-settings.ts'

/** The Italian texts of the rooms, which are fetched with their screens. */
export const it = { createLobby: roomSettings, createRoom, game, room }
