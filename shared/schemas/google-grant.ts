import { z } from 'zod/mini'
import { languageSchema } from './primitives.ts'

/** What the desktop app brings back from Google; only the service can redeem it. */
export const googleGrantBody = z
  .object({
    code: z.string().check(z.minLength(1), z.maxLength(2048)),
    codeVerifier: z.string().check(z.regex(/^[\w.~-]{43,128}$/)),
    /** Google accepts no other than the one that it was asked with. */
    redirectUri: z.string().check(z.regex(/^http:\/\/127\.0\.0\.1:\d{1,5}$/)),
    language: z.optional(languageSchema),
  })
  .register(z.globalRegistry, { id: 'GoogleGrant' })
export type GoogleGrantBody = z.output<typeof googleGrantBody>
