import { z } from 'zod/mini'
import { validation } from '../i18n/en/validation.ts'
import { englishText } from './catalogue.ts'

// Zod Mini has no texts of its own. Both transports of a server import this file; the client, which shows its own, never does.
z.config(z.locales.en())

const TEXTS: ReadonlySet<string> = new Set(Object.values(validation))

/** Where the input fits none of several forms: what keeps it from the form that it comes nearest to. */
function issuesOf(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const [nearest] = issue.errors.toSorted((a, b) => a.length - b.length)
  return nearest?.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })) ?? [issue]
}

/** The error for invalid input: the catalogue's text for the first wrong field where it has one, and every wrong field. */
export function validationFailure({ issues }: z.core.$ZodError): {
  error: string
  details: { path: string; message: string }[]
} {
  const nearest = issues.flatMap(issuesOf)
  const first = nearest[0]?.message ?? ''
  return {
    error: TEXTS.has(first) ? first : englishText('VALIDATION_FAILED'),
    details: nearest.map(({ path, message }) => ({ path: path.join('.'), message })),
  }
}
