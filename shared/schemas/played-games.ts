import { z } from 'zod/mini'
import { PAGE_LIMIT_DEFAULT, PAGE_LIMIT_MAX } from '../constants/limits.ts'
import { countSchema, queryNumber, roomModeSchema, timeSchema } from './primitives.ts'

/** One of a player's own finished games, as the list of them shows it. */
export const playedGameSchema = z
  .object({
    gameSessionId: z.string(),
    /** Null for games that were kept before their mode was. */
    mode: z.nullable(roomModeSchema),
    /** The server put the players together. */
    matched: z.boolean(),
    /** When it finished. */
    at: timeSchema,
    /** From 1. */
    place: z.int().check(z.minimum(1)),
    /** How many played, practice opponents and those who left included. */
    players: countSchema,
    score: countSchema,
    /** What it changed of the rank points; null where it was not ranked. */
    rankPoints: z.nullable(z.int()),
  })
  .register(z.globalRegistry, { id: 'PlayedGame' })
export type PlayedGame = z.infer<typeof playedGameSchema>

export const playedGamesQuery = z.object({
  /** The `next` of the page before; left out for the newest. */
  before: z.optional(z.string().check(z.regex(/^\d{1,15}_[\w-]{1,64}$/))),
  limit: z._default(queryNumber(1, PAGE_LIMIT_MAX), PAGE_LIMIT_DEFAULT),
})
export const playedGamesData = z.object({
  /** Newest first. */
  games: z.array(playedGameSchema),
  /** Asks for the next page as `before`; null on the last one. */
  next: z.nullable(z.string()),
})
export type PlayedGames = z.infer<typeof playedGamesData>
