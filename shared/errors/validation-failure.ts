import { z } from 'zod/mini'
import { validation } from '../i18n/en/validation.ts'
import { englishText } from './catalogue.ts'

// Zod Mini has no texts of its own. Both transports of a server import this file; the client, which shows its own, never does.
z.config(z.locales.en())

const TEXTS: ReadonlySet<string> = new Set(Object.values(validation))

/** The error for invalid input: the catalogue's text for the first wrong field where it has one, and every wrong field. */
export function validationFailure({ issues }: z.core.$ZodError): {
  error: string
  details: { path: string; message: string }[]
} {
  const first = issues[0]?.message ?? ''
  return {
    error: TEXTS.has(first) ? first : englishText('VALIDATION_FAILED'),
    details: issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  }
}
