/**
 * @module-tag postgres
 * Races for money.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createTestDatabase, type TestDatabase } from '#cloud/db/testing/test-database.ts'
import type { Caller } from '#cloud/http/route.ts'
import { route } from '#cloud/http/route.ts'
import { serveChain, type TestChain } from '#cloud/http/testing/test-chain.ts'
import { createLogger } from '#cloud/logger.ts'
import { post } from '#cloud/modules/wallet/ledger.ts'
import { testUsers } from '#cloud/testing/services.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { createCallRecorder } from './call-recorder.ts'

let database: TestDatabase
let chain: TestChain
let recorder: ReturnType<typeof createCallRecorder>
let newUser: () => Promise<string>
let made = 0
beforeAll(async () => {
  database = await createTestDatabase()
  const { db } = database
  const users = testUsers({ db, now: Date.now })
  newUser = () =>
    db.transaction(async (tx) => {
      const username = `buyer_${++made}`
      return (await users.create(tx, { username, email: `${username}@example.org` })).id
    })
  /** Tokens are ids of users here. */
  const identify = async (authorization: string): Promise<Caller> => {
    const userId = authorization.slice('Bearer '.length)
    return { userId, loginId: 'l', username: userId, avatar: 'thumbs-01', isAdmin: false, isGuest: false }
  }
  const buy = route({
    method: 'post',
    path: '/buy',
    access: 'player',
    tag: 'test',
    summary: 'Spends so much',
    body: z.object({ amount: z.number(), fails: z.boolean().optional() }),
    response: z.object({ number: z.number() }),
    once: 'transaction',
    async handle({ caller, body, tx }) {
      const number = ++made
      const key = `bought-${number}`
      const { amount } = body
      const side = { from: caller.userId, to: 'house:shop' as const }
      await post(tx, [{ key, reason: 'reward_won', currency: 'r3', amount, ...side, at: 1 }])
      if (body.fails) throw new AppError('CONFLICT')
      return { number }
    },
  })
  recorder = createCallRecorder({ db, logger: createLogger({ mode: 'test' }), now: Date.now })
  chain = await serveChain([buy], {}, { authenticator: { identify, identifyExpired: identify }, recorder })
})
afterAll(async () => {
  await chain.close()
  await database.drop()
})

const buy = async (userId: string, key: string | null, body: object) => {
  const response = await chain.fetch('/api/buy', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${userId}`,
      'content-type': 'application/json',
      ...(key !== null && { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
  })
  return { status: response.status, text: await response.text() }
}
const balanceOf = async (userId: string): Promise<number> =>
  (await database.db('wallet_balances').where({ user_id: userId, currency: 'r3' }).first('balance')).balance
const recordsOf = (userId: string) => database.db('recorded_calls').where({ user_id: userId })

describe('a call that owns its transaction', () => {
  it('[API-10] happens once under its key, however often and at once it is made, by many accounts', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, newUser))
    const answers = await Promise.all(
      people.flatMap((userId) => Array.from({ length: 5 }, () => buy(userId, 'k', { amount: 30 }))),
    )
    for (const [index, { status, text }] of answers.entries())
      expect([status, text]).toEqual([200, answers[index - (index % 5)]?.text])
    for (const userId of people) {
      expect(await balanceOf(userId)).toBe(70)
      expect(await recordsOf(userId)).toMatchObject([{ route: 'post /buy', key: 'k', held_until: null }])
    }
    expect(new Set(answers.map(({ text }) => text)).size).toBe(people.length)
  })

  it('[API-11] answers 409 with another body, and changes nothing', async () => {
    const ada = await newUser()
    await buy(ada, 'k', { amount: 30 })
    expect((await buy(ada, 'k', { amount: 31 })).status).toBe(409)
    expect(await balanceOf(ada)).toBe(70)
  })

  it('[API-10, API-12] keeps nothing of what fails, its record included, and stands alone without a key', async () => {
    const ada = await newUser()
    expect((await buy(ada, 'k', { amount: 30, fails: true })).status).toBe(409)
    expect((await buy(ada, 'k', { amount: 130 })).status).toBe(402)
    expect([await balanceOf(ada), await recordsOf(ada)]).toEqual([100, []])
    for (const key of ['k', null, null]) expect((await buy(ada, key, { amount: 30 })).status).toBe(200)
    expect(await balanceOf(ada)).toBe(10)
    expect(await recordsOf(ada)).toHaveLength(3)
  })

  it('[API-11] does not wait, with its transaction open, for a call that holds the key', async () => {
    const call = { userId: await newUser(), key: 'k', route: 'post /buy', requestId: 'r', inputHash: 'h' }
    const second = vi.fn(async () => 2)
    const first = recorder.byClaim(call, () => recorder.inTransaction(call, second))
    await expect(first).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(second).not.toHaveBeenCalled()
  }, 10_000)
})
