import type { RoomMode } from '#shared/constants/game.ts'
import { MAX_SPECTATORS } from '#shared/constants/limits.ts'
import type { Invite } from '#shared/schemas/invite.ts'
import type { Room } from '#shared/schemas/room.ts'
import type { PrivateRoomSettings, RoomChanges, RoomSettings } from '#shared/schemas/room-settings.ts'

/** For search and order, alike on every database: without accents and letter case. */
export const foldName = (name: string): string =>
  name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** What the engine needs of a validated body; what was left out means none of it (ROOM-21). */
export const engineSettings = (body: RoomSettings, mode: RoomMode) => ({
  name: body.name,
  mode,
  maxPlayers: body.maxPlayers,
  rounds: body.rounds,
  timePerRound: body.timePerRound,
  timeFactor: body.timeFactor ?? 1,
  strictness: body.strictness ?? 'normal',
  difficulty: body.difficulty,
  language: body.language,
  category: body.category ?? 'any',
  allowSpectators: body.allowSpectators ?? false,
  guests: body.guests ?? true,
  listed: body.listed ?? mode !== 'private',
  joinInProgress: body.joinInProgress ?? true,
  presenter: body.presenter ?? false,
  spectatorLimit: body.spectatorLimit ?? MAX_SPECTATORS,
  tokenReward: body.tokenReward ?? 0,
  customQuizzes: body.customQuizzes ?? null,
})

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** The settings that a body names. */
export const engineChanges = (changes: RoomChanges): Defined<RoomChanges> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))

export const fromPrivateBody = ({ roomName, password, settings }: PrivateRoomSettings): RoomSettings => ({
  name: roomName,
  password,
  ...settings,
})

/** What the code alone opens: neither ids of members nor the code itself. */
export const inviteOf = (room: Room, guestsAllowed: boolean): Invite => ({
  roomId: room.id,
  name: room.name,
  host: room.host.username,
  players: room.players.length,
  maxPlayers: room.maxPlayers,
  language: room.language,
  rounds: room.rounds,
  timePerRound: room.timePerRound,
  difficulty: room.difficulty,
  needsPassword: room.hasPassword,
  guests: room.guests && guestsAllowed,
  status: room.status,
  joinInProgress: room.joinInProgress && !room.paid,
  allowSpectators: room.allowSpectators,
  presenter: room.presenter,
})
