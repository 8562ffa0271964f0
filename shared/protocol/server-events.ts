import { z } from 'zod/mini'
import { EMOTES } from '../constants/game.ts'
import { gameSessionSchema, guessResultSchema } from '../schemas/game.ts'
import { countSchema, durationSchema, timeSchema } from '../schemas/primitives.ts'
import { quizSchema } from '../schemas/quiz.ts'
import { roomSchema } from '../schemas/room.ts'
import { stageData } from '../schemas/stage.ts'
import { userSchema } from '../schemas/user.ts'
import type { economyEventSchemas } from './economy-events.ts'
import type { friendEventSchemas } from './friend-events.ts'
import {
  chatMessageSchema,
  gameFinishedSchema,
  rematchSchema,
  roundEndedSchema,
  skipVotesSchema,
} from './parts.ts'
import { roomViewSchema } from './room-view.ts'

const roomId = z.string()
const gameSessionId = z.string()
const who = z.object({ roomId, userId: z.string(), username: z.string() })
const startsIn = z.object({ roomId, startsInMs: durationSchema })
const leaving = z.object({
  roomId,
  reason: z.string(),
  /** Why, in the words of those who run the service. */
  message: z.optional(z.string()),
})

/** Every event that a room sends to its members, by both transports, and to its big screens. */
export const roomServerEventSchemas = {
  room_view: roomViewSchema,
  room_joined: z.object({ success: z.literal(true), message: z.string(), room: roomSchema }),
  room_state_updated: z.object({ room: roomSchema, changed: z.optional(z.array(z.string())) }),
  user_connected: who,
  user_disconnected: who,
  all_players_ready: startsIn,
  game_starting: startsIn,
  game_start_cancelled: leaving,
  /** The room's difficulty has too few quizzes: so many of the game are of others. */
  quizzes_filled_up: z.object({ roomId, others: countSchema }),
  game_started: z.object({ roomId, gameSession: gameSessionSchema }),
  round_started: z.object({
    gameSessionId,
    round: z.int(),
    rounds: z.int(),
    quiz: quizSchema,
    durationMs: durationSchema,
    /** Players who began the round: the second and the third get more only among enough (SCORE-3). */
    seats: z.int(),
    remainingMs: durationSchema,
    endsAt: timeSchema,
  }),
  mask_updated: z.object({
    gameSessionId,
    round: z.int(),
    mask: z.string(),
    hintsTaken: z.int(),
  }),
  guess_result: z.object({
    result: guessResultSchema,
    points: z.int(),
    mask: z.optional(z.string()),
  }),
  correct_answer: z.object({
    userId: z.string(),
    username: z.string(),
    points: z.int(),
    order: z.int(),
    /** Right answers in a row, this one included. */
    streak: z.int(),
    answered: z.int(),
    of: z.int(),
  }),
  player_answered: z.object({ round: z.int(), answered: z.int(), of: z.int() }),
  guess_submitted: z.object({ round: z.int(), guesses: z.int() }),
  round_ended: roundEndedSchema,
  game_finished: gameFinishedSchema,
  game_paused: z.object({ reason: z.string(), remainingMs: durationSchema, waitMs: durationSchema }),
  game_resumed: z.object({ reason: z.string(), remainingMs: durationSchema }),
  chat_message: chatMessageSchema,
  chat_history: z.object({ roomId, messages: z.array(chatMessageSchema) }),
  /** A line was spoken: to those who saw it. */
  chat_audio: z.object({ messageId: z.string(), audioUrl: z.string() }),
  /** In a round only to those who have answered. */
  reaction: z.object({ userId: z.string(), emote: z.enum(EMOTES) }),
  /** How many of those still guessing want the round skipped, and how many it takes. */
  skip_wanted: skipVotesSchema,
  /** Who wants another game, of how many people at the podium, and the room in which it is played. */
  rematch_wanted: rematchSchema,
  rate_limit_exceeded: z.object({ retryAfter: z.int().check(z.minimum(1)) }),
  /** So many big screens show the room now. */
  stages_updated: z.object({ roomId, stages: countSchema }),
  /** To big screens alone: these people play on in another room, which the token opens. */
  stage_moved: stageData,
  return_to_lobby: leaving,
  game_ended_and_cleaned: leaving,
  matchmaking_room_ready: z.object({ roomId, action: z.literal('join_room') }),
  ack: z.object({
    ref: z.string(),
    success: z.boolean(),
    error: z.optional(z.string()),
    code: z.optional(z.string()),
    /** Of a refusal: what is missing, or `{ retryAfter }` in seconds. */
    details: z.optional(z.unknown()),
    data: z.optional(z.unknown()),
  }),
  error: z.object({ code: z.string(), message: z.string() }),
} as const

export type RoomServerEventName = keyof typeof roomServerEventSchemas
export type RoomServerPayload<Name extends RoomServerEventName> = z.output<
  (typeof roomServerEventSchemas)[Name]
>

/** What only the account channel sends. */
export const accountServerEventSchemas = {
  lobby_state_updated: z.object({ rooms: z.array(roomSchema), removed: z.array(roomId) }),
  force_disconnect: z.object({ reason: z.string() }),
  wallet_updated: z.object({ balance: countSchema }),
  tutorial_step: z.object({ tutorialStep: userSchema.shape.tutorialStep }),
} as const
type AccountSchemas = typeof accountServerEventSchemas &
  typeof economyEventSchemas &
  typeof friendEventSchemas
export type AccountServerEventName = keyof AccountSchemas
export type AccountServerPayload<Name extends AccountServerEventName> = z.output<AccountSchemas[Name]>

/** What the account channel's callback gets, and room play's `ack` without its `ref`. */
export type Ack =
  | { success: true; data?: unknown }
  | { success: false; error: string; code: string; details?: unknown }
