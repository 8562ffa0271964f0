import { Hono } from 'hono'
import { expect, it, vi } from 'vitest'
import { AppError } from '#shared/errors/app-error.ts'
import type { Calls } from './calls.ts'
import { type GuestRoutesParts, guestRoutes } from './guest-routes.ts'
import { LIMITS } from './limits.ts'
import type { PartyEnv } from './party-env.ts'

it('counts a guess at the password against the password’s limit, and not among the newcomers', async () => {
  const take = vi.fn(async () => undefined)
  const requirePassword = vi.fn((given: string | undefined) => {
    if (given !== 'pear') throw new AppError('INCORRECT_PASSWORD')
  })
  const calls = {
    limited: () => (_c: unknown, next: () => Promise<void>) => next(),
    answer: () => new Response('in'),
  } as unknown as Calls
  const parts = {
    guests: { isKnown: () => false, requirePassword, enter: () => ({}) },
    limits: { take },
  } as unknown as GuestRoutesParts
  const app = new Hono<PartyEnv>()
    .use((c, next) => {
      c.set('ip', '192.168.1.40')
      return next()
    })
    .route('/', guestRoutes(calls, parts))
    .onError((error) => new Response(error instanceof AppError ? error.code : String(error)))
  const enter = async (password: string) =>
    (
      await app.request('/guest', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': '60' },
        body: JSON.stringify({ nickname: 'Bob', language: 'english', password }),
      })
    ).text()

  expect(await enter('apple')).toBe('INCORRECT_PASSWORD')
  expect(take).toHaveBeenCalledExactlyOnceWith(LIMITS.password, '192.168.1.40')
  expect(await enter('pear')).toBe('in')
  expect(take).toHaveBeenLastCalledWith(LIMITS.newGuest, '192.168.1.40')
})
