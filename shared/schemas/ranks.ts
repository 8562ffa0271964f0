import { z } from 'zod/mini'
import { countSchema, pageQuery } from './primitives.ts'
import { userRankSchema } from './user.ts'

export const userRankData = z.object({ userRank: userRankSchema })

export const leaderboardEntrySchema = z
  .object({
    /** From 1. */
    position: z.int().check(z.minimum(1)),
    userId: z.string(),
    username: z.string(),
    avatar: z.string(),
    points: countSchema,
  })
  .register(z.globalRegistry, { id: 'LeaderboardEntry' })
export type LeaderboardEntry = z.infer<typeof leaderboardEntrySchema>

export const leaderboardQuery = z.object(pageQuery)
export const leaderboardData = z.object({
  entries: z.array(leaderboardEntrySchema),
  total: countSchema,
  page: z.int(),
  limit: z.int(),
  /** The caller's own place, if they are on the board. */
  me: z.optional(leaderboardEntrySchema),
})
export type Leaderboard = z.infer<typeof leaderboardData>
