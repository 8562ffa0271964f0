import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Db, openDatabase } from '#cloud/db/client.ts'
import { waitForBlockedCalls } from '#cloud/db/testing/blocked-calls.ts'
import { createTestDatabase, type TestDatabase } from '#cloud/db/testing/test-database.ts'
import { createJobs } from '#cloud/jobs/create-jobs.ts'
import { createLogger } from '#cloud/logger.ts'
import {
  createMatchMaker,
  createPairing,
  pairingQueue,
  workOnPairing,
} from '#cloud/modules/matchmaking/index.ts'
import { eventually } from '#cloud/testing/room-calls.ts'
import { testUsers } from '#cloud/testing/services.ts'
import { type NewMatch, withTimeout } from '#host-engine/index.ts'

let database: TestDatabase
let other: Db
beforeAll(async () => {
  database = await createTestDatabase()
  other = openDatabase({ kind: 'postgres', url: database.url }, createLogger({ mode: 'test' }))
})
afterAll(async () => {
  await other.destroy()
  await database.drop()
})

const PAIRS = 15

/** Pairs of like rating, far from one another: so many rooms in one wave. */
async function queue(db: Db): Promise<void> {
  const users = testUsers({ db, now: Date.now })
  for (let player = 0; player < 2 * PAIRS; player++) {
    const { id } = await users.create(db, { username: `p_${player}`, email: `p_${player}@example.org` })
    const since = Date.now() - 30_000
    await db('queue_tickets').insert({
      id,
      user_id: id,
      mode_id: 'ranked',
      language: 'english',
      rating: Math.floor(player / 2) * 100,
      rank: 'apprentice',
      since,
      seen_at: Date.now(),
    })
  }
}

it('[OPS-6] leaves connections of the database to others, however many rooms it opens at once', async () => {
  const { db } = database
  await queue(db)
  const logger = createLogger({ mode: 'test' })
  const jobs = createJobs({ db, logger, now: Date.now })
  const pairings = pairingQueue(jobs)
  let opened = 0
  const seat = createMatchMaker({
    db,
    users: testUsers({ db, now: Date.now }),
    games: {
      openMatch: async ({ confirm }: NewMatch) => {
        const roomId = `room-${++opened}`
        return { roomId, seated: await confirm(roomId) }
      },
    } as never,
    directory: { seatOf: async () => null } as never,
    notifier: { deliver: () => undefined, show: () => undefined, displace: () => undefined },
    logger,
    now: Date.now,
  })
  workOnPairing(pairings, { db, logger, seat, admission: { isOpen: () => true }, now: Date.now })
  // While the tickets are held, every room that is being opened keeps its connection.
  const holder = await other.transaction()
  await holder('queue_tickets').forUpdate().select('id')
  await createPairing(pairings).request()
  await jobs.start()
  await waitForBlockedCalls(other, 4)
  await withTimeout(Promise.all(Array.from({ length: 20 }, () => db.raw('select 1'))), 5_000)
  await holder.commit()
  await eventually(
    () => db('queue_tickets').where('room_id', 'like', 'room-%'),
    (tickets) => tickets.length === 2 * PAIRS,
  )
  expect(opened).toBe(PAIRS)
  await jobs.stop()
})
