/**
 * @module-tag postgres
 * Queries of player-reports-repository.ts and report-review-repository.ts.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { roomCalls } from '#cloud/testing/room-calls.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import { adminCalls } from '#shared/i18n/en/admin-calls.ts'
import { createTable, type Table } from '../../../tests/support/table.ts'
import { signInAdmin } from './testing/sign-in-admin.ts'

let cloud: TestCloud
let table: Table
let admin: TestPlayer
beforeAll(async () => {
  cloud = await startTestCloud({ RATE_LIMITS: 'off' })
  table = createTable(cloud.url)
  admin = await signInAdmin(cloud)
})
afterEach(() => table.leave())
afterAll(() => cloud.stop())

const as = (method: string, path: string, body?: unknown, by = admin) =>
  cloud.call(method, `/api/admin${path}`, { token: by.token, body })
const list = async (query = '') => (await as('GET', `/reports${query}`)).body.data
const ids = async (query: string): Promise<string[]> =>
  (await list(query)).reports.map(({ id }: { id: string }) => id)
const read = async (id: string) => (await as('GET', `/reports/${id}`)).body.data
const close = (id: string, body: unknown, by = admin) => as('POST', `/reports/${id}/close`, body, by)

const people = async (count: number) => {
  const all: TestPlayer[] = []
  while (all.length < count) all.push(await cloud.register())
  return all as [TestPlayer, TestPlayer, TestPlayer]
}
/** Answers its id. */
async function report(
  by: TestPlayer,
  about: TestPlayer,
  body: object = { kind: 'insults' },
): Promise<string> {
  const { status, text } = await roomCalls(cloud).as(by, 'POST', `/users/${about.user.id}/report`, body)
  if (status !== 201) throw new Error(text)
  return (await ids(`?by=${by.user.id}&limit=1`))[0] as string
}
const named = ({ user: { id, username } }: TestPlayer) => ({ id, username })

it('[ADMIN-29, API-23] what nobody knows is 404, whatever the body says', async () => {
  for (const [method, path] of [
    ['POST', '/reports/nothing/close'],
    ['POST', '/users/nobody/notes'],
    ['PUT', '/announcements/nothing'],
  ] as const)
    expect((await as(method, path, {})).status, path).toBe(404)
})

describe('a report of a player', () => {
  it('[ADMIN-29] is read with the lines of the room, oldest first', async () => {
    const [ada, bob] = await people(2)
    const room = await roomCalls(cloud).create(ada)
    for (const [player, message] of [
      [ada, 'Hello!'],
      [bob, 'Be off.'],
    ] as const) {
      const client = await table.sit(player, room.id)
      await client.say('chat_message', { roomId: room.id, message })
    }
    const id = await report(ada, bob, { kind: 'other', reason: 'He was rude', roomId: room.id })
    const told = {
      id,
      subject: 'player',
      kind: 'other',
      reason: 'He was rude',
      state: 'open',
      at: expect.any(String),
      reporter: named(ada),
      reported: named(bob),
      room: { id: room.id, name: null },
      closed: null,
    }
    expect((await list(`?about=${bob.user.id}`)).reports).toEqual([told])
    expect(await read(id)).toEqual({
      report: told,
      settings: null,
      lines: [
        { userId: ada.user.id, username: ada.user.username, message: 'Hello!', at: expect.any(String) },
        { userId: bob.user.id, username: bob.user.username, message: 'Be off.', at: expect.any(String) },
      ],
      earlier: [],
      reliability: { open: 0, upheld: 0, dismissed: 0 },
    })
    expect(await as('GET', '/reports/nothing')).toMatchObject({ status: 404 })
  })

  it('[ADMIN-29, ADMIN-6] is closed once, with a note that the log keeps, and its reporter may make another', async () => {
    const [ada, bob] = await people(2)
    const id = await report(ada, bob)
    for (const wrong of [{}, { verdict: 'right' }, { verdict: 'upheld', note: 'x'.repeat(501) }])
      expect((await close(id, wrong)).status).toBe(400)
    const decided = { verdict: 'upheld', note: 'Third time this week.' }
    expect((await close(id, decided)).status).toBe(200)
    expect(await close(id, { verdict: 'dismissed' })).toMatchObject({
      status: 409,
      body: { error: adminCalls.reportClosed },
    })
    expect((await close('nothing', decided)).status).toBe(404)
    expect((await read(id)).report).toMatchObject({
      state: 'upheld',
      closed: { at: expect.any(String), by: named(admin), note: decided.note },
    })
    expect((await as('GET', '/actions?action=report.close&limit=1')).body.data.actions[0]).toMatchObject({
      target: id,
      before: { state: 'open' },
      after: decided,
    })
    expect(await report(ada, bob)).not.toBe(id)
  })

  it('[ADMIN-29] is closed by nobody whom it concerns', async () => {
    const [ada] = await people(1)
    const second = await signInAdmin(cloud)
    for (const id of [await report(ada, second), await report(second, ada)])
      expect(await close(id, { verdict: 'dismissed' }, second)).toMatchObject({
        status: 409,
        body: { error: adminCalls.ownReport },
      })
  })

  it('[ADMIN-29] shows earlier ones about the same player, and how often its reporter was right', async () => {
    const [ada, bob, cem] = await people(3)
    const dan = await cloud.register()
    const right = await report(ada, bob)
    await close(right, { verdict: 'upheld' })
    const wrong = await report(ada, cem)
    await close(wrong, { verdict: 'dismissed' })
    await report(ada, dan)
    const [last, other] = [await report(ada, bob), await report(cem, bob)]
    const { earlier, reliability } = await read(last)
    expect(reliability).toEqual({ open: 1, upheld: 1, dismissed: 1 })
    expect(earlier).toMatchObject([
      { id: other, state: 'open', reporter: named(cem) },
      { id: right, state: 'upheld', closed: { note: '' } },
    ])
  })
})

describe('the list of reports', () => {
  it('[ADMIN-29] is of players and rooms, open or closed, by or about somebody, page by page', async () => {
    const [ada, bob, cem] = await people(3)
    const room = await roomCalls(cloud).create(bob, { name: 'A rude name' })
    const about = `&about=${bob.user.id}`
    const first = await report(ada, bob)
    await roomCalls(cloud).as(cem, 'POST', `/rooms/${room.id}/report`, { kind: 'name' })
    const [ofRoom] = (await list(`?subject=room${about}`)).reports
    expect(ofRoom).toMatchObject({
      subject: 'room',
      kind: 'name',
      reporter: named(cem),
      reported: named(bob),
      room: { id: room.id, name: 'A rude name' },
    })
    expect((await read(ofRoom.id)).settings).toMatchObject({ rounds: 1, language: 'english', listed: true })
    expect(await ids(`?subject=player${about}`)).toEqual([first])
    expect(await ids(`?by=${cem.user.id}`)).toEqual([ofRoom.id])
    await close(first, { verdict: 'dismissed' })
    expect([await ids(`?state=open${about}`), await ids(`?state=closed${about}`)]).toEqual([
      [ofRoom.id],
      [first],
    ])
    const page = await list(`?limit=1${about}`)
    expect([page.reports[0].id, page.next]).toEqual([ofRoom.id, ofRoom.id])
    expect(await list(`?limit=1${about}&after=${page.next}`)).toMatchObject({
      reports: [{ id: first }],
      next: null,
    })
    expect((await as('GET', '/reports?state=lost')).status).toBe(400)
  })

  it('[ADMIN-29] keeps what was decided when the admin is gone, and nothing of who else has gone', async () => {
    const [ada, bob] = await people(2)
    const second = await signInAdmin(cloud)
    const id = await report(ada, bob)
    await close(id, { verdict: 'upheld', note: 'So it was' }, second)
    const remove = ({ token, password }: TestPlayer) =>
      cloud.call('DELETE', '/api/auth/account', { token, body: { password } })
    await remove(second)
    expect((await read(id)).report).toMatchObject({
      state: 'upheld',
      closed: { by: { id: second.user.id, username: null }, note: 'So it was' },
    })
    await remove(ada)
    expect(await ids(`?about=${bob.user.id}`)).toEqual([])
  })
})
