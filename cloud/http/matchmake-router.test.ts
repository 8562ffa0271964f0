import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallOptions } from '#cloud/testing/api-caller.ts'
import { roomCalls } from '#cloud/testing/room-calls.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import { joinRoomPlay, reconnectRoomPlay } from '../../tests/support/room-play-client.ts'

let cloud: TestCloud
let calls: ReturnType<typeof roomCalls>
let ada: TestPlayer
let bob: TestPlayer
beforeAll(async () => {
  cloud = await startTestCloud({ TRUSTED_PROXIES: '127.0.0.1' })
  calls = roomCalls(cloud)
  ada = await cloud.register('ada')
  bob = await cloud.register('bob')
})
afterAll(() => cloud.stop())

const ask = (method: string, name: string, options: CallOptions) =>
  cloud.call('POST', `/matchmake/${method}/${name}`, options)
const METHODS = ['joinById', 'reconnect', 'join', 'create', 'joinOrCreate']

describe('POST /matchmake/{method}/{roomIdOrName}', () => {
  it('[RT-53] answers a seat reservation to a live token, in the body or as a bearer token', async () => {
    const { id } = await calls.create(ada)
    for (const options of [
      { body: { token: bob.token } },
      { token: bob.token },
      { token: bob.token, body: {} },
    ]) {
      const { status, body } = await ask('joinById', id, options)
      expect(status).toBe(200)
      expect(body).toMatchObject({ sessionId: expect.any(String), room: { roomId: id, name: 'quiz_room' } })
      expect(JSON.stringify(body)).not.toContain(bob.token)
    }
    expect(await calls.seatsOf(ada, id)).toEqual([ada.user.id, bob.user.id])
  })

  it('[RT-52] password attempts are counted by user, from any address and over every transport', async () => {
    const { id } = await calls.create(ada, { password: 'pear' })
    const guesser = await cloud.register()
    const headers = (count: number) => ({ 'x-forwarded-for': `203.0.113.${count}` })
    const attempt = (count: number, password: string) =>
      ask('joinById', id, { body: { token: guesser.token, password }, headers: headers(count) })
    for (let i = 0; i < 15; i++) expect((await attempt(i, `plum ${i}`)).body.code).toBe(403)
    for (let i = 15; i < 30; i++) {
      const options = { token: guesser.token, body: { password: `plum ${i}` }, headers: headers(i) }
      expect((await cloud.call('POST', `/api/rooms/${id}/join`, options)).status).toBe(403)
    }
    const { status, body } = await attempt(30, 'pear')
    expect([status, body]).toEqual([
      200,
      { code: 429, error: expect.stringMatching(/^Rate limit exceeded\. Try again in \d+ seconds\.$/) },
    ])
    expect(await calls.seatsOf(ada, id)).toEqual([ada.user.id])
  })

  it.each(METHODS)('[RT-53, RT-54] %s without a live token is refused with 401', async (method) => {
    const { id } = await calls.create(ada)
    for (const token of [undefined, '', 'not.a.token', null, 7, 'x'.repeat(3_000), '\u0000']) {
      const { status, body } = await ask(method, id, { body: { token } })
      if (token === '\u0000') expect(status).toBe(400)
      else {
        expect(status).toBe(200)
        expect(body).toEqual({ code: 401, error: 'Unauthorized access' })
      }
    }
    const ended = await cloud.register()
    await calls.as(ended, 'POST', '/auth/logout')
    expect((await ask(method, id, { token: ended.token })).body.code).toBe(401)
  })

  it.each(['join', 'create', 'joinOrCreate', 'toString', 'constructor', 'joinbyid'])(
    '[RT-54] %s fails with a code, and makes nothing',
    async (method) => {
      const { id } = await calls.create(ada)
      for (const name of ['quiz_room', id]) {
        const { status, body } = await ask(method, name, {
          body: { token: bob.token, settings: { name: 'Mine' } },
        })
        expect(status).toBe(200)
        expect(body).toEqual({ code: expect.any(Number), error: expect.any(String) })
        expect(body.code).toBeGreaterThanOrEqual(400)
      }
      expect((await calls.as(ada, 'GET', '/rooms?search=Mine')).body.data.total).toBe(0)
      expect(await calls.seatsOf(ada, id)).toEqual([ada.user.id])
    },
  )

  it('[RT-55] an unknown room is code 4212, for joinById as for reconnect', async () => {
    for (const method of ['joinById', 'reconnect'])
      for (const name of ['nowhere12', 'quiz_room', '__proto__']) {
        const { body } = await ask(method, name, { body: { token: ada.token, reconnectionToken: 'x' } })
        expect(body).toEqual({ code: 4212, error: 'Room not found' })
      }
  })

  it('[RT-52, RT-53] the join endpoint’s rules hold, with its codes and texts', async () => {
    const { id } = await calls.create(ada, { password: 'pear', maxPlayers: 2 })
    const join = async (options: object) =>
      (await ask('joinById', id, { body: { token: bob.token, ...options } })).body
    expect(await join({})).toEqual({ code: 403, error: 'This room requires a password' })
    expect(await join({ password: 'plum' })).toEqual({ code: 403, error: 'Incorrect password' })
    expect(await join({ password: 'pear', spectate: true })).toEqual({
      code: 403,
      error: 'This room does not allow spectators',
    })
    const cem = await cloud.register('cem')
    await calls.join(cem, id, { password: 'pear' })
    expect(await join({ password: 'pear' })).toEqual({ code: 409, error: 'Room is full' })
    // A player who has a seat needs no password again.
    expect((await ask('joinById', id, { token: cem.token })).body.sessionId).toEqual(expect.any(String))
  })

  it('[RT-54] a reconnection needs the token of a connection that was lost, and its owner', async () => {
    const { id } = await calls.create(ada)
    await calls.join(bob, id)
    const client = await joinRoomPlay(cloud.url, bob, id)
    const { reconnectionToken } = client.room
    const [, secret = ''] = reconnectionToken.split(':')
    const reconnect = async (player: TestPlayer, token: unknown = secret) =>
      (await ask('reconnect', id, { token: player.token, body: { reconnectionToken: token } })).body
    // Still connected: nothing to come back to.
    expect(await reconnect(bob)).toEqual({ code: 4214, error: 'Token is invalid or expired' })
    client.cut()
    await client.closed
    for (const token of ['', 'x', null, 7, secret.slice(1), `${id}:${secret}`])
      expect((await reconnect(bob, token)).code, String(token)).toBeGreaterThanOrEqual(400)
    expect(await reconnect(ada)).toEqual({ code: 4214, error: 'Token is invalid or expired' })
    const back = await reconnectRoomPlay(cloud.url, bob, reconnectionToken)
    expect(await calls.seatsOf(ada, id)).toEqual([ada.user.id, bob.user.id])
    // Once used it is worth nothing.
    expect(await reconnect(bob)).toEqual({ code: 4214, error: 'Token is invalid or expired' })
    await back.room.leave()
  })

  it.each([
    ['null', 400],
    ['7', 400],
    ['"text"', 400],
    ['{', 400],
    ['', 200],
    ['[]', 200],
    ['[[[]]]', 200],
    [JSON.stringify({ token: 'x'.repeat(1_000_000) }), 413],
    ['['.repeat(1_000) + ']'.repeat(1_000), 400],
    ['{"__proto__":{"token":"x"},"constructor":{"prototype":{}}}', 200],
  ])('[RT-53, API-6] a body of %.20s is answered %d with a code', async (raw, wanted) => {
    const { id } = await calls.create(ada)
    const headers = { 'content-type': 'application/json' }
    for (const method of ['joinById', 'reconnect', 'create']) {
      const { status, body } = await ask(method, id, { raw, headers })
      expect(status).toBe(wanted)
      expect(body).toMatchObject({ code: expect.anything(), error: expect.any(String) })
      const signed = await ask(method, id, { raw, headers, token: bob.token })
      expect(signed.status).toBe(wanted)
      if (wanted !== 200) expect(signed.body.error).toEqual(expect.any(String))
    }
    expect((await calls.as(ada, 'GET', `/rooms/${id}`)).status).toBe(200)
  })

  it.each(['GET', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'])('[RT-53] %s is answered', async (method) => {
    const { id } = await calls.create(ada)
    const { status, body } = await cloud.call(method, `/matchmake/joinById/${id}`, { token: ada.token })
    expect(status).toBe(405)
    if (method !== 'HEAD') expect(body).toMatchObject({ success: false, code: 'METHOD_NOT_ALLOWED' })
  })

  it.each([
    '/matchmake',
    '/matchmake/',
    '/matchmake/joinById',
    '/matchmake/joinById/',
    '/matchmake/x/y/z',
    '/matchmakers',
  ])('[RT-53] %s answers 404', async (path) => {
    expect((await cloud.call('POST', path, { token: ada.token, body: {} })).status).toBe(404)
  })

  it('[API-7, RT-53] too many calls answer 429', async () => {
    const { id } = await calls.create(ada)
    const headers = { 'x-forwarded-for': '9.9.9.9' }
    const answers = await Promise.all(
      Array.from({ length: 301 }, () => ask('joinById', id, { body: {}, headers })),
    )
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(1)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
