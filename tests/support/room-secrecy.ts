import { z } from 'zod'
import type { RoomEventName } from '#shared/protocol/client-events.ts'

/** Parties who ask for one unlisted room. The first four know of it. */
export const KNOWING = ['host', 'member', 'spectator', 'invited'] as const
export const OUTSIDE = ['stranger', 'guest', 'admin'] as const
export type Role = (typeof KNOWING | typeof OUTSIDE)[number]

/** Room as a call names it: the private one, or one that does not exist. */
export interface NamedRoom {
  readonly id: string
  readonly code: string
  /** An account: the room's host, or any other for the room that does not exist. */
  readonly host: string
}

/** Answers by role. A role without one gets the same answer as for a room that does not exist. */
export type Answers<Answer> = Partial<Record<Role, Answer>>

export interface CallRow {
  readonly ask: (room: NamedRoom) => { readonly path: string; readonly body?: object }
  readonly status: Answers<number>
  /** The host has started the countdown, so that the room has a game. */
  readonly isStarted?: true
  /** The call takes the invite code, so its answer may describe the room. */
  readonly isByCode?: true
}

const everyone = (status: number): Answers<number> =>
  Object.fromEntries([...KNOWING, ...OUTSIDE].map((role) => [role, status]))
const knowing = (host: number, member = host, spectator = member, invited = spectator): Answers<number> => ({
  host,
  member,
  spectator,
  invited,
})
const hostOnly = knowing(200, 403)
const adminOnly = { ...knowing(403), admin: 200 }
const sessionOf = ({ id }: NamedRoom): string => `game-${id}`
const quizOf = (room: NamedRoom): string => `${sessionOf(room)}-1`

/** The calls of rooms and games that the cloud and a party have in common. */
export const SHARED_CALLS: Readonly<Record<string, CallRow>> = {
  'GET /rooms': { ask: () => ({ path: '/rooms?limit=100' }), status: everyone(200) },
  'POST /rooms/join-by-code': {
    ask: ({ code }) => ({ path: '/rooms/join-by-code', body: { inviteCode: code } }),
    status: everyone(200),
    isByCode: true,
  },
  'GET /rooms/invite/{code}': {
    ask: ({ code }) => ({ path: `/rooms/invite/${code}` }),
    status: everyone(200),
    isByCode: true,
  },
  'POST /rooms/stage': {
    ask: ({ code }) => ({ path: '/rooms/stage', body: { code } }),
    status: everyone(200),
    isByCode: true,
  },
  'POST /rooms/{id}/stage': { ask: ({ id }) => ({ path: `/rooms/${id}/stage` }), status: hostOnly },
  'GET /rooms/{id}': { ask: ({ id }) => ({ path: `/rooms/${id}` }), status: knowing(200) },
  'PATCH /rooms/{id}': {
    ask: ({ id }) => ({ path: `/rooms/${id}`, body: { rounds: 2 } }),
    status: hostOnly,
  },
  'GET /rooms/{id}/quizzes': { ask: ({ id }) => ({ path: `/rooms/${id}/quizzes` }), status: hostOnly },
  'DELETE /rooms/{id}': { ask: ({ id }) => ({ path: `/rooms/${id}` }), status: hostOnly },
  'POST /rooms/{id}/join': {
    ask: ({ id }) => ({ path: `/rooms/${id}/join`, body: {} }),
    status: knowing(200),
  },
  'POST /rooms/{id}/leave': { ask: ({ id }) => ({ path: `/rooms/${id}/leave` }), status: knowing(200) },
  'POST /rooms/{id}/ready': {
    ask: ({ id }) => ({ path: `/rooms/${id}/ready`, body: { isReady: true } }),
    status: knowing(200, 200, 403),
  },
  'GET /game/player/queue-status': {
    ask: () => ({ path: '/game/player/queue-status' }),
    status: everyone(200),
  },
  'GET /game/player/active-colyseus-rooms': {
    ask: () => ({ path: '/game/player/active-colyseus-rooms' }),
    status: everyone(200),
  },
  'POST /game/start': {
    ask: ({ id }) => ({ path: '/game/start', body: { roomId: id } }),
    status: hostOnly,
  },
  'GET /game/{id}': {
    ask: (room) => ({ path: `/game/${sessionOf(room)}` }),
    status: knowing(200, 200, 200, 403),
    isStarted: true,
  },
  'POST /game/{id}/answer': {
    ask: (room) => ({ path: `/game/${sessionOf(room)}/answer`, body: { answer: 'a lantern' } }),
    status: knowing(200, 200, 403),
    isStarted: true,
  },
  'POST /game/{id}/round/start': {
    ask: (room) => ({ path: `/game/${sessionOf(room)}/round/start` }),
    status: knowing(409, 403),
    isStarted: true,
  },
  'POST /game/{id}/round/end': {
    ask: (room) => ({ path: `/game/${sessionOf(room)}/round/end` }),
    status: knowing(409, 403),
    isStarted: true,
  },
  'POST /game/{id}/end': {
    ask: (room) => ({ path: `/game/${sessionOf(room)}/end` }),
    status: knowing(409, 403),
    isStarted: true,
  },
  'POST /game/{id}/rematch': {
    ask: (room) => ({ path: `/game/${sessionOf(room)}/rematch` }),
    status: knowing(409, 409, 409, 403),
    isStarted: true,
  },
}

/** The cloud's calls that name a room or describe one. `friend` is a friend of everyone with an account. */
export const cloudCalls = (friend: string): Readonly<Record<string, CallRow>> => ({
  ...SHARED_CALLS,
  'POST /gamemode/private-lobby/join': {
    ask: ({ code }) => ({ path: '/gamemode/private-lobby/join', body: { inviteCode: code } }),
    status: everyone(200),
    isByCode: true,
  },
  'POST /rooms/{id}/report': {
    ask: ({ id }) => ({ path: `/rooms/${id}/report`, body: { reason: 'It is rude' } }),
    status: knowing(409, 201),
  },
  'POST /users/{id}/report': {
    ask: ({ id, host }) => ({ path: `/users/${host}/report`, body: { reason: 'They are rude', roomId: id } }),
    status: knowing(400, 201),
  },
  'POST /friends/{userId}/challenge': {
    ask: ({ id }) => ({ path: `/friends/${friend}/challenge`, body: { roomId: id } }),
    status: knowing(201, 201, 201, 403),
  },
  'GET /ranked/stakes/{id}': { ask: ({ id }) => ({ path: `/ranked/stakes/${id}` }), status: knowing(404) },
  'POST /quizzes/{id}/report': {
    ask: (room) => ({ path: `/quizzes/${quizOf(room)}/report`, body: { gameSessionId: sessionOf(room) } }),
    status: knowing(404),
    isStarted: true,
  },
  'POST /quizzes/{id}/appeal': {
    ask: (room) => ({
      path: `/quizzes/${quizOf(room)}/appeal`,
      body: { gameSessionId: sessionOf(room), guess: 'a lantern' },
    }),
    status: knowing(404),
    isStarted: true,
  },
  'GET /users/{id}/games': {
    ask: ({ host }) => ({ path: `/users/${host}/games` }),
    status: knowing(200, 403),
  },
  'GET /auth/export': { ask: () => ({ path: '/auth/export' }), status: everyone(200) },
  'GET /admin/users/{id}': { ask: ({ host }) => ({ path: `/admin/users/${host}` }), status: adminOnly },
  'GET /admin/users/{id}/export': {
    ask: ({ host }) => ({ path: `/admin/users/${host}/export` }),
    status: adminOnly,
  },
  'GET /admin/rooms': { ask: () => ({ path: '/admin/rooms?limit=100' }), status: adminOnly },
  'GET /admin/rooms/{id}': { ask: ({ id }) => ({ path: `/admin/rooms/${id}` }), status: adminOnly },
  'POST /admin/rooms/{id}/watch': {
    ask: ({ id }) => ({ path: `/admin/rooms/${id}/watch` }),
    status: adminOnly,
  },
  'GET /admin/rooms/{id}/watch': {
    ask: ({ id }) => ({ path: `/admin/rooms/${id}/watch` }),
    // The admin has not started to watch.
    status: { ...knowing(403), admin: 409 },
  },
  'POST /admin/rooms/{id}/message': {
    ask: ({ id }) => ({ path: `/admin/rooms/${id}/message`, body: { message: 'Good evening' } }),
    status: adminOnly,
  },
  'DELETE /admin/rooms/{id}': {
    ask: ({ id }) => ({ path: `/admin/rooms/${id}`, body: { reason: 'A test' } }),
    status: adminOnly,
  },
  'GET /admin/reports': { ask: () => ({ path: '/admin/reports' }), status: adminOnly },
})

/** Calls that no one can use to ask for a room: they open or find the caller’s own, or are keyed by another id. */
export const UNASKED: Readonly<Record<string, string>> = {
  'POST /rooms': 'opens a room of the caller’s own',
  'POST /rooms/private': 'opens a room of the caller’s own',
  'POST /gamemode/private-lobby/create': 'opens a room of the caller’s own',
  'POST /gamemode/matchmaking/start': 'finds a match for the caller',
  'POST /game/matchmaking/start': 'finds a match for the caller',
  'GET /admin/reports/{id}': 'is named by the report, and for admins',
}

export interface EventRow {
  readonly say: (room: NamedRoom) => object
  /** Null where it succeeds, otherwise the code of the refusal. */
  readonly code: Answers<string | null>
  readonly isStarted?: true
}

type Code = string | null
const codes = (host: Code, member: Code, spectator: Code, invited: Code = 'NOT_A_MEMBER'): Answers<Code> => ({
  host,
  member,
  spectator,
  invited,
})
const gameOf = (room: NamedRoom) => ({ gameSessionId: sessionOf(room) })
const roomOf = ({ id }: NamedRoom) => ({ roomId: id })

/** Client events of the account channel. One that names a room and has no row does not compile. */
export const EVENTS: Readonly<Record<RoomEventName | 'join_room', EventRow>> = {
  join_room: { say: roomOf, code: codes(null, null, null, null) },
  player_ready: {
    say: (room) => ({ ...roomOf(room), isReady: true }),
    code: codes(null, null, 'FORBIDDEN'),
  },
  leave_room: { say: roomOf, code: codes(null, null, null, null) },
  chat_message: {
    say: (room) => ({ ...roomOf(room), message: 'Good evening' }),
    code: codes(null, null, null),
  },
  get_chat_history: { say: roomOf, code: codes(null, null, null) },
  get_room_view: { say: roomOf, code: codes(null, null, null) },
  kick_player: {
    say: (room) => ({ ...roomOf(room), userId: 'nobody' }),
    code: codes('USER_NOT_FOUND', 'NOT_THE_HOST', 'NOT_THE_HOST'),
  },
  mute_player: {
    say: (room) => ({ ...roomOf(room), userId: 'nobody', muted: true }),
    code: codes('USER_NOT_FOUND', 'NOT_THE_HOST', 'NOT_THE_HOST'),
  },
  make_host: {
    say: (room) => ({ ...roomOf(room), userId: 'nobody' }),
    code: codes('USER_NOT_FOUND', 'NOT_THE_HOST', 'NOT_THE_HOST'),
  },
  lock_room: {
    say: (room) => ({ ...roomOf(room), locked: true }),
    code: codes(null, 'NOT_THE_HOST', 'NOT_THE_HOST'),
  },
  react: {
    say: (room) => ({ ...roomOf(room), emote: 'clap' }),
    code: codes(null, null, null),
  },
  submit_guess: {
    say: (room) => ({ ...gameOf(room), guess: 'a lantern' }),
    code: codes(null, null, 'FORBIDDEN'),
    isStarted: true,
  },
  request_hint: {
    say: (room) => ({ sessionId: sessionOf(room) }),
    code: codes('NO_ROUND_RUNNING', 'NO_ROUND_RUNNING', 'FORBIDDEN'),
    isStarted: true,
  },
  end_round: {
    say: gameOf,
    code: codes('NO_ROUND_RUNNING', 'NOT_THE_HOST', 'NOT_THE_HOST'),
    isStarted: true,
  },
  start_next_round: {
    say: gameOf,
    code: codes('CONFLICT', 'NOT_THE_HOST', 'NOT_THE_HOST'),
    isStarted: true,
  },
  pause_game: {
    say: gameOf,
    code: codes('NO_ROUND_RUNNING', 'NOT_THE_HOST', 'NOT_THE_HOST'),
    isStarted: true,
  },
  resume_game: { say: gameOf, code: codes('CONFLICT', 'NOT_THE_HOST', 'NOT_THE_HOST'), isStarted: true },
  skip_round: {
    say: (room) => ({ ...roomOf(room), ...gameOf(room) }),
    code: codes('NO_ROUND_RUNNING', 'NO_ROUND_RUNNING', 'NO_ROUND_RUNNING'),
    isStarted: true,
  },
}

export interface MatchmakeRow {
  readonly method: string
  readonly options: object
  /** The code of the answer; null for a seat. */
  readonly code: Answers<number | null>
}

/** Every method of Colyseus's matchmaking. */
export const MATCHMAKING: readonly MatchmakeRow[] = [
  { method: 'joinById', options: {}, code: { host: null, member: null, spectator: null, invited: null } },
  {
    method: 'joinById',
    options: { spectate: true },
    code: { host: null, member: null, spectator: null, invited: null },
  },
  { method: 'joinById', options: { stageToken: 'a-guess-at-the-token' }, code: {} },
  {
    method: 'reconnect',
    options: { reconnectionToken: 'a-guess' },
    code: { host: 4214, member: 4214, spectator: 4214, invited: 4214 },
  },
  ...['join', 'joinOrCreate', 'create'].map((method) => ({ method, options: {}, code: {} })),
]

const ROOM_FIELDS =
  /"(roomId|colyseusRoomId|gameSessionId|sessionId|inviteCode|room|rooms|primaryRoom|gameSession|quizId)":\{/

/** Returns whether data of this schema can hold the id or the code of a room. */
export function holdsRoom(schema: z.core.$ZodType | undefined, io: 'input' | 'output'): boolean {
  if (!schema) return false
  return ROOM_FIELDS.test(JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' })))
}

/** Returns whether a path of the API names a room, its code, its game or one of the game's quizzes. */
export const namesRoom = (path: string): boolean =>
  /\/(rooms|game|stakes)\/(?!matchmaking\/)(\w+\/)*\{|\{\w*[rR]oom\w*\}|^\/quizzes\/\{id\}\//.test(path)

/** The private room or its code, as an answer would contain it if the request did not. */
export const leaks = (answer: unknown, question: unknown, { id, code }: NamedRoom): boolean => {
  const [told, asked] = [JSON.stringify(answer ?? null), JSON.stringify(question ?? null)]
  return [id, code].some((secret) => told.includes(secret) && !asked.includes(secret))
}
