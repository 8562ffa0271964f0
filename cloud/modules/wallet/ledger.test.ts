import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#cloud/db/testing/test-database.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import { testUsers } from '#cloud/testing/services.ts'
import { findBalance, listEntries, type Movement, post } from './ledger.ts'

let database: TestDatabase
let users: Users
let made = 0
beforeAll(async () => {
  database = await createTestDatabase()
  const { db } = database
  users = testUsers({ db, now: Date.now })
})
afterAll(() => database.drop())

/** An account with the gift of 100 R3. */
const newUser = (): Promise<string> =>
  database.db.transaction(async (tx) => {
    const username = `saver_${++made}`
    return (await users.create(tx, { username, email: `${username}@example.org` })).id
  })
/** Moves all of them at once; answers how many were new. */
const moveAll = async (movements: readonly Partial<Movement>[]): Promise<number> => {
  const whole = movements.map(
    (movement): Movement => ({
      key: `test-${++made}`,
      reason: 'reward_held',
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
async function expectBooksToBalance(): Promise<void> {
  const { db } = database
  const movements = await db('wallet_entries')
    .groupBy('movement_key')
    .select<{ sum: number | string; sides: number | string }[]>(
      db.raw('sum(amount) as sum'),
      db.raw('count(*) as sides'),
    )
  for (const { sum, sides } of movements) expect([Number(sum), Number(sides)]).toEqual([0, 2])
  const balances =
    await db('wallet_balances').select<{ user_id: string; currency: 'r3' | 'voice'; balance: number }[]>('*')
  for (const { user_id, currency, balance } of balances) {
    const entries = (await listEntries(db, user_id)).filter((entry) => entry.currency === currency)
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance)
    expect(entries[0]?.balance).toBe(balance)
    expect(balance).toBeGreaterThanOrEqual(0)
  }
}

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
                expect(error).toMatchObject({ code: 'INSUFFICIENT_R3' })
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
