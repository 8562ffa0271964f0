import { z } from 'zod/mini'
import { RANKS } from '../constants/game.ts'
import { TUTORIAL_STEPS } from '../constants/tutorial.ts'
import { countSchema, timeSchema, wholeNumber } from './primitives.ts'

/** The level, season or place that comes first is 1. */
const ordinalSchema = z.int().check(z.minimum(1))

export const userSchema = z
  .object({
    id: z.string(),
    username: z.string(),
    /** Null for a guest. */
    email: z.nullable(z.string()),
    emailVerified: z.boolean(),
    /** The address that takes the place of `email` when the link mailed there is opened. */
    pendingEmail: z.optional(z.string()),
    avatar: z.string(),
    preferredLanguage: z.nullable(z.enum(['english', 'italian'])),
    tutorialStep: wholeNumber(0, TUTORIAL_STEPS),
    role: z.enum(['player', 'guest', 'admin']),
    isGoogleUser: z.boolean(),
    firebaseUser: z.optional(z.object({ uid: z.string(), email: z.string() })),
    createdAt: timeSchema,
    balance: countSchema,
    isSubscriber: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'User' })
export type User = z.infer<typeof userSchema>

export const playerStatsSchema = z
  .object({
    level: ordinalSchema,
    /** How much of the way to the next level is done. */
    levelProgress: z.number().check(z.minimum(0), z.maximum(1)),
    wins: countSchema,
    winRate: z.number().check(z.minimum(0), z.maximum(1)),
    games: countSchema,
    stars: countSchema,
    globalRank: z.nullable(ordinalSchema),
    totalWords: countSchema,
    online: z.boolean(),
    collectionPrivate: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'PlayerStats' })
export type PlayerStats = z.infer<typeof playerStatsSchema>

export const userRankSchema = z
  .object({
    rank: z.enum(RANKS),
    points: countSchema,
    pointsToNext: z.nullable(countSchema),
    season: ordinalSchema,
    position: z.nullable(ordinalSchema),
  })
  .register(z.globalRegistry, { id: 'UserRank' })
export type UserRank = z.infer<typeof userRankSchema>
