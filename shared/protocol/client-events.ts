import { z } from 'zod/mini'
import { EMOTES } from '../constants/game.ts'
import { CHAT_HISTORY_DEFAULT, CHAT_HISTORY_MAX, REF_MAX, ROOM_PASSWORD_MAX } from '../constants/limits.ts'
import { messageSchema } from '../schemas/game.ts'
import { countSchema, wholeNumber } from '../schemas/primitives.ts'
import { ROOM_PHASES } from './room-view.ts'

/** `token`, `playerId`, `submitTime`, `timestamp`, `isGuess` and whatever else a client adds is not looked at. */
const ref = z.optional(z.string().check(z.minLength(1), z.maxLength(REF_MAX)))
const roomId = z.string().check(z.minLength(1), z.maxLength(64))
const gameSessionId = z.string().check(z.minLength(1), z.maxLength(64))
const userId = z.string().check(z.minLength(1), z.maxLength(64))

/** What a client may send inside a room, by the account channel and by room play alike. */
export const roomEventSchemas = {
  player_ready: z.object({ ref, roomId: z.optional(roomId), isReady: z.boolean() }),
  submit_guess: z.object({ ref, gameSessionId, guess: messageSchema }),
  leave_room: z.object({ ref, roomId }),
  chat_message: z.object({
    ref,
    roomId,
    message: messageSchema,
    useTts: z.optional(z.boolean()),
    /** A data URL of audio that the server made; anything else is ignored. */
    audioData: z.optional(z.unknown()),
  }),
  get_chat_history: z.object({
    ref,
    roomId,
    limit: z._default(wholeNumber(1, CHAT_HISTORY_MAX), CHAT_HISTORY_DEFAULT),
  }),
  /** Answered with the view, or with null if the client knows its round and phase. */
  get_room_view: z.object({
    ref,
    roomId,
    known: z.optional(z.object({ round: countSchema, phase: z.enum(ROOM_PHASES) })),
  }),
  request_hint: z.object({ ref, sessionId: gameSessionId }),
  end_round: z.object({ ref, gameSessionId }),
  start_next_round: z.object({ ref, gameSessionId }),
  kick_player: z.object({ ref, roomId, userId, ban: z.optional(z.boolean()) }),
  mute_player: z.object({ ref, roomId, userId, muted: z.boolean() }),
  make_host: z.object({ ref, roomId, userId }),
  lock_room: z.object({ ref, roomId, locked: z.boolean() }),
  pause_game: z.object({ ref, gameSessionId }),
  resume_game: z.object({ ref, gameSessionId }),
  react: z.object({ ref, roomId, emote: z.enum(EMOTES) }),
  /** A vote; more than half of those still guessing end the round. */
  skip_round: z.object({ ref, roomId, gameSessionId }),
} as const

export type RoomEventName = keyof typeof roomEventSchemas
export type RoomEventPayload<Name extends RoomEventName> = z.output<(typeof roomEventSchemas)[Name]>
export type RoomEventInput<Name extends RoomEventName> = z.input<(typeof roomEventSchemas)[Name]>
/** One client event with its name. */
export type RoomClientEvent = {
  [Name in RoomEventName]: { name: Name; payload: RoomEventPayload<Name> }
}[RoomEventName]

/** What only the account channel takes, besides all of the above. */
export const accountEventSchemas = {
  authenticate: z.object({ ref, token: z.string().check(z.minLength(1)) }),
  join_room: z.object({
    ref,
    roomId,
    password: z.nullish(z.string().check(z.maxLength(ROOM_PASSWORD_MAX))),
    spectate: z.optional(z.boolean()),
  }),
  watch_lobby: z.object({ ref, on: z.boolean() }),
} as const
