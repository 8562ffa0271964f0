import type { z } from 'zod'

/** The first fault of every field, by its path; in the schema's English, which `translatedText` translates. */
export function formErrors(schema: z.ZodType, values: unknown): Record<string, string> {
  const parsed = schema.safeParse(values)
  const errors: Record<string, string> = {}
  for (const { path, message } of parsed.error?.issues ?? []) errors[path.join('.')] ??= message
  return errors
}
