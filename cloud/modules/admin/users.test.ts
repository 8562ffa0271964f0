/**
 * @module-tag postgres
 * Query plans; queries of users-repository.ts.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isPostgres } from '#cloud/db/client.ts'
import { guestNames } from '#cloud/db/migrations/0039-guest-names.ts'
import { earnR3 } from '#cloud/modules/wallet/testing/earn-r3.ts'
import { roomCalls } from '#cloud/testing/room-calls.ts'
import { startTestCloud, type TestCloud, type TestGuest, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import { signInAdmin } from './testing/sign-in-admin.ts'

let cloud: TestCloud
let admin: TestPlayer
let people: TestPlayer[]
let guest: TestGuest
beforeAll(async () => {
  cloud = await startTestCloud()
  admin = await signInAdmin(cloud)
  people = []
  for (const name of ['anna', 'anna_lisa', 'Bruno', 'annika', 'zoe_100'])
    people.push(await cloud.register(name))
  guest = await cloud.guest('anna')
})
afterAll(() => cloud.stop())

const get = (path: string) => cloud.call('GET', `/api/admin/users${path}`, { token: admin.token })
const found = async (query: string): Promise<string[]> =>
  (await get(query)).body.data.users.map(({ username }: { username: string }) => username)

describe('the list of users', () => {
  it('[ADMIN-2] shows accounts and guests, the newest first, page by page', async () => {
    const all = (await get('?limit=100')).body.data.users
    expect(all).toHaveLength(people.length + 2)
    expect(all[0]).toEqual({
      id: guest.user.id,
      username: 'anna',
      email: null,
      emailVerified: false,
      avatar: guest.user.avatar,
      role: 'guest',
      createdAt: guest.user.createdAt,
      lastActiveAt: new Date(cloud.clock.now()).toISOString(),
    })
    const seen = []
    for (let after = ''; after !== null; ) {
      const { body } = await get(`?limit=3${after && `&after=${after}`}`)
      seen.push(...body.data.users)
      after = body.data.next
    }
    expect(seen).toEqual(all)
  })

  it.each([
    ['?search=ANN', ['anna', 'anna', 'anna_lisa', 'annika']],
    ['?search=anna_', ['anna_lisa']],
    ['?search=zoe_1%25', []],
    ['?search=%25', []],
    ['?search=bruno@ex', ['Bruno']],
    ['?search=@', []],
    ['?search=nobody', []],
    ["?search=' or 1=1 --", []],
    ['?search=anna&role=player', ['anna', 'anna_lisa']],
    ['?search=An&role=guest', ['anna']],
    ['?search=anna&role=admin', []],
    ['?role=guest', ['anna']],
  ])('[ADMIN-2] %s finds %j', async (query, names) => {
    expect(await found(query)).toEqual(names)
  })

  it('[ADMIN-2] finds guests by the nicknames that they came with before that was kept', async () => {
    const keys = () => cloud.db('users').orderBy('id').select('id', 'username_folded')
    const before = await keys()
    await guestNames.down(cloud.db)
    expect(await found('?search=anna&role=guest')).toEqual([])
    await guestNames.up(cloud.db)
    expect(await found('?search=ANN&role=guest')).toEqual(['anna'])
    expect(await keys()).toEqual(before)
  })

  it('[ADMIN-2, API-5] looks for no NUL character', async () => {
    for (const query of ['?search=a%00', '?after=%00']) expect((await get(query)).status, query).toBe(400)
  })

  it('[ADMIN-2] finds one by a whole id, and goes on after the last name of a page', async () => {
    expect(await found(`?search=${guest.user.id.toLowerCase()}`)).toEqual(['anna'])
    const { body } = await get('?search=ann&role=player&limit=2')
    expect(body.data.next).toBe('anna_lisa')
    expect(await found('?search=ann&limit=2&after=anna_lisa')).toEqual(['annika'])
    const first = await get('?search=ann&role=guest&limit=1')
    expect(first.body.data.users).toMatchObject([{ id: guest.user.id }])
  })

  it.each(['?limit=0', '?limit=101', '?limit=x', '?role=king', '?search=', '?search=%20'])(
    '[ADMIN-2] refuses %s',
    async (query) => {
      expect((await get(query)).body).toMatchObject({ code: 'VALIDATION_FAILED' })
    },
  )

  it('[ADMIN-2] reads a page by an index, however many there are', async () => {
    const { db } = cloud
    const rows = Array.from({ length: 3_000 }, (_, nth) => ({
      id: `many-${nth}`,
      username: `many_${nth}`,
      username_folded: `many_${nth}`,
      email: `many_${nth}@example.org`,
      email_folded: `many_${nth}@example.org`,
      email_verified: false,
      avatar: 'thumbs-01',
      tutorial_step: 1,
      role: nth % 2 ? 'player' : 'guest',
      collection_private: false,
      created_at: 1,
    }))
    for (let from = 0; from < rows.length; from += 50) await db('users').insert(rows.slice(from, from + 50))
    await db.raw('analyze')
    const statements: { sql: string; bindings: string[] }[] = []
    const note = (query: { sql: string; bindings: string[] }) => statements.push(query)
    db.on('query', note)
    for (const query of ['?search=many_2', '?search=many_2@', '?role=guest', '?after=many-5'])
      expect((await get(query)).body.data.users.length).toBeGreaterThan(0)
    db.removeListener('query', note)
    const pages = statements.filter(({ sql }) => sql.includes('limit') && sql.includes('collection_private'))
    expect(pages.length).toBeGreaterThanOrEqual(4)
    const explain = isPostgres(db) ? 'explain ' : 'explain query plan '
    for (const { sql, bindings } of pages) {
      const plan = JSON.stringify(await db.raw(explain + sql.replaceAll(/\$\d+/g, '?'), bindings))
      expect([sql, plan]).not.toContainEqual(expect.stringMatching(/Seq Scan|SCAN users|Sort|TEMP B-TREE/))
    }
  })
})

describe('one user', () => {
  it('[ADMIN-2] is shown as a whole', async () => {
    const ada = await cloud.register('ada')
    await earnR3(cloud.db, ada.user.id)
    const room = await roomCalls(cloud).create(ada)
    await cloud.db('quiz_reports').insert({
      user_id: ada.user.id,
      quiz_id: 'en-easy-001',
      reason: 'unclear',
      text: 'Eh?',
      made_at: 1_000,
    })
    const { status, body } = await get(`/${ada.user.id}`)
    expect(status).toBe(200)
    const { body: profile } = await cloud.call('GET', '/api/auth/profile', { token: ada.token })
    expect(body.data).toEqual({
      ...profile.data,
      lastActiveAt: new Date(cloud.clock.now()).toISOString(),
      signedInSince: expect.any(String),
      sanctions: [],
      notes: [],
      reportsBy: [],
      reportsAbout: [],
      roomId: room.id,
      wallet: {
        balance: 200,
        owed: 0,
        voiceTokens: 10,
        entries: [
          expect.objectContaining({ reason: 'reward_won', amount: 100 }),
          expect.objectContaining({ reason: 'sign_up', amount: 100 }),
        ],
      },
      games: [],
      quizReports: [
        { quizId: 'en-easy-001', reason: 'unclear', text: 'Eh?', at: '1970-01-01T00:00:01.000Z' },
      ],
      quizAppeals: [],
    })
    expect((await get(`/${guest.user.id}`)).body.data).toMatchObject({ user: { role: 'guest', email: null } })
  })

  it.each(['nobody', '__proto__', "' or 1=1 --"])('[ADMIN-2] %s is not there', async (id) => {
    expect(await get(`/${encodeURIComponent(id)}`)).toMatchObject({
      status: 404,
      body: { code: 'USER_NOT_FOUND' },
    })
  })
})
