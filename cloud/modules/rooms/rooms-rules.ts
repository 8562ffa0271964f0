import type { RoomMode } from '#shared/constants/game.ts'
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
  allowSpectators: body.allowSpectators ?? false,
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
