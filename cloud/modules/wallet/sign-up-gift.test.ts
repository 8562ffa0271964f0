/**
 * @module-tag postgres
 * The ledger.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signUpGift } from '#cloud/db/migrations/0015-sign-up-gift.ts'
import { createTestDatabase, type TestDatabase } from '#cloud/db/testing/test-database.ts'
import { testUsers } from '#cloud/testing/services.ts'
import { findPurse, post } from './ledger.ts'
import { earnR3 } from './testing/earn-r3.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
// The payment is of no purchase.
afterAll(() => database.drop({ checksLedger: false }))

it('[WALLET-9] a purchase that is taken back leaves the gift a gift', async () => {
  const { db } = database
  const users = testUsers({ db, now: Date.now })
  const account = { username: 'refunded', email: 'refunded@example.org' }
  const { id } = await db.transaction((tx) => users.create(tx, account))
  const paid = { currency: 'r3', amount: 700, at: 0 } as const
  const move = (movement: Parameters<typeof post>[1][number]) => db.transaction((tx) => post(tx, [movement]))
  await move({ ...paid, key: 'store_paid:x', reason: 'store_paid', from: 'house:store', to: id })
  await move({ ...paid, key: 'store_refunded:x:0', reason: 'store_refunded', from: id, to: 'house:store' })
  expect(await findPurse(db, id, 'r3')).toMatchObject({ balance: 100, gift: 100 })
})

it('[WALLET-9] what an account from before has counts as the gift, as far as that went', async () => {
  const { db } = database
  const users = testUsers({ db, now: Date.now })
  const newUser = async (username: string) =>
    (await db.transaction((tx) => users.create(tx, { username, email: `${username}@example.org` }))).id
  const [rich, poor] = [await newUser('rich'), await newUser('poor')]
  await earnR3(db, rich, 50)
  const held = { key: 'old', reason: 'reward_won', currency: 'r3', amount: 40, at: 0 } as const
  await db.transaction((tx) => post(tx, [{ ...held, from: poor, to: 'house:shop' }]))
  await signUpGift.down(db)
  await signUpGift.up(db)
  expect(await findPurse(db, rich, 'r3')).toMatchObject({ balance: 150, gift: 100 })
  expect(await findPurse(db, poor, 'r3')).toMatchObject({ balance: 60, gift: 60 })
  expect(await findPurse(db, poor, 'voice')).toMatchObject({ balance: 10, gift: 10 })
})
