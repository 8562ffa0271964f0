import { z } from 'zod/mini'
import { APPEAL_STATES, REPORT_REASONS } from '../constants/quizzes.ts'
import { adminPageQuery, nextPageSchema } from './admin.ts'
import { playedGameSchema } from './played-games.ts'
import { countSchema, timeSchema } from './primitives.ts'
import { playerStatsSchema, userRankSchema, userSchema } from './user.ts'
import { walletEntrySchema } from './wallet.ts'

const roleSchema = z.enum(['player', 'guest', 'admin'])

export const adminUsersQuery = z.object({
  ...adminPageQuery,
  /** A whole id, or how a name or an address begins. */
  search: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(254))),
  role: z.optional(roleSchema),
})

/** An account as a list shows it. */
export const adminUserSchema = z
  .object({
    id: z.string(),
    username: z.string(),
    /** Null for a guest. */
    email: z.nullable(z.string()),
    emailVerified: z.boolean(),
    avatar: z.string(),
    role: roleSchema,
    createdAt: timeSchema,
    lastActiveAt: z.nullable(timeSchema),
  })
  .register(z.globalRegistry, { id: 'AdminUser' })
export const adminUsersData = z.object({ users: z.array(adminUserSchema), next: nextPageSchema })

/** One account as a whole. */
export const adminUserData = z.object({
  user: userSchema,
  stats: playerStatsSchema,
  rank: userRankSchema,
  lastActiveAt: z.nullable(timeSchema),
  /** Where they sit now. */
  roomId: z.nullable(z.string()),
  wallet: z.object({
    balance: countSchema,
    owed: countSchema,
    voiceTokens: countSchema,
    /** The newest. */
    entries: z.array(walletEntrySchema),
  }),
  /** The newest that are finished. */
  games: z.array(playedGameSchema),
  quizReports: z.array(
    z.object({ quizId: z.string(), reason: z.enum(REPORT_REASONS), text: z.string(), at: timeSchema }),
  ),
  quizAppeals: z.array(
    z.object({
      gameSessionId: z.string(),
      round: z.int(),
      guess: z.string(),
      state: z.enum(APPEAL_STATES),
      at: timeSchema,
    }),
  ),
})
export type AdminUserData = z.infer<typeof adminUserData>
