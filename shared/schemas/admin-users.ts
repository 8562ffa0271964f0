import { z } from 'zod/mini'
import { PLAYER_REPORT_STATES } from '../constants/friends.ts'
import { APPEAL_STATES, REPORT_REASONS } from '../constants/quizzes.ts'
import { adminPageQuery, nextPageSchema } from './admin.ts'
import { playedGameSchema } from './played-games.ts'
import { countSchema, timeSchema } from './primitives.ts'
import { adminNoteSchema, adminSanctionSchema } from './sanctions.ts'
import { playerStatsSchema, userRankSchema, userSchema } from './user.ts'
import { walletEntrySchema } from './wallet.ts'

export const USER_ROLES = ['player', 'guest', 'admin'] as const
const roleSchema = z.enum(USER_ROLES)

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
export type AdminUser = z.infer<typeof adminUserSchema>
export const adminUsersData = z.object({ users: z.array(adminUserSchema), next: nextPageSchema })

const namedSchema = z.object({ id: z.string(), username: z.string() })
const playerReportSchema = z.object({
  id: z.string(),
  by: namedSchema,
  about: namedSchema,
  reason: z.string(),
  roomId: z.nullable(z.string()),
  state: z.enum(PLAYER_REPORT_STATES),
  at: timeSchema,
})
const reportsOfPlayer = {
  /** The newest of both. */
  reportsBy: z.array(playerReportSchema),
  reportsAbout: z.array(playerReportSchema),
}
export interface ReportsOfPlayer {
  readonly reportsBy: z.infer<typeof playerReportSchema>[]
  readonly reportsAbout: z.infer<typeof playerReportSchema>[]
}

/** One account as a whole. */
export const adminUserData = z.object({
  user: userSchema,
  stats: playerStatsSchema,
  rank: userRankSchema,
  lastActiveAt: z.nullable(timeSchema),
  /** Null: on no device. */
  signedInSince: z.nullable(timeSchema),
  sanctions: z.array(adminSanctionSchema),
  notes: z.array(adminNoteSchema),
  ...reportsOfPlayer,
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
