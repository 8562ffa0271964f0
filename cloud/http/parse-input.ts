import { z } from 'zod/mini'
import { AppError } from '#shared/errors/app-error.ts'
import { validationFailure } from '#shared/errors/validation-failure.ts'

/** Every wrong field is in `details`; `error` is the text of the first, where the catalogue has one. */
export function parseInput(schema: z.core.$ZodType, input: unknown): unknown {
  const result = z.safeParse(schema, input)
  if (result.success) return result.data
  const { error, details } = validationFailure(result.error)
  throw new AppError('VALIDATION_FAILED', details, error)
}

/** What stands in a path and cannot be the name of anything names nothing. */
export function parseParams(schema: z.core.$ZodType, input: unknown): unknown {
  const result = z.safeParse(schema, input)
  if (!result.success) throw new AppError('NOT_FOUND')
  return result.data
}
