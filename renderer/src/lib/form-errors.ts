import { z } from 'zod/mini'

/** The first fault of every field, by its path; in the schema's English, which `translatedText` translates. */
export function formErrors(schema: z.core.$ZodType, values: unknown): Record<string, string> {
  const parsed = z.safeParse(schema, values)
  const errors: Record<string, string> = {}
  for (const { path, message } of parsed.error?.issues ?? []) errors[path.join('.')] ??= message
  return errors
}
