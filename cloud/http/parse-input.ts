import type { z } from 'zod'
import { AppError } from '#shared/errors/app-error.ts'
import { validation } from '#shared/i18n/en/validation.ts'

const KNOWN_TEXTS = new Set<string>(Object.values(validation))

/** Every wrong field is in `details`; `error` is the text of the first, where the catalogue has one. */
export function parseInput(schema: z.ZodType, input: unknown): unknown {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  const details = result.error.issues.map(({ path, message }) => ({
    path: path.map(String).join('.'),
    message,
  }))
  const first = details[0]?.message ?? ''
  throw new AppError('VALIDATION_FAILED', details, KNOWN_TEXTS.has(first) ? first : undefined)
}

/** What stands in a path and cannot be the name of anything names nothing. */
export function parseParams(schema: z.ZodType, input: unknown): unknown {
  const result = schema.safeParse(input)
  if (!result.success) throw new AppError('NOT_FOUND')
  return result.data
}
