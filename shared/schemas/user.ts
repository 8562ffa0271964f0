import { z } from 'zod'
import { RANKS } from '../constants/game.ts'
import { timeSchema } from './primitives.ts'

export const userSchema = z
  .object({
    id: z.string(),
    username: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    avatar: z.string(),
    preferredLanguage: z.enum(['english', 'italian']).nullable(),
    tutorialStep: z.number().int().min(0).max(14),
    role: z.enum(['player', 'admin']),
    isGoogleUser: z.boolean(),
    firebaseUser: z.object({ uid: z.string(), email: z.string() }).optional(),
    createdAt: timeSchema,
    balance: z.number().int().min(0),
    isSubscriber: z.boolean(),
  })
  .meta({ id: 'User' })
export type User = z.infer<typeof userSchema>

export const playerStatsSchema = z
  .object({
    level: z.number().int().min(1),
    wins: z.number().int().min(0),
    winRate: z.number().min(0).max(1),
    games: z.number().int().min(0),
    stars: z.number().int().min(0),
    globalRank: z.number().int().min(1).nullable(),
    totalWords: z.number().int().min(0),
    online: z.boolean(),
    collectionPrivate: z.boolean(),
  })
  .meta({ id: 'PlayerStats' })
export type PlayerStats = z.infer<typeof playerStatsSchema>

export const userRankSchema = z
  .object({
    rank: z.enum(RANKS),
    points: z.number().int().min(0),
    pointsToNext: z.number().int().min(0).nullable(),
    season: z.number().int().min(1),
    position: z.number().int().min(1).nullable(),
  })
  .meta({ id: 'UserRank' })
export type UserRank = z.infer<typeof userRankSchema>
