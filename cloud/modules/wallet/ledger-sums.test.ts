/**
 * @module-tag postgres
 * The ledger; queries of ledger-sums.ts.
 */
import { decodeTime } from 'ulid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#cloud/db/testing/test-database.ts'
import { newId } from '#cloud/ids.ts'
import { testUsers, testWallet } from '#cloud/testing/services.ts'
import { ledgerSums } from './ledger-sums.ts'

/** Ids only ever rise: they are ahead of the clock where a test before this one moved it. */
const idTime = () => decodeTime(newId())

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
// No room and no item belongs to what is moved here.
afterAll(() => database.drop({ checksLedger: false }))

it('[ADMIN-19] tells what came into players’ hands and what they spent, and not what they promise each other', async () => {
  const { db } = database
  const parts = { db, now: Date.now }
  const from = idTime()
  const user = await testUsers(parts).create(db, {
    username: 'ada',
    email: 'ada@example.org',
    emailVerified: true,
  })
  const wallet = testWallet(parts)
  await db.transaction((tx) =>
    wallet.move(tx, [
      {
        key: newId(),
        reason: 'game_played',
        currency: 'r3',
        amount: 30,
        from: 'house:play',
        to: user.id,
        at: from,
      },
      {
        key: newId(),
        reason: 'item_bought',
        currency: 'r3',
        amount: 45,
        from: user.id,
        to: 'house:shop',
        at: from,
      },
      {
        key: newId(),
        reason: 'reward_held',
        currency: 'r3',
        amount: 5,
        from: user.id,
        to: 'house:rewards',
        at: from,
      },
      {
        key: newId(),
        reason: 'line_spoken',
        currency: 'voice',
        amount: 2,
        from: user.id,
        to: 'house:shop',
        at: from,
      },
    ]),
  )
  const to = idTime() + 1
  // With the gift for a new account.
  expect(await ledgerSums(db, from, to)).toEqual({ r3Minted: 130, r3Spent: 45, voiceTokens: 2 })
  expect(await ledgerSums(db, to, to + 60_000)).toEqual({ r3Minted: 0, r3Spent: 0, voiceTokens: 0 })
})
