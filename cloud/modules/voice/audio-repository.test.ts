/**
 * @module-tag postgres
 * Queries of audio-repository.ts.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#cloud/db/testing/test-database.ts'
import { testUsers } from '#cloud/testing/services.ts'
import { findOwnAudio, insertAudio } from './audio-repository.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
// No player paid for this audio.
afterAll(() => database.drop({ checksLedger: false }))

it('finds audio for its own user, text and bytes alone, until it is too old', async () => {
  const { db } = database
  const { id: userId } = await testUsers({ db, now: () => 1 }).create(db, {
    username: 'ann',
    email: 'ann@example.org',
  })
  const audio = { userId, textDigest: 'a'.repeat(64), digest: 'b'.repeat(64) }
  const rest = { id: 'audio', madeFor: 'call', mediaType: 'audio/wav', bytes: Buffer.from('…'), madeAt: 100 }
  await insertAudio(db, { ...audio, ...rest })
  expect(await findOwnAudio(db, audio, 99)).toBe('audio')
  expect(await findOwnAudio(db, audio, 100)).toBeNull()
  for (const other of [{ userId: 'bob' }, { textDigest: 'c' }, { digest: 'c' }])
    expect(await findOwnAudio(db, { ...audio, ...other }, 99)).toBeNull()
})
