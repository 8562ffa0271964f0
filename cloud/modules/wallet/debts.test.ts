/**
 * @module-tag postgres
 * The ledger; queries of debt-rules-repository.ts and ledger-check-repository.ts.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#cloud/db/testing/test-database.ts'
import { testUsers } from '#cloud/testing/services.ts'
import type { Currency } from '#shared/constants/wallet.ts'
import { bookRules, checkLedger, debtRules } from './index.ts'
import { findPurse, type Movement, post } from './ledger.ts'

let database: TestDatabase
let made = 0
beforeAll(async () => {
  database = await createTestDatabase()
})
// What is bought here is no item of the library: the wallet's own rules are asked.
const LEDGER_RULES = [...bookRules, ...debtRules]
afterAll(() => database.drop({ checksLedger: false }))

/** An account with the gift of 100 R3 and 10 voice tokens. */
const newUser = (): Promise<string> => {
  const users = testUsers({ db: database.db, now: Date.now })
  const username = `debtor_${++made}`
  return database.db.transaction(
    async (tx) => (await users.create(tx, { username, email: `${username}@example.org` })).id,
  )
}

type Kind = 'earn' | 'spend' | 'refund' | 'give_back'
const REASONS = {
  earn: 'game_played',
  spend: 'item_bought',
  refund: 'store_refunded',
  give_back: 'store_paid',
} as const
const isOut = (kind: Kind): boolean => kind === 'spend' || kind === 'refund'

const movementOf = (user: string, kind: Kind, amount: number, currency: Currency = 'r3'): Movement => {
  const house = kind === 'earn' ? 'house:play' : kind === 'spend' ? 'house:shop' : 'house:store'
  const [from, to] = isOut(kind) ? [user, house] : [house, user]
  return { key: `debt-${++made}`, reason: REASONS[kind], currency, amount, from, to, at: Date.now() }
}
const move = (...movements: Movement[]) => database.db.transaction((tx) => post(tx, movements))
const purse = async (user: string, currency: Currency = 'r3') => {
  const { balance, owed } = await findPurse(database.db, user, currency)
  return { balance, owed }
}

describe('[WALLET-11] what a refund takes beyond the balance', () => {
  it.each([
    ['r3', 'INSUFFICIENT_R3'],
    ['voice', 'INSUFFICIENT_VOICE_TOKENS'],
  ] as const)(
    'is owed, in %s: it is paid first of what comes, and nothing is sold meanwhile',
    async (currency, code) => {
      const ada = await newUser()
      const { balance } = await purse(ada, currency)
      const one = (kind: Kind, amount: number) => move(movementOf(ada, kind, amount, currency))
      await one('refund', balance + 50)
      expect(await purse(ada, currency)).toEqual({ balance: 0, owed: 50 })
      await expect(one('spend', 1)).rejects.toMatchObject({ code, status: 402 })
      await one('refund', 5)
      await one('earn', 30)
      expect(await purse(ada, currency)).toEqual({ balance: 0, owed: 25 })
      await expect(one('spend', 1)).rejects.toMatchObject({ status: 402 })
      await one('earn', 40)
      expect(await purse(ada, currency)).toEqual({ balance: 15, owed: 0 })
      await one('spend', 15)
    },
  )

  it('is paid within the same post, before anything else is bought with it', async () => {
    const ada = await newUser()
    await move(movementOf(ada, 'refund', 160))
    const both = move(movementOf(ada, 'earn', 70), movementOf(ada, 'spend', 20))
    await expect(both).rejects.toMatchObject({ details: { balance: 10, price: 20 } })
    expect(await purse(ada)).toEqual({ balance: 0, owed: 60 })
    await move(movementOf(ada, 'earn', 70), movementOf(ada, 'spend', 10))
    expect(await purse(ada)).toEqual({ balance: 0, owed: 0 })
  })

  it('happens once under its key, with its debt', async () => {
    const ada = await newUser()
    const refund = movementOf(ada, 'refund', 130)
    await Promise.all([move(refund), move(refund), move(refund)])
    expect(await purse(ada)).toEqual({ balance: 0, owed: 30 })
    const income = movementOf(ada, 'earn', 10)
    await Promise.all([move(income), move(income)])
    expect(await purse(ada)).toEqual({ balance: 0, owed: 20 })
  })
})

describe('[WALLET-11, WALLET-2] whatever is earned, spent, paid for, refunded and given back', () => {
  const step = fc.record({
    who: fc.nat(1),
    kind: fc.constantFrom<Kind>('earn', 'spend', 'refund', 'give_back'),
    amount: fc.integer({ min: 1, max: 150 }),
  })

  it('nobody gains: what somebody has, less what they owe, is what came less what went', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
        const people = [await newUser(), await newUser()]
        const worth = [100, 100]
        for (const { who, kind, amount } of steps) {
          const before = worth[who] ?? 0
          const sold = move(movementOf(people[who] ?? '', kind, amount)).then(
            () => true,
            () => false,
          )
          expect(await sold).toBe(kind !== 'spend' || amount <= before)
          if (await sold) worth[who] = before + (isOut(kind) ? -amount : amount)
          const now = worth[who] ?? 0
          expect(await purse(people[who] ?? '')).toEqual({
            balance: Math.max(0, now),
            owed: Math.max(0, -now),
          })
        }
      }),
      { numRuns: 20 },
    )
    expect((await checkLedger(database.db, LEDGER_RULES)).faults).toEqual([])
  })

  it('the books are sound when it happens at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 15 }), async (steps) => {
        const people = [await newUser(), await newUser()]
        await Promise.all(
          steps.map(({ who, kind, amount }) =>
            move(movementOf(people[who] ?? '', kind, amount)).catch((error: unknown) =>
              expect(error).toMatchObject({ code: 'INSUFFICIENT_R3' }),
            ),
          ),
        )
      }),
      { numRuns: 10 },
    )
    expect((await checkLedger(database.db, LEDGER_RULES)).faults).toEqual([])
  })
})

describe('the check of the books finds', () => {
  const broken = async (breaks: (user: string) => Promise<unknown>, tx = database.db): Promise<string[]> => {
    const ada = await newUser()
    await move(movementOf(ada, 'refund', 150))
    const balance = await tx('wallet_balances').where({ user_id: ada, currency: 'r3' }).first()
    const entries = await tx('wallet_entries').where({ account: ada })
    await breaks(ada)
    const { faults } = await checkLedger(tx, LEDGER_RULES)
    await tx('wallet_balances').where({ user_id: ada, currency: 'r3' }).update(balance)
    for (const entry of entries) await tx('wallet_entries').where({ id: entry.id }).update(entry)
    return faults.map(({ fault }) => fault)
  }
  const ofUser = (user: string) => database.db('wallet_balances').where({ user_id: user, currency: 'r3' })

  it('a debt that was lost, or made', async () => {
    for (const owed of [0, 51])
      expect(await broken((user) => ofUser(user).update({ owed }))).toEqual([
        expect.stringContaining('debts that are not'),
      ])
  })

  it('a debt that nothing explains', async () => {
    const faults = await broken((user) =>
      database.db('wallet_entries').where({ account: user, number: 1, currency: 'r3' }).update({ owed: 5 }),
    )
    expect(faults).toContainEqual(expect.stringContaining('entries that owe or pay'))
  })

  it('an account that owes although it has something', async () => {
    expect(await broken((user) => ofUser(user).update({ balance: 5 }))).toContainEqual(
      expect.stringContaining('accounts that owe'),
    )
  })
})
