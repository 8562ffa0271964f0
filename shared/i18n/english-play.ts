import { createRoom } from './en/create-room.ts'
import { game } from './en/game.ts'
import { room } from './en/room.ts'
import { roomSettings } from './en/room-settings.ts'

/** The English texts of the rooms, which are fetched with their screens. */
export const en = { createLobby: roomSettings, createRoom, game, room }
