import { createPublicKey } from 'node:crypto'
import { z } from 'zod'
import type { Logger } from '#cloud/logger.ts'
import type { RateLimiter } from '#cloud/rate-limiter.ts'

/** By key id, in the form that google-auth-library takes. */
export type PemKeys = Readonly<Record<string, string>>

export interface GoogleKeysParts {
  readonly certsUrl: string
  readonly logger: Logger
  readonly limiter: RateLimiter
  readonly now: () => number
}

/** Half of the client's own timeout. */
const TIMEOUT_MS = 5_000
/** How often an unknown key id may cause a fetch, over all callers: made-up ids cost nothing. */
const FETCHED_AGAIN = { name: 'google-keys', points: 60, seconds: 60 }

const keySet = z.object({
  keys: z.array(z.looseObject({ kid: z.string(), kty: z.string(), alg: z.string().optional() })),
})

/** Google's signing keys, cached for as long as their server says. */
export function createGoogleKeys({ certsUrl, logger, limiter, now }: GoogleKeysParts) {
  let kept: { keys: PemKeys; until: number } = { keys: {}, until: 0 }
  let fetching: Promise<PemKeys | null> | undefined

  const load = async (): Promise<PemKeys | null> => {
    try {
      const response = await fetch(certsUrl, { signal: AbortSignal.timeout(TIMEOUT_MS) })
      if (!response.ok) throw new Error(`The key server answered ${response.status}`)
      const keys = toPems(keySet.parse(await response.json()))
      kept = { keys, until: now() + maxAgeMs(response.headers) }
      return keys
    } catch (error) {
      logger.error({ err: error, certsUrl }, 'the keys of Google sign-in cannot be fetched')
      return null
    }
  }

  /** All callers share one request. */
  const fetchKeys = (): Promise<PemKeys | null> => {
    fetching ??= load().finally(() => {
      fetching = undefined
    })
    return fetching
  }

  return {
    /** The keys; fetched again when they have expired or lack this one. Null when they cannot be fetched. */
    async with(kid: string): Promise<PemKeys | null> {
      if (now() >= kept.until) return fetchKeys()
      if (Object.hasOwn(kept.keys, kid)) return kept.keys
      await limiter.take(FETCHED_AGAIN, 'all')
      return fetchKeys()
    },
  }
}

/** Only keys for RS256 signatures. */
function toPems({ keys }: z.infer<typeof keySet>): PemKeys {
  const fitting = keys.filter(({ kty, alg }) => kty === 'RSA' && (alg ?? 'RS256') === 'RS256')
  return Object.fromEntries(
    fitting.map((jwk) => [
      jwk.kid,
      createPublicKey({ key: jwk, format: 'jwk' }).export({ type: 'spki', format: 'pem' }).toString(),
    ]),
  )
}

/** Without a max-age the keys are fetched for every sign-in. */
function maxAgeMs(headers: Headers): number {
  const [, seconds = '0'] = /max-age=(\d+)/i.exec(headers.get('cache-control') ?? '') ?? []
  return Number(seconds) * 1000
}
