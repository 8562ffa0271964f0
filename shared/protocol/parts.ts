import { z } from 'zod/mini'
import { RANKS } from '../constants/game.ts'
import type { JudgeReason } from '../constants/judge-reasons.ts'
import { scoreSchema } from '../schemas/game.ts'
import { countSchema, durationSchema, timeSchema } from '../schemas/primitives.ts'

/** The pieces that occur both as an event and inside `room_view`. */
export const chatMessageSchema = z.object({
  id: z.string(),
  roomId: z.string(),
  userId: z.string(),
  username: z.string(),
  message: z.string(),
  isGuess: z.boolean(),
  useTts: z.boolean(),
  timestamp: timeSchema,
  /** Of a spoken line: a path of the host, which answers for an hour. */
  audioUrl: z.optional(z.string()),
  /** Written by those who run the service, to everyone in the room. */
  byTeam: z.optional(z.literal(true)),
})
export type ChatMessage = z.infer<typeof chatMessageSchema>

/** The wrong guess that made people smile most: a near miss, or the one that was typed most often. */
const wrongGuessSchema = z.object({ userId: z.string(), username: z.string(), guess: z.string() })
export type WrongGuess = z.infer<typeof wrongGuessSchema>

/** A guess that was refused, and why: told to the one who typed it, with the answer. */
const explainedGuessSchema = z.object({
  guess: z.string(),
  /** Unchecked: the list would weigh on the first screen, and a reason that is new to a client must not cost it the answer. */
  reason: z.string() as z.ZodMiniType<JudgeReason>,
})
export type ExplainedGuess = z.infer<typeof explainedGuessSchema>

/** One who had the answer, and after how long. */
export const solvedSchema = z.object({
  userId: z.string(),
  username: z.string(),
  elapsedMs: durationSchema,
  points: countSchema,
})
export type Solved = z.infer<typeof solvedSchema>

export const skipVotesSchema = z.object({ round: z.int(), votes: countSchema, needed: countSchema })
export type SkipVotes = z.infer<typeof skipVotesSchema>

export const rematchSchema = z.object({ roomId: z.string(), userIds: z.array(z.string()), of: countSchema })
export type Rematch = z.infer<typeof rematchSchema>

export const roundEndedSchema = z.object({
  round: z.int(),
  quizId: z.string(),
  /** Null for a quiz of the bank whose round was ended before half of its time. */
  answer: z.nullable(z.string()),
  explanation: z.optional(z.string()),
  scores: z.array(scoreSchema),
  /** In their order. */
  solved: z.array(solvedSchema),
  /** Not in a round that tells no answer. */
  wrongGuess: z.optional(wrongGuessSchema),
  /** Of the player to whom this is sent, who guessed and has not the answer. */
  refused: z.optional(explainedGuessSchema),
  /** Until the next round starts; absent after the last. */
  nextInMs: z.optional(durationSchema),
})
export type RoundEnded = z.infer<typeof roundEndedSchema>

/** Rank and points in it, as a bar shows them. */
const standingSchema = z.object({ rank: z.enum(RANKS), points: countSchema })
/** What the game was for one player (GAME-44). */
export const ownGameSchema = z.object({
  /** From 1. */
  place: z.int().check(z.minimum(1)),
  /** Right answers of the guesses made, from 0 to 1; null without a guess. */
  accuracy: z.nullable(z.number()),
  /** Null without a right answer. */
  fastestMs: z.nullable(durationSchema),
  /** The most right answers in a row. */
  streak: countSchema,
  /** Null where levels are not kept: at a party, for bots, and when the result could not be settled in time. */
  level: z.nullable(
    z.object({
      before: countSchema,
      after: countSchema,
      xp: z.object({ before: countSchema, after: countSchema }),
    }),
  ),
  /** Null but in ranked. */
  rank: z.nullable(z.object({ before: standingSchema, after: standingSchema })),
})
export type OwnGame = z.infer<typeof ownGameSchema>
/** What the settlement of a game knows of it, kept with the game. */
export type Progress = Pick<OwnGame, 'level' | 'rank'>

export const gameFinishedSchema = z.object({
  winner: z.nullable(z.object({ userId: z.string(), username: z.string() })),
  scores: z.array(scoreSchema),
  rewards: z.nullable(
    z.array(
      z.object({
        userId: z.string(),
        r3: z.int(),
        passXp: z.int(),
        rankPoints: z.optional(z.int()),
      }),
    ),
  ),
  /** Of the player to whom this is sent. */
  yours: z.optional(ownGameSchema),
  /** The best wrong guess of the whole game. */
  wrongGuess: z.optional(wrongGuessSchema),
})
export type GameFinished = z.infer<typeof gameFinishedSchema>
export type Rewards = GameFinished['rewards']
