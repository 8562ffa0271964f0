import type { z } from 'zod/mini'
import { failureText } from '#renderer/lib/failure-text.ts'
import { formErrors } from '#renderer/lib/form-errors.ts'
import { i18n } from '#renderer/lib/i18n.ts'
import { adminCalls } from '#shared/i18n/en/admin-calls.ts'

/** Each text around its gap, where it has one. */
const KNOWN = Object.entries(adminCalls).map(([key, text]) => {
  const [before = '', gap, after = ''] = text.split(/\{\{(\w+)\}\}/)
  return { key: key as keyof typeof adminCalls, before, gap, after }
})

/** What a call of the admin area refuses, in the admin's language; undefined for any other text. */
export function adminCallText(message: string): string | undefined {
  const found = KNOWN.find(({ before, gap, after }) =>
    gap === undefined ? message === before : message.startsWith(before) && message.endsWith(after),
  )
  if (!found) return undefined
  const { key, before, after } = found
  const answer = message.slice(before.length, message.length - after.length)
  return i18n.t(`adminCalls.${key}`, { answer })
}

/** Why a change was refused. */
export const changeFailure = (error: Error): string => adminCallText(error.message) ?? failureText(error)

/** What the shared schema finds wrong, by the path of the field. */
export const faultsOf = (schema: z.core.$ZodType, values: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(formErrors(schema, values)).map(([field, text]) => [
      field,
      adminCallText(text) ?? i18n.t('errors.VALIDATION_FAILED'),
    ]),
  )
