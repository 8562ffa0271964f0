import { z } from 'zod/mini'
import type { Logger } from '../ports/logger.ts'

export type ResponseGuard = (schema: z.core.$ZodType, data: unknown, where: string) => unknown

/**
 * Strips from an answer every field that its schema does not name. Data that does not fit its schema is a bug: it fails
 * a test. In production it is logged and the named fields are sent, which helps a player more than an error.
 */
export const responseGuard =
  (logger: Pick<Logger, 'error'>, strict: boolean): ResponseGuard =>
  (schema, data, where) => {
    const result = z.safeParse(schema, data)
    if (result.success) return result.data
    const mismatch = `The answer of ${where} does not fit its schema: ${z.prettifyError(result.error)}`
    if (strict) throw new Error(mismatch)
    logger.error({ where }, mismatch)
    return strip(schema, data)
  }

/** Keeps the named fields of data that did not parse. Keeps nothing where the schema names no fields. */
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
