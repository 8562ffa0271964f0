/**
 * @module-tag postgres
 * Locks.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { waitForBlockedCalls } from './blocked-calls.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await database.db('live_settings').insert({ name: 'held', value: '0', changed_at: 1 })
})
afterAll(() => database.drop())

const change = (value: string) =>
  database.db('live_settings').where({ name: 'held' }).update({ value }).then()

it('resolves once as many calls as expected wait for a row that a transaction holds', async () => {
  const { db } = database
  const { changes } = await db.transaction(async (tx) => {
    await tx('live_settings').where({ name: 'held' }).forUpdate().first('value')
    const changes = [change('1')]
    await waitForBlockedCalls(db)
    changes.push(change('2'))
    await waitForBlockedCalls(db, 2)
    return { changes }
  })
  expect(await Promise.all(changes)).toEqual([1, 1])
})

it('rejects with the number of waiting calls when there are too few', async () => {
  const { db } = database
  const { late } = await db.transaction(async (tx) => {
    await tx('live_settings').where({ name: 'held' }).forUpdate().first('value')
    const late = change('3')
    await waitForBlockedCalls(db)
    await expect(waitForBlockedCalls(db, 2, { withinMs: 50 })).rejects.toThrow('1 of 2 calls wait')
    return { late }
  })
  await late
  await expect(waitForBlockedCalls(db, 1, { withinMs: 50 })).rejects.toThrow('0 of 1 calls wait')
})
