import { createHash } from 'node:crypto'
import { AppError } from '#shared/errors/app-error.ts'
import type { PartyContext } from './party-env.ts'

/** A client that got no answer asks again within minutes. */
const KNOWN_FOR_MS = 10 * 60_000
const KEY_MAX = 255

interface Call {
  readonly input: string
  readonly answer: Promise<unknown>
  readonly at: number
}

export type Once = ReturnType<typeof createOnce>

/**
 * A call happens once under the guest's `Idempotency-Key`, as in the cloud: asked again it answers the same, and with
 * another input CONFLICT. Kept in memory, for what is opened twice is only a room.
 */
export function createOnce(now: () => number) {
  const calls = new Map<string, Call>()

  const forgetOld = () => {
    for (const [key, { at }] of calls) if (now() - at > KNOWN_FOR_MS) calls.delete(key)
  }

  return async function once<Answer>(
    c: PartyContext,
    input: unknown,
    work: () => Promise<Answer>,
  ): Promise<Answer> {
    const header = c.req.header('idempotency-key')
    if (!header) return work()
    if (header.length > KEY_MAX)
      throw new AppError('VALIDATION_FAILED', [{ path: 'Idempotency-Key', message: 'Invalid input' }])
    forgetOld()
    const key = `${c.get('player').userId} ${c.req.method} ${c.req.path} ${header}`
    const digest = createHash('sha256')
      .update(JSON.stringify(input ?? null))
      .digest('hex')
    const known = calls.get(key)
    if (known && known.input !== digest) throw new AppError('CONFLICT')
    if (known) return known.answer as Promise<Answer>
    const answer = work()
    calls.set(key, { input: digest, answer, at: now() })
    // Only a success is repeated.
    answer.catch(() => calls.delete(key))
    return answer
  }
}
