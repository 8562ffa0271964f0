import { z } from 'zod/mini'
import type { Logger } from '#cloud/logger.ts'

export type ResponseGuard = (schema: z.core.$ZodType, data: unknown, where: string) => unknown

/**
 * What a schema does not name never leaves. Data that does not fit is a bug: a test fails by it; in production it is
 * logged, and what the schema names is sent all the same, since a player can do more with that than with an error.
 */
export const responseGuard =
  (logger: Logger, strict: boolean): ResponseGuard =>
  (schema, data, where) => {
    const result = z.safeParse(schema, data)
    if (result.success) return result.data
    const mismatch = `The answer of ${where} does not fit its schema: ${z.prettifyError(result.error)}`
    if (strict) throw new Error(mismatch)
    logger.error({ where }, mismatch)
    return strip(schema, data)
  }

/** The named part of data that did not parse; where the schema cannot say what is named, nothing is. */
function strip(schema: z.core.$ZodType, data: unknown): unknown {
  const result = z.safeParse(schema, data)
  if (result.success) return result.data
  if (schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodNullable) {
    return strip(schema._zod.def.innerType, data)
  }
  if (schema instanceof z.core.$ZodArray && Array.isArray(data)) {
    return data.map((item) => strip(schema._zod.def.element, item))
  }
  if (schema instanceof z.core.$ZodObject && typeof data === 'object' && data !== null) {
    const named = Object.entries(schema._zod.def.shape).filter(([key]) => Object.hasOwn(data, key))
    return Object.fromEntries(named.map(([key, part]) => [key, strip(part, data[key as keyof typeof data])]))
  }
  return typeof data === 'object' ? null : data
}
