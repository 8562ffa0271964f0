/**
 * @module-tag postgres
 * Migrations, dialects.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#cloud/ids.ts'
import { DAY_MS } from '#shared/constants/timings.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { askedSubscriptions } from './0043-asked-subscriptions.ts'

const HOUR_MS = 60 * 60_000
const EXPIRES_AT = 1_900_000_000_000

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

it.each([
  ['runs', 0, null],
  ['could not be looked up since it expired', HOUR_MS + 30_000, null],
  ['could not be looked up for half a day', 12 * HOUR_MS, null],
  ['has ended at Google Play', DAY_MS, EXPIRES_AT],
  ['has ended, and could not be looked up a day later', DAY_MS + HOUR_MS, EXPIRES_AT],
])('takes as answered only a subscription that has ended: it %s', async (_, later, askedAt) => {
  const { db } = database
  const id = newId()
  await askedSubscriptions.down(db)
  await db('store_subscriptions').insert({
    id,
    provider: 'google-play',
    vendor_id: id,
    item: 'voice-pro',
    expires_at: EXPIRES_AT,
    ask_at: EXPIRES_AT + later,
  })
  await askedSubscriptions.up(db)
  expect(await db('store_subscriptions').where({ id }).first('asked_at')).toEqual({ asked_at: askedAt })
})
