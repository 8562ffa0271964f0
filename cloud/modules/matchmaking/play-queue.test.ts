/**
 * @module-tag postgres
 * Locks.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#cloud/db/testing/test-database.ts'
import { newId } from '#cloud/ids.ts'
import { testUsers } from '#cloud/testing/services.ts'
import { createPlayQueue, queueSweep } from './index.ts'

const NOW = 10_000_000
const now = () => NOW
const pairing = { request: vi.fn(async () => undefined) }
let database: TestDatabase
let users: ReturnType<typeof testUsers>
let userId: string
beforeAll(async () => {
  database = await createTestDatabase()
  users = testUsers({ db: database.db, now })
  userId = (await users.create(database.db, { username: 'ada', email: 'ada@example.org' })).id
})
beforeEach(() => pairing.request.mockClear())
afterEach(() => tickets().delete())
afterAll(() => database.drop())

const tickets = () => database.db('queue_tickets')
/** Of a player who was matched after five minutes, and whom nobody has heard of since. */
const insertMatched = (matchedAt: number) =>
  tickets().insert({
    id: newId(),
    user_id: userId,
    mode_id: 'ranked',
    language: 'english',
    rating: 25,
    rank: 'apprentice',
    since: NOW - 400_000,
    seen_at: NOW - 300_000,
    room_id: 'room',
    matched_at: matchedAt,
  })
const sweep = () => queueSweep(pairing, { db: database.db, now }).run(new AbortController().signal)
const waits = { room_id: null, matched_at: null, since: NOW - 400_000, seen_at: NOW }

describe('a ticket that goes back to the queue', () => {
  it('[MM-14] counts as heard of just now: the next sweep leaves it', async () => {
    await insertMatched(NOW - 10_000)
    await createPlayQueue({ db: database.db, users, pairing, now }).requeue('room', [userId])
    expect(pairing.request).toHaveBeenCalledOnce()
    await sweep()
    expect(await tickets().first()).toMatchObject(waits)
  })

  it('does so too when its room went with its process', async () => {
    await insertMatched(NOW - 25_001)
    await sweep()
    await sweep()
    expect(await tickets().first()).toMatchObject(waits)
    expect(pairing.request).toHaveBeenCalled()
  })

  it('stays with a room that is being opened, or lives', async () => {
    await insertMatched(NOW - 25_000)
    await sweep()
    expect(await tickets().first()).toMatchObject({ room_id: 'room' })
    expect(pairing.request).not.toHaveBeenCalled()
  })
})
