import type { MiddlewareHandler } from 'hono'
import type { z } from 'zod/mini'
import { parseInput, type ResponseGuard, type SpokenAudio, type UserAllowances } from '#host-engine/index.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { Guests } from '../guests/guests.ts'
import { bearerOf } from './bearer.ts'
import type { Limit, Limits } from './limits.ts'
import { createOnce } from './once.ts'
import type { PartyContext, PartyEnv } from './party-env.ts'

export interface CallsParts {
  readonly guests: Pick<Guests, 'authenticate'>
  readonly limits: Limits
  readonly guard: ResponseGuard
  readonly allowances: UserAllowances
  readonly now: () => number
}

export type Calls = ReturnType<typeof createCalls>

type Middleware = MiddlewareHandler<PartyEnv>

/** What the party's calls have in common. A call checks in the cloud's order: 401, 429, 404 or 403, then the input. */
export function createCalls({ guests, limits, guard, allowances, now }: CallsParts) {
  /** Counts the call among the guest's messages, as the cloud does (RT-66). */
  function refuseBusy(userId: string): void {
    const retryAfter = allowances.mayPass(userId) ? allowances.secondsToWait(userId) : 1
    if (retryAfter > 0) throw new AppError('RATE_LIMITED', { retryAfter })
  }

  const player: Middleware = async (c, next) => {
    const authorization = c.req.header('authorization') ?? ''
    if (authorization === '') throw new AppError('UNAUTHORIZED_ACCESS')
    const found = guests.authenticate(bearerOf(authorization) ?? '')
    if (found === null) throw new AppError('TOKEN_INVALID_OR_EXPIRED')
    refuseBusy(found.userId)
    c.set('player', found)
    await next()
  }

  return {
    /** For calls that need a login. */
    player,
    once: createOnce(now),

    /** By guest where there is one, else by address. */
    limited:
      (limit: Limit): Middleware =>
      async (c, next) => {
        const player = c.get('player')
        if (player) await limits.take(limit, player.userId)
        else await limits.takeFrom(limit, c.get('ip'))
        await next()
      },

    query: <Schema extends z.core.$ZodType>(c: PartyContext, schema: Schema): z.output<Schema> =>
      parseInput(schema, c.req.query()) as z.output<Schema>,

    /** Sends what the schema names, and nothing else. */
    answer<Schema extends z.core.$ZodType>(
      c: PartyContext,
      schema: Schema,
      data: z.input<Schema>,
      { status = 200, alsoAtTop = false }: { status?: 200 | 201; alsoAtTop?: boolean } = {},
    ): Response {
      const named = guard(schema, data, `${c.req.method} ${c.req.path}`)
      const text = JSON.stringify({
        success: true,
        ...(alsoAtTop && typeof named === 'object' && named),
        data: named,
      })
      const player = c.get('player')
      if (player) allowances.charge(player.userId, Buffer.byteLength(text))
      return c.body(text, status, { 'Content-Type': 'application/json; charset=utf-8' })
    },

    /** Sends audio to be played where it is asked for. */
    play(c: PartyContext, { bytes, mediaType }: SpokenAudio): Response {
      const player = c.get('player')
      if (player) allowances.charge(player.userId, bytes.length)
      return c.body(new Uint8Array(bytes), 200, { 'Content-Type': mediaType })
    },

    done: (c: PartyContext): Response => c.json({ success: true }),
  }
}
