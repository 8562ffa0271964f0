/**
 * @module-tag postgres
 * Dialects.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#cloud/db/testing/test-database.ts'
import { route } from './route.ts'
import { collectingLogger, serveChain, type TestChain } from './testing/test-chain.ts'

const about = { method: 'post', tag: 'test', summary: 'A test' } as const
const ANN = {
  userId: 'ann',
  loginId: 'l',
  username: 'ann',
  avatar: 'thumbs-01',
  isAdmin: false,
  isGuest: false,
}
const { logger, lines } = collectingLogger()

let database: TestDatabase
let chain: TestChain
let isGone = false
/** Writes a seat of a user who is not there, after `meanwhile`. */
const write = async (meanwhile = () => {}) => {
  meanwhile()
  await database.db('room_seats').insert({ user_id: 'ann', room_id: 'r' })
}
const identify = async () => (isGone ? null : ANN)
const goAway = () => {
  isGone = true
}
beforeAll(async () => {
  database = await createTestDatabase()
  chain = await serveChain(
    [
      route({ ...about, path: '/late', access: 'player', handle: () => write(goAway) }),
      route({ ...about, path: '/faulty', access: 'player', handle: () => write() }),
      route({ ...about, path: '/open', access: 'public', handle: () => write(goAway) }),
    ],
    {},
    { logger, authenticator: { identify, identifyExpired: identify } },
  )
})
beforeEach(() => {
  isGone = false
  lines.length = 0
})
afterAll(async () => {
  await chain.close()
  await database.drop()
})

const ask = async (path: string) => {
  const response = await chain.fetch(`/api${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer x' },
  })
  return [response.status, ((await response.json()) as { code: string }).code]
}
const errors = () => lines.filter(([level]) => level === 'error')

describe('a row that hangs on one that is not there', () => {
  it('answers 401 when it was the caller’s account, which ended meanwhile', async () => {
    expect(await ask('/late')).toEqual([401, 'UNAUTHORIZED'])
    expect(errors()).toEqual([])
  })

  it.each(['/faulty', '/open'])('[API-9] is a fault of ours otherwise, which is logged: %s', async (path) => {
    expect(await ask(path)).toEqual([500, 'SERVER_ERROR'])
    expect(errors()).toHaveLength(1)
  })
})
