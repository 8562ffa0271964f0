import { z } from 'zod/mini'
import { timeSchema } from './primitives.ts'
import { playerStatsSchema, userRankSchema, userSchema } from './user.ts'

/** What the calls below /auth answer. Apart from their bodies, which the client's first screens do without. */

export const sessionData = z.object({ token: z.string(), user: userSchema })
export type SessionData = z.infer<typeof sessionData>
export const tokenData = z.object({ token: z.string() })
export const confirmedData = z.object({ confirmedUntil: timeSchema })
export const verifiedData = z.object({ alreadyConfirmed: z.boolean() })
export type VerifiedData = z.infer<typeof verifiedData>
export const userData = z.object({ user: userSchema })
export const profileData = z.object({ user: userSchema, stats: playerStatsSchema, rank: userRankSchema })
export type ProfileData = z.infer<typeof profileData>
export const validateData = z.object({ valid: z.literal(true), user: userSchema })
export const isGoogleUserData = z.object({ isGoogleUser: z.boolean() })
