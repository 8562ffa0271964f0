import { z } from 'zod/mini'
import type { BanDetails, MutedDetails } from '../schemas/sanctions.ts'
import type { ErrorCode } from './catalogue.ts'

/** What accompanies an error on the wire, by its code. A code that is not named here has no details. */
export const errorDetails = {
  /** Every wrong field; the path is empty where the input as a whole is wrong. */
  VALIDATION_FAILED: z.readonly(z.array(z.object({ path: z.string(), message: z.string() }))),
  /** In seconds. */
  RATE_LIMITED: z.object({ retryAfter: z.number() }),
  /** With a limit where the balance would do, but what may be put up as a reward does not. */
  INSUFFICIENT_R3: z.object({
    balance: z.number(),
    price: z.number(),
    rewardLimit: z.optional(z.number()),
  }),
  /** How many quizzes of the category there are, fewer than rounds. */
  NOT_ENOUGH_QUIZZES: z.object({ available: z.number() }),
  /** Room of the match that the player can no longer cancel. */
  MATCH_IS_READY: z.object({ roomId: z.string() }),
  /** What is missing before ranked is open. */
  RANKED_LOCKED: z.object({ verifyEmail: z.boolean(), quickMatchesLeft: z.number() }),
  // Whoever shows these two parses them: their schemas need not be in the first chunk.
  MUTED_UNTIL: z.unknown() as z.ZodMiniType<MutedDetails>,
  BANNED: z.unknown() as z.ZodMiniType<BanDetails>,
} satisfies Partial<Record<ErrorCode, z.core.$ZodType>>

type DetailsByCode = { [Code in keyof typeof errorDetails]: z.output<(typeof errorDetails)[Code]> }
type CodeWithDetails = keyof DetailsByCode
/** A code that travels alone. */
export type PlainErrorCode = Exclude<ErrorCode, CodeWithDetails>
export type ErrorDetails = DetailsByCode[CodeWithDetails]

/** A code and the details that belong to it. */
export type CodedError =
  | { readonly code: PlainErrorCode; readonly details?: undefined }
  | {
      [Code in CodeWithDetails]: { readonly code: Code; readonly details: DetailsByCode[Code] }
    }[CodeWithDetails]

/** The same as arguments of a function, followed by `More`. */
export type CodedErrorArguments<More extends readonly unknown[] = []> =
  | [code: PlainErrorCode, details?: undefined, ...More]
  | {
      [Code in CodeWithDetails]: [code: Code, details: DetailsByCode[Code], ...More]
    }[CodeWithDetails]
