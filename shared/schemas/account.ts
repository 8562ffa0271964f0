import { z } from 'zod/mini'
import { validation } from '../i18n/en/validation.ts'
import { albumPageSchema } from './game.ts'
import { countSchema, timeSchema } from './primitives.ts'
import { playerStatsSchema, userRankSchema, userSchema } from './user.ts'

/** Everything that is stored about an account. A module that stores more names it here, or it will not leave the server. */
export const accountExportData = z
  .object({
    exportedAt: timeSchema,
    user: userSchema,
    stats: playerStatsSchema,
    rank: userRankSchema,
    lastActiveAt: z.nullable(timeSchema),
    /** Null without a password. The password itself is not stored, only what recognises it. */
    passwordChangedAt: z.nullable(timeSchema),
    signedInSince: z.nullable(timeSchema),
    mailedLinks: z.array(
      z.object({
        purpose: z.enum(['verify', 'reset']),
        address: z.string(),
        sentAt: timeSchema,
        expiresAt: timeSchema,
        usedAt: z.nullable(timeSchema),
      }),
    ),
    /** The room that holds a seat. */
    roomId: z.nullable(z.string()),
    quizzesSeen: z.array(z.object({ quizId: z.string(), seenAt: timeSchema })),
    games: z.array(
      z.object({
        id: z.string(),
        roomId: z.string(),
        startedAt: timeSchema,
        finishedAt: timeSchema,
        place: countSchema,
        score: countSchema,
        correct: countSchema,
        album: z.array(albumPageSchema),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'AccountExport' })
export type AccountExport = z.infer<typeof accountExportData>

/** Who signs in with Google has no password to send. */
export const deleteAccountBody = z.object({
  password: z.optional(
    z
      .string({ error: validation.currentPasswordRequired })
      .check(z.minLength(1, { error: validation.currentPasswordRequired })),
  ),
})
