import { z } from 'zod'
import { DIFFICULTIES, LANGUAGES, ROOM_MODES, STRICTNESSES, TIME_FACTORS } from '#shared/constants/game.ts'
import {
  MAX_PLAYERS,
  MAX_ROUNDS,
  MAX_SPECTATORS,
  MAX_TIME_PER_ROUND,
  MIN_PLAYERS,
} from '#shared/constants/limits.ts'
import { CATEGORY_CHOICES } from '#shared/constants/quiz-categories.ts'
import { chatMessageSchema, gameFinishedSchema, ownGameSchema } from '#shared/protocol/parts.ts'
import { gameOf, type Instant, type RoomState, sessionIdOf } from '../rules/room-state.ts'
import { gameCodec, leaverCodec, quizSchema } from './game-codec.ts'
import { type InstantCodecs, instantCodecs } from './instant-codec.ts'

const count = z.int().min(0)
const userId = z.string().min(1)

const customQuizSchema = z.strictObject({
  prompt: z.string(),
  answers: z.array(z.string()).min(1),
  explanation: z.string().optional(),
  category: z.string().optional(),
})

const settingsSchema = z.strictObject({
  name: z.string(),
  mode: z.enum(ROOM_MODES),
  hasPassword: z.boolean(),
  maxPlayers: z.int().min(MIN_PLAYERS).max(MAX_PLAYERS),
  rounds: z.int().min(1).max(MAX_ROUNDS),
  timePerRound: z.int().min(1).max(MAX_TIME_PER_ROUND),
  timeFactor: z.literal(TIME_FACTORS),
  strictness: z.enum(STRICTNESSES),
  difficulty: z.enum(DIFFICULTIES),
  language: z.enum(LANGUAGES),
  allowSpectators: z.boolean(),
  guests: z.boolean(),
  // Of rooms that were written before there was a choice.
  category: z.enum(CATEGORY_CHOICES).default('any'),
  listed: z.boolean().default(true),
  joinInProgress: z.boolean().default(false),
  presenter: z.boolean().default(false),
  spectatorLimit: z.int().min(0).max(MAX_SPECTATORS).default(MAX_SPECTATORS),
  tokenReward: count,
  customQuizzes: z.array(customQuizSchema).nullable(),
})

const memberCodec = ({ instant }: InstantCodecs) =>
  z.strictObject({
    userId,
    username: z.string(),
    avatar: z.string(),
    seat: count,
    role: z.enum(['player', 'spectator', 'presenter']),
    isBot: z.boolean(),
    isGuest: z.boolean(),
    ready: z.boolean(),
    joinedInRound: z.int().min(1).nullable().default(null),
    connected: z.boolean(),
    everConnected: z.boolean(),
    awaySince: instant.nullable(),
    awayMs: count,
    pauses: count,
    pausedMs: count,
    lastLineAt: instant.nullable(),
    windowStartedAt: instant,
    windowLines: count,
    score: count,
    correct: count,
    firsts: count,
    answerMs: count,
    streak: count.default(0),
    reactedAt: z.array(instant).default([]),
  })

function phaseCodec(instants: InstantCodecs) {
  const { instant } = instants
  const game = gameCodec(instants)
  const { winner, scores, wrongGuess } = gameFinishedSchema.shape
  return z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('waiting') }),
    z.strictObject({
      kind: z.literal('starting'),
      startsAt: instant,
      auto: z.boolean(),
      quizzes: z.array(quizSchema).nullable(),
    }),
    z.strictObject({ kind: z.literal('playing'), game }),
    z.strictObject({
      kind: z.literal('settling'),
      game,
      players: z.array(memberCodec(instants)),
      finishedAt: instant,
      result: z.strictObject({ winner, scores, wrongGuess }),
      endedByHost: z.boolean().default(false),
      until: instant,
    }),
    z.strictObject({
      kind: z.literal('finished'),
      game,
      result: gameFinishedSchema,
      own: z.record(userId, ownGameSchema),
      finishedAt: instant,
      returnAt: instant,
      rematch: z
        .strictObject({ roomId: z.string(), userIds: z.array(userId), movedOn: z.array(userId) })
        .nullable()
        .default(null),
    }),
    z.strictObject({ kind: z.literal('closed'), reason: z.string() }),
  ])
}

const chatLineCodec = ({ isoInstant }: InstantCodecs) =>
  z.strictObject({
    message: z.strictObject({ ...chatMessageSchema.shape, timestamp: isoInstant }),
    hidden: z
      .strictObject({
        round: z.int().min(1),
        seenBy: z.array(userId),
        heldBack: z.boolean(),
        audience: z.boolean().default(false),
      })
      .nullable(),
  })

/** What is wrong with a room although each part of it has its shape; null when nothing is. */
function inconsistency(room: RoomState): string | null {
  const ids = room.members.map((member) => member.userId)
  if (new Set(ids).size < ids.length) return 'A member appears twice'
  const game = gameOf(room)
  if (!game) return null
  if (game.sessionId !== sessionIdOf(room.id)) return 'The game is not of this room'
  return game.round && game.round.number > game.quizzes.length ? 'The round has no quiz' : null
}

/** A room's state, in both directions: decoded it is what the rules work on, encoded it is JSON. */
export function roomCodec(now: Instant) {
  const instants = instantCodecs(now)
  return z
    .strictObject({
      id: z.string().regex(/^[\w-]{1,64}$/),
      inviteCode: z.string(),
      createdAt: instants.instant,
      settings: settingsSchema,
      host: z.strictObject({ userId, username: z.string() }),
      awaitedHost: userId.nullable().default(null),
      quizzesSeen: z.boolean().default(false),
      quizAuthor: userId.nullable().default(null),
      members: z.array(memberCodec(instants)),
      knownTo: z.array(userId).default([]),
      banned: z.array(userId),
      muted: z.array(userId).default([]),
      kicked: z.array(z.strictObject({ userId, lines: z.array(z.string()) })).default([]),
      locked: z.boolean(),
      phase: phaseCodec(instants),
      chat: z.array(chatLineCodec(instants)),
      seats: count,
      lines: count,
      stages: count,
      emptySince: instants.instant.nullable(),
      match: z
        .strictObject({
          startsBy: instants.instant,
          keyMs: z.record(userId, z.number().positive()),
          invited: z.array(userId).nullable().default(null),
          leavers: z.array(leaverCodec(instants)),
        })
        .nullable(),
      random: z
        .int()
        .min(0)
        .max(2 ** 32 - 1),
    })
    .superRefine((room, context) => {
      const message = inconsistency(room)
      if (message !== null) context.addIssue({ code: 'custom', message })
    })
}
