import { z } from 'zod/mini'
import { AppError } from '#shared/errors/app-error.ts'
import { validationFailure } from '#shared/errors/validation-failure.ts'

/** Throws VALIDATION_FAILED with all wrong fields. Its message is the catalogue's text for the first, if there is one. */
export function parseInput(schema: z.core.$ZodType, input: unknown): unknown {
  const result = z.safeParse(schema, input)
  if (result.success) return result.data
  const { error, details } = validationFailure(result.error)
  throw new AppError('VALIDATION_FAILED', details, error)
}

/** A path parameter that does not fit cannot name anything: 404. */
export function parseParams(schema: z.core.$ZodType, input: unknown): unknown {
  const result = z.safeParse(schema, input)
  if (!result.success) throw new AppError('NOT_FOUND')
  return result.data
}
