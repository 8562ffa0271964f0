import { auth } from './en/auth.ts'
import { common } from './en/common.ts'
import { createLobby } from './en/create-lobby.ts'
import { errors } from './en/errors.ts'
import { game } from './en/game.ts'
import { landing } from './en/landing.ts'
import { language } from './en/language.ts'
import { lobby } from './en/lobby.ts'
import { meta } from './en/meta.ts'
import { notFound } from './en/not-found.ts'
import { realtime } from './en/realtime.ts'
import { room } from './en/room.ts'
import { validation } from './en/validation.ts'
import { auth as authIt } from './it/auth.ts'
import { common as commonIt } from './it/common.ts'
import { createLobby as createLobbyIt } from './it/create-lobby.ts'
import { errors as errorsIt } from './it/errors.ts'
import { game as gameIt } from './it/game.ts'
import { landing as landingIt } from './it/landing.ts'
import { language as languageIt } from './it/language.ts'
import { lobby as lobbyIt } from './it/lobby.ts'
import { meta as metaIt } from './it/meta.ts'
import { notFound as notFoundIt } from './it/not-found.ts'
import { realtime as realtimeIt } from './it/realtime.ts'
import { room as roomIt } from './it/room.ts'
import { validation as validationIt } from './it/validation.ts'

export const en = {
  auth,
  common,
  createLobby,
  errors,
  game,
  landing,
  language,
  lobby,
  meta,
  notFound,
  realtime,
  room,
  validation,
}
export const it = {
  auth: authIt,
  common: commonIt,
  createLobby: createLobbyIt,
  errors: errorsIt,
  game: gameIt,
  landing: landingIt,
  language: languageIt,
  lobby: lobbyIt,
  meta: metaIt,
  notFound: notFoundIt,
  realtime: realtimeIt,
  room: roomIt,
  validation: validationIt,
}

/** Every text of the interface: `resources.en.lobby.title` has the key `lobby.title`. */
export const resources = { en, it }
export type Texts = typeof en
