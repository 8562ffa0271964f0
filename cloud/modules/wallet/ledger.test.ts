/**
 * @module-tag postgres
 * The ledger; queries of entries-repository.ts.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#cloud/db/testing/test-database.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import { testUsers } from '#cloud/testing/services.ts'
import type { AppError } from '#shared/errors/app-error.ts'
import { bookRules } from './book-rules-repository.ts'
import { listEntries } from './entries-repository.ts'
import { findBalance, findPurse, type Movement, post } from './ledger.ts'
import { checkLedger } from './ledger-check-repository.ts'
import { earnR3 } from './testing/earn-r3.ts'

let database: TestDatabase
let users: Users
let made = 0
beforeAll(async () => {
  database = await createTestDatabase()
  const { db } = database
  users = testUsers({ db, now: Date.now })
})
// Rewards are moved here that belong to no room.
afterAll(() => database.drop({ checksLedger: false }))

/** An account with the gift of 100 R3. */
const newUser = (): Promise<string> =>
  database.db.transaction(async (tx) => {
    const username = `saver_${++made}`
    return (await users.create(tx, { username, email: `${username}@example.org` })).id
  })
/** Stands for any purchase: all but a reward may be paid with the gift. */
const BOUGHT = 'reward_won'
/** Moves all of them at once; answers how many were new. */
const moveAll = async (movements: readonly Partial<Movement>[]): Promise<number> => {
  const whole = movements.map(
    (movement): Movement => ({
      key: `test-${++made}`,
      reason: BOUGHT,
      currency: 'r3',
      amount: 1,
      from: 'house:gifts',
      to: 'house:rewards',
      at: Date.now(),
      ...movement,
    }),
  )
  return (await database.db.transaction((tx) => post(tx, whole))).size
}
const move = async (movement: Partial<Movement>): Promise<boolean> => (await moveAll([movement])) === 1
const r3 = (userId: string) => findBalance(database.db, userId, 'r3')

/** What must be so whatever has happened. */
const expectBooksToBalance = async () =>
  expect((await checkLedger(database.db, bookRules)).faults).toEqual([])

describe('a movement', () => {
  it('happens once under its key, however often and at once it is tried', async () => {
    const ada = await newUser()
    const gift = { key: 'one-gift', amount: 7, to: ada }
    const tries = await Promise.all(Array.from({ length: 6 }, () => move(gift)))
    expect(tries.filter(Boolean)).toHaveLength(1)
    expect(await move(gift)).toBe(false)
    expect(await r3(ada)).toBe(107)
    await expectBooksToBalance()
  })

  it('[WALLET-2] never falls below 0 when what suffices once is spent twice at once', async () => {
    const ada = await newUser()
    const spend = () => move({ from: ada, to: 'house:rewards', amount: 60 }).catch((error: unknown) => error)
    const tries = await Promise.all(Array.from({ length: 5 }, spend))
    expect(tries.filter((one) => one === true)).toHaveLength(1)
    expect(tries.find((one) => one !== true)).toMatchObject({
      code: 'INSUFFICIENT_R3',
      details: { balance: 40, price: 60 },
    })
    expect(await r3(ada)).toBe(40)
    await expectBooksToBalance()
  })

  it('leaves nothing behind when it is refused, and may be tried again', async () => {
    const ada = await newUser()
    const dear = { key: 'dear', from: ada, amount: 130 }
    await expect(move(dear)).rejects.toMatchObject({ code: 'INSUFFICIENT_R3' })
    await move({ to: ada, amount: 30 })
    expect(await move(dear)).toBe(true)
    expect(await r3(ada)).toBe(0)
    await expectBooksToBalance()
  })

  it.each([0, -5, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('cannot be of %d', async (amount) => {
    await expect(move({ amount })).rejects.toThrow('cannot be moved')
  })

  it('needs two accounts', async () => {
    await expect(move({ from: 'house:gifts', to: 'house:gifts' })).rejects.toThrow('cannot be moved')
  })

  it('[WALLET-1, WALLET-2] keeps every sum at zero over random movements', async () => {
    const people = [await newUser(), await newUser(), await newUser()]
    const account = fc.constantFrom<string>(...people, 'house:gifts', 'house:rewards')
    const plan = fc.array(
      fc
        .record({ from: account, to: account, amount: fc.integer({ min: 1, max: 90 }), key: fc.nat(40) })
        .filter(({ from, to }) => from !== to),
      { minLength: 1, maxLength: 12 },
    )
    let run = 0
    await fc.assert(
      fc.asyncProperty(plan, async (movements) => {
        run++
        await Promise.all(
          movements.map((movement) =>
            move({ ...movement, key: `plan-${run}-${movement.key}` }).catch((error: unknown) =>
              expect(error).toMatchObject({ code: 'INSUFFICIENT_R3' }),
            ),
          ),
        )
        await expectBooksToBalance()
      }),
      { numRuns: 12 },
    )
  })
})

describe('several movements at once', () => {
  it('happen in their order, all or none', async () => {
    const [ada, bob] = [await newUser(), await newUser()]
    const passedOn = [
      { from: ada, to: bob, amount: 100 },
      { from: bob, to: ada, amount: 150 },
      { from: ada, to: 'house:rewards', amount: 150 },
    ]
    expect(await moveAll(passedOn)).toBe(3)
    expect([await r3(ada), await r3(bob)]).toEqual([0, 50])
    const tooMuch = moveAll([
      { to: ada, amount: 10 },
      { from: bob, to: ada, amount: 51 },
    ])
    await expect(tooMuch).rejects.toMatchObject({
      code: 'INSUFFICIENT_R3',
      details: { balance: 50, price: 51 },
    })
    expect([await r3(ada), await r3(bob)]).toEqual([0, 50])
    await expectBooksToBalance()
  })

  it('hold the balances that they change, also the first ones of an account', async () => {
    const ada = await newUser()
    const gifts = Array.from({ length: 8 }, () =>
      moveAll([
        { to: ada, currency: 'voice', amount: 1 },
        { to: ada, amount: 2 },
      ]),
    )
    await Promise.all(gifts)
    expect([await r3(ada), await findBalance(database.db, ada, 'voice')]).toEqual([116, 18])
    await expectBooksToBalance()
  })

  it('[WALLET-1, WALLET-2] of the same accounts in any order happen once each and never wait for each other for ever', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, newUser))
    const account = fc.constantFrom<string>(...people, 'house:gifts', 'house:rewards')
    const movement = fc
      .record({
        key: fc.nat(60),
        from: account,
        to: account,
        amount: fc.integer({ min: 1, max: 60 }),
        currency: fc.constantFrom('r3' as const, 'voice' as const),
      })
      .filter(({ from, to }) => from !== to)
    const posts = fc.array(fc.array(movement, { minLength: 1, maxLength: 8 }), { minLength: 2, maxLength: 8 })
    let run = 0
    await fc.assert(
      fc.asyncProperty(posts, async (all) => {
        run++
        const outcomes = await Promise.all(
          all.map((movements) =>
            moveAll(movements.map((one) => ({ ...one, key: `several-${run}-${one.key}` }))).catch(
              (error: unknown) => {
                // A deadlock would be another error than this one.
                expect(['INSUFFICIENT_R3', 'INSUFFICIENT_VOICE_TOKENS']).toContain((error as AppError).code)
                return 0
              },
            ),
          ),
        )
        const kept = await database.db('wallet_movements').where('key', 'like', `several-${run}-%`)
        expect(outcomes.reduce((sum, moved) => sum + moved, 0)).toBe(kept.length)
        await expectBooksToBalance()
      }),
      { numRuns: 15 },
    )
  })
})

describe('the sign-up gift', () => {
  /** What of a balance is left of the gift, made of the entries alone: it is spent first, and never put up. */
  const giftOf = async (userId: string): Promise<number> =>
    (await listEntries(database.db, userId))
      .filter(({ currency }) => currency === 'r3')
      .toReversed()
      .reduce((gift, { amount, reason }) => {
        if (reason === 'sign_up') return gift + amount
        return amount < 0 && reason !== 'reward_held' ? Math.max(0, gift + amount) : gift
      }, 0)

  it('[WALLET-9] is spent before what was earned, so that this may be put up', async () => {
    const ada = await newUser()
    await earnR3(database.db, ada, 50)
    await move({ from: ada, amount: 70 })
    expect(await findPurse(database.db, ada, 'r3')).toMatchObject({ balance: 80, gift: 30 })
    const putUp = (amount: number) => move({ from: ada, amount, reason: 'reward_held' })
    await expect(putUp(51)).rejects.toMatchObject({ details: { balance: 80, price: 51, rewardLimit: 50 } })
    expect(await putUp(50)).toBe(true)
    expect(await findPurse(database.db, ada, 'r3')).toMatchObject({ balance: 30, gift: 30 })
    await expect(putUp(31)).rejects.toMatchObject({ details: { balance: 30, price: 31 } })
    expect(await move({ from: ada, amount: 30 })).toBe(true)
  })

  it('[WALLET-9, WALLET-2] is never put up, whatever is earned, spent, put up and won at once', async () => {
    const plan = fc.array(
      fc.record({
        kind: fc.constantFrom('earn', 'buy', 'put_up', 'return'),
        amount: fc.integer({ min: 1, max: 120 }),
      }),
      { minLength: 1, maxLength: 14 },
    )
    const movementOf = (userId: string, kind: string, amount: number): Partial<Movement> => {
      const into = { from: 'house:rewards', to: userId, amount }
      const out = { from: userId, to: 'house:rewards', amount }
      if (kind === 'earn') return into
      if (kind === 'buy') return out
      return kind === 'put_up' ? { ...out, reason: 'reward_held' } : { ...into, reason: 'reward_returned' }
    }
    await fc.assert(
      fc.asyncProperty(plan, async (steps) => {
        const ada = await newUser()
        await Promise.all(
          steps.map(({ kind, amount }) =>
            move(movementOf(ada, kind, amount)).catch((error: unknown) =>
              expect(error).toMatchObject({ code: 'INSUFFICIENT_R3' }),
            ),
          ),
        )
        const { balance, gift } = await findPurse(database.db, ada, 'r3')
        expect(gift).toBe(await giftOf(ada))
        expect(gift).toBeGreaterThanOrEqual(0)
        expect(balance).toBeGreaterThanOrEqual(gift)
        const entries = await listEntries(database.db, ada)
        const sum = (reasons: readonly string[], sign: number) =>
          entries
            .filter((one) => one.currency === 'r3' && reasons.includes(one.reason) && one.amount * sign > 0)
            .reduce((total, one) => total + one.amount * sign, 0)
        expect(sum(['reward_held'], -1)).toBeLessThanOrEqual(sum(['reward_won', 'reward_returned'], 1))
      }),
      { numRuns: 25 },
    )
    await expectBooksToBalance()
  })
})
