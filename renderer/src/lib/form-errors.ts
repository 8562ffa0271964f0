import { z } from 'zod/mini'
import { ApiError } from '#renderer/lib/api-error.ts'
import type { ErrorCode } from '#shared/errors/catalogue.ts'

/** The first fault of every field, by its path; in the schema's English, which `translatedText` translates. */
export function formErrors(schema: z.core.$ZodType, values: unknown): Record<string, string> {
  const parsed = z.safeParse(schema, values)
  const errors: Record<string, string> = {}
  for (const { path, message } of parsed.error?.issues ?? []) errors[path.join('.')] ??= message
  return errors
}

/** The field that a server refusal is about, if its code says so. */
export const fieldByCode =
  <Field extends string>(fields: Partial<Record<ErrorCode, Field>>) =>
  (error: unknown): Field | undefined =>
    error instanceof ApiError ? fields[error.code as ErrorCode] : undefined
