import { z } from 'zod/mini'
import { DAILY_GUESSES } from '../constants/daily.ts'
import { VERDICTS } from '../constants/game.ts'
import { ANSWER_MAX } from '../constants/limits.ts'
import { validation } from '../i18n/en/validation.ts'
import { countSchema, languageSchema, lineSchema } from './primitives.ts'

/** A day in UTC: 2026-11-22. */
export const daySchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

const dailyGuessSchema = z.object({ guess: z.string(), result: z.enum(VERDICTS) })
export type DailyGuess = z.infer<typeof dailyGuessSchema>

/** How many players solved it with the first, second … guess, and how many did not. */
const dailySharesSchema = z.object({
  solved: z.array(countSchema).check(z.length(DAILY_GUESSES)),
  failed: countSchema,
})
export type DailyShares = z.infer<typeof dailySharesSchema>

export const dailySchema = z
  .object({
    day: daySchema,
    prompt: z.string(),
    /** The answer as far as it is open, `_` for what is not. */
    mask: z.string(),
    guesses: z.array(dailyGuessSchema),
    done: z.boolean(),
    /** This and the rest only once it is done. */
    answer: z.optional(z.string()),
    explanation: z.optional(z.string()),
    shares: z.optional(dailySharesSchema),
  })
  .register(z.globalRegistry, { id: 'Daily' })
export type Daily = z.infer<typeof dailySchema>

export const dailyQuery = z.object({ language: languageSchema })

/** With `day` a guess that arrives after midnight is refused, not spent on the next riddle. */
export const dailyGuessBody = z
  .object({
    language: languageSchema,
    guess: lineSchema(ANSWER_MAX, validation.messageEmpty, validation.messageTooLong),
    day: z.optional(daySchema),
  })
  .register(z.globalRegistry, { id: 'DailyGuess' })
export type DailyGuessBody = z.output<typeof dailyGuessBody>

/** Days in a row. */
const streak = countSchema

export const dailyData = z.object({
  daily: dailySchema,
  streak,
  /** A new device's: also in the answer's header, and to be sent in that header from now on. */
  deviceToken: z.optional(z.string()),
})
export type DailyData = z.infer<typeof dailyData>

export const dailyClaimData = z.object({ streak })
