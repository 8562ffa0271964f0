/**
 * @module-tag postgres
 * Query plans; queries of entries-repository.ts and users-repository.ts.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isPostgres } from '#cloud/db/client.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import { signInConfirmedAdmin } from './testing/confirm-admin.ts'
import { indexScans } from './testing/index-scans.ts'

let cloud: TestCloud
let admin: TestPlayer
let ada: TestPlayer
beforeAll(async () => {
  cloud = await startTestCloud({ RATE_LIMITS: 'off' })
  admin = await signInConfirmedAdmin(cloud)
  ada = await cloud.register('ada')
  for (const amount of [5, 6, 7]) {
    cloud.clock.advance(1_000)
    await cloud.call('POST', `/api/admin/users/${ada.user.id}/grants`, {
      token: admin.token,
      body: { amount, reason: 'For the test' },
    })
  }
})
afterAll(() => cloud.stop({ checksLedger: false }))

const get = (query: string) => cloud.call('GET', `/api/admin/ledger${query}`, { token: admin.token })
const entries = async (query: string) => (await get(query)).body.data.entries

describe('the search of the ledger', () => {
  it('[ADMIN-15] shows what moved for accounts, the newest first, page by page', async () => {
    const all = await entries('?limit=100')
    expect(all[0]).toEqual({
      id: expect.any(String),
      user: { id: ada.user.id, username: 'ada' },
      currency: 'r3',
      amount: 7,
      owed: 0,
      balance: 118,
      kind: 'granted',
      key: expect.stringMatching(/^granted:/),
      at: new Date(cloud.clock.now()).toISOString(),
    })
    expect(all).toHaveLength(7)
    const seen = []
    for (let after = ''; after !== null; ) {
      const { body } = await get(`?limit=2${after && `&after=${after}`}`)
      seen.push(...body.data.entries)
      after = body.data.next
    }
    expect(seen).toEqual(all)
  })

  it('[ADMIN-15] finds by account, kind, currency, key and time', async () => {
    const amounts = async (query: string) =>
      (await entries(query)).map(({ amount }: { amount: number }) => amount)
    for (const user of ['ada', 'ADA', ada.user.id, 'ada@example.org'])
      expect(await amounts(`?user=${user}&kind=granted`)).toEqual([7, 6, 5])
    expect(await amounts('?user=ada&currency=voice')).toEqual([10])
    expect(await amounts('?user=nobody')).toEqual([])
    expect((await amounts('?kind=sign_up&currency=r3')).length).toBe(2)
    const [newest] = await entries('?limit=1')
    expect(await amounts(`?key=${newest.key}`)).toEqual([7])
    const at = (ms: number) => new Date(cloud.clock.now() + ms).toISOString()
    expect(await amounts(`?kind=granted&from=${at(-1_000)}&until=${at(0)}`)).toEqual([6])
  })

  it.each(['?kind=theft', '?after=x', '?from=yesterday', '?limit=101', '?currency=euro'])(
    '[ADMIN-15] refuses %s',
    async (query) => {
      expect(await get(query)).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
    },
  )

  it('[ADMIN-15] reads a page by an index, however many there are', async () => {
    const { db } = cloud
    const rows = Array.from({ length: 4_000 }, (_, nth) => ({
      id: `many-${String(nth).padStart(5, '0')}`,
      movement_key: `many-${nth}`,
      reason: nth % 2 ? 'game_played' : 'word_bonus',
      at: 1_000 + nth,
      account: `many-${nth % 40}`,
      currency: 'r3',
      amount: 1,
      owed: 0,
      balance: 1,
      number: nth,
    }))
    for (let from = 0; from < rows.length; from += 50) {
      const some = rows.slice(from, from + 50)
      await db('wallet_movements').insert(
        some.map(({ movement_key: key, reason, at }) => ({ key, reason, at })),
      )
      await db('wallet_entries').insert(some)
    }
    await db.raw('analyze')
    const plans = await indexScans(db, 'wallet_entries', async () => {
      for (const query of [
        '',
        '?after=3000:many-02000',
        '?kind=word_bonus',
        `?user=${'many-1'.padEnd(26, '0')}`,
        `?user=${ada.user.id}&kind=granted`,
        '?key=many-77',
        '?from=1970-01-01T00:00:02.000Z&until=1970-01-01T00:00:03.000Z',
      ])
        expect((await get(query)).status).toBe(200)
    })
    expect(plans).toHaveLength(7)
    for (const plan of plans)
      expect(plan).not.toMatch(
        isPostgres(db) ? /Seq Scan on wallet_entries/ : /SCAN wallet_entries(?! USING)/,
      )
  })
})
