import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Koa from 'koa'
import { afterEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { AppError } from '#shared/errors/app-error.ts'
import type { RequestState } from './context.ts'
import { holdRefusals } from './held-refusals.ts'
import { route } from './route.ts'
import { serveChain } from './testing/test-chain.ts'

const closings: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closings.splice(0)) await close()
})

/** A server that refuses everybody, where time stands still and a hold lasts until it is released. */
async function serveRefusals() {
  const holds: (() => void)[] = []
  const koa = new Koa<RequestState>()
  koa.use(async (ctx, next) => {
    ctx.state.ip = ctx.get('x-ip')
    await next().catch(() => {
      ctx.status = 429
    })
  })
  koa.use(
    holdRefusals(
      false,
      () => 0,
      () => new Promise((resolve) => holds.push(resolve)),
    ),
  )
  koa.use(() => {
    throw new AppError('RATE_LIMITED', { retryAfter: 1 })
  })
  const server = createServer(koa.callback()).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  closings.push(() => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    ask: (ip: string) =>
      fetch(url, { headers: { 'x-ip': ip } }).then(
        ({ status, headers }) => ({ status, connection: headers.get('connection') }),
        () => 'cut off',
      ),
    held: (count: number) => vi.waitFor(() => expect(holds).toHaveLength(count), 20_000),
    release: () => {
      for (const release of holds.splice(0)) release()
    },
  }
}

it('[API-7] answers twenty refusals at once, holds back the next, and cuts off a crowd of them', async () => {
  const { ask, held, release } = await serveRefusals()
  const atOnce = await Promise.all(Array.from({ length: 20 }, () => ask('203.0.113.5')))
  expect(atOnce).toEqual(Array(20).fill({ status: 429, connection: 'keep-alive' }))

  const crowd = Array.from({ length: 32 }, () => ask('203.0.113.5'))
  await held(32)
  expect(await ask('203.0.113.5')).toBe('cut off')
  // Others are answered as ever.
  expect(await ask('203.0.113.6')).toEqual({ status: 429, connection: 'keep-alive' })
  release()
  expect(await Promise.all(crowd)).toEqual(Array(32).fill({ status: 429, connection: 'close' }))

  const next = ask('203.0.113.5')
  await held(1)
  release()
  expect(await next).toEqual({ status: 429, connection: 'close' })
})

it('[API-7] holds back who goes on to ask for what a limit refuses', async () => {
  const once = route({
    method: 'get',
    path: '/once',
    access: 'public',
    tag: 'test',
    summary: 'Once an hour',
    response: z.object({}),
    rateLimit: { name: 'once', points: 1, seconds: 3_600 },
    handle: () => ({}),
  })
  const chain = await serveChain([once], { TRUSTED_PROXIES: '127.0.0.1' })
  closings.push(() => chain.close())
  const ask = () => chain.fetch('/api/once', { headers: { 'x-forwarded-for': '203.0.113.5' } })
  const answers = await Promise.all(Array.from({ length: 40 }, ask))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.some(({ headers }) => headers.get('connection') === 'close')).toBe(true)
})
