import { z } from 'zod/mini'
import { RANKS } from '../constants/game.ts'
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

/** The caller's place in their own rank and season, with up to two players above and below. */
export const rankNeighboursData = z.object({
  rank: z.enum(RANKS),
  /** How many players of the season have this rank. */
  total: countSchema,
  /** Best first, the caller among them, with their places in the rank; empty for one who has played no ranked game this season. */
  entries: z.array(leaderboardEntrySchema),
})
export type RankNeighbours = z.infer<typeof rankNeighboursData>

/** Who is against whom in a ranked room, and what it is about. */
export const stakesData = z.object({
  players: z.array(z.object({ userId: z.string(), rank: z.enum(RANKS), points: countSchema })),
  /** What the game would move for the caller: as the first of all who are there, and as the last. */
  yours: z.object({ win: countSchema, loss: z.int().check(z.maximum(0)) }),
})
export type Stakes = z.infer<typeof stakesData>
