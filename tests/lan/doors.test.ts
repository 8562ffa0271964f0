import { type IncomingHttpHeaders, request } from 'node:http'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mutated } from '#cloud/testing/mutations.ts'
import { ROOM } from '../support/api.ts'
import { type PartyGuest, startParty, type TestParty } from '../support/party.ts'
import { SERVER, startProduct } from '../support/product.ts'

let party: TestParty
let ada: PartyGuest
/** What the cloud can do, by its own document. */
let cloudCalls: { method: string; path: string }[]
beforeAll(async () => {
  const cloud = await startProduct({}, [process.execPath, SERVER])
  const document = (await (await fetch(`${cloud.url}/api/openapi.json`)).json()) as {
    paths: Record<string, object>
  }
  await cloud.stop()
  cloudCalls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({
      method: method.toUpperCase(),
      path: path.replace(/^\/api/, ''),
    })),
  )
  party = await startParty()
  ada = await party.enter('Ada')
})
afterAll(() => party.stop())

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

/** As any program may ask: with whatever Host and Origin. 0 is a connection that was closed without an answer. */
function ask(
  path: string,
  headers: Record<string, string> = {},
  { method = 'GET', body = '' } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const isChunked = 'transfer-encoding' in headers || body === ''
    const length = isChunked ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const call = request(`${party.url}${path}`, { method, headers: { ...length, ...headers } })
    call.on('upgrade', ({ statusCode = 0, headers: got }, socket) => {
      socket.destroy()
      resolve({ status: statusCode, headers: got, text: '' })
    })
    call.on('response', (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
    })
    call.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' ? resolve({ status: 0, headers: {}, text: '' }) : reject(error),
    )
    call.end(body)
  })
}
const concrete = (path: string): string =>
  path.replace('{code}', 'ABC234').replaceAll(/\{\w+\}/g, 'abcdefghi')
const bearer = () => ({ authorization: `Bearer ${ada.token}` })

/** What the contract gives a LAN host of the cloud's calls. Reports are for admins, whom a party has not. */
const SHARED =
  /^\/(status|version|auth\/(guest|validate|profile|language)|rooms(\/(?!\{id\}\/report$).*)?|game\/(?!matchmaking).*|quizzes\/judge|voice\/(?!ad$|watch-ad$).*)$/

describe('the doors of a party', () => {
  it('[LAN-11] has no admin, store or account door: whatever else the cloud can do is not there', async () => {
    const missing = cloudCalls.filter(({ path }) => !SHARED.test(path))
    expect(missing.length).toBeGreaterThan(30)
    expect(missing.map(({ path }) => path)).toContain('/auth/register')
    for (const { method, path } of missing) {
      const { status, text } = await ask(
        `/api${concrete(path)}`,
        { ...bearer(), 'content-type': 'application/json' },
        { method, body: method === 'GET' ? '' : '{}' },
      )
      expect([method, path, status, text && JSON.parse(text).code]).toEqual([method, path, 404, 'NOT_FOUND'])
    }
    for (const path of ['/socket.io/?EIO=4&transport=polling', '/metrics', '/admin'])
      expect((await ask(path, { accept: 'text/html' })).text).not.toContain('"sid"')
  })

  it('[LAN-11] has every call of the cloud that a party needs', async () => {
    // Of a game that nobody plays every call says the same; whole-game.test.ts plays one by them, and voices.test.ts listens.
    const tested = /^\/(game\/\{id\}|voice\/audio)/
    const shared = cloudCalls.filter(({ path }) => SHARED.test(path) && !tested.test(path))
    expect(shared.length).toBeGreaterThan(15)
    for (const { method, path } of shared) {
      const known = concrete(path)
      const { status, text } = await ask(
        `/api${known}`,
        { ...bearer(), 'content-type': 'application/json' },
        { method, body: method === 'GET' ? '' : '{}' },
      )
      // What is not there says so by its own name.
      const isMissing = status === 404 && JSON.parse(text).code === 'NOT_FOUND'
      expect(isMissing ? `${method} ${path}` : '').toBe('')
    }
  })

  it.each(['evil.test', 'evil.test:8790', '169.254.169.254', 'localhost', '127.0.0.1:1'])(
    '[LAN-11] refuses a request whose Host is %s, as of a page that was led here by a foreign name',
    async (host) => {
      for (const path of ['/', '/api/party', '/api/status', '/matchmake/joinById/abcdefghi'])
        expect([path, (await ask(path, { host })).status]).toEqual([path, 403])
    },
  )

  it.each(['http://evil.test', 'null', 'https://riddle-rooms.evil.test', 'http://127.0.0.1:1'])(
    '[LAN-11] refuses the Origin %s, and tells it nothing',
    async (origin) => {
      const { status, headers } = await ask('/api/party', { origin })
      expect([status, headers['access-control-allow-origin']]).toEqual([403, undefined])
      expect((await ask('/api/rooms', { origin, ...bearer() }, { method: 'OPTIONS' })).status).toBe(403)
    },
  )

  it('[LAN-11] answers its own page, the desktop app and what has no Origin', async () => {
    for (const origin of [party.url, 'app://riddle-rooms']) {
      const { status, headers } = await ask('/api/party', { origin })
      expect([status, headers['access-control-allow-origin']]).toEqual([200, origin])
      const preflight = await ask('/api/rooms', { origin }, { method: 'OPTIONS' })
      expect(preflight.status).toBe(204)
      expect(preflight.headers['access-control-allow-headers']).toContain('Authorization')
    }
    expect((await ask('/api/party')).status).toBe(200)
  })

  it('[LAN-11] opens no websocket for a foreign Host or Origin', async () => {
    const { id: roomId } = await party.api.createRoom(ada)
    const seat = async (headers: Record<string, string>): Promise<number> => {
      const body = JSON.stringify({ token: ada.token })
      const offered = await ask(
        `/matchmake/joinById/${roomId}`,
        { 'content-type': 'application/json' },
        { method: 'POST', body },
      )
      const { room, sessionId } = JSON.parse(offered.text)
      const { status } = await ask(`/${room.processId}/${room.roomId}?sessionId=${sessionId}`, {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        ...headers,
      })
      return status
    }
    expect(await seat({ origin: 'http://evil.test' })).toBe(0)
    expect(await seat({ host: 'evil.test' })).toBe(0)
    expect(await seat({ origin: party.url })).toBe(101)
  })

  it('[LAN-11] lets its pages connect to the party’s other computers, and is as strict as the cloud otherwise', async () => {
    const { headers } = await ask('/')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("connect-src 'self' http: ws:")
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
  })
})

describe('what a party is asked badly', () => {
  // Each by another guest: what one may ask is limited.
  beforeEach(async () => {
    ada = await party.enter('Ada')
  })

  const CALLS = [
    ['POST /auth/guest', { nickname: 'Zoe', language: 'english', deviceToken: 'x', password: 'y' }],
    ['PATCH /auth/profile', { username: 'Zoe', avatar: 'thumbs-01' }],
    ['PATCH /auth/language', { language: 'italian' }],
    ['POST /rooms', { ...ROOM, password: 'pear', tokenReward: 0 }],
    ['POST /rooms/private', { roomName: 'x', settings: ROOM }],
    ['POST /rooms/join-by-code', { inviteCode: 'ABC234', password: 'pear', spectate: true }],
    ['POST /game/start', { roomId: 'nowhere' }],
    ['POST /quizzes/judge', { language: 'english', answers: ['a'], guess: 'a' }],
    ['POST /matchmake/joinById/abcdefghi', { token: 'x', password: 'y', spectate: false }],
  ] as const

  it.each(CALLS)('[API-9] never makes %s fail inside', async (call, good) => {
    const [method = '', path = ''] = call.split(' ')
    const url = path.startsWith('/matchmake') ? path : `/api${path}`
    const headers = { ...bearer(), 'content-type': 'application/json' }
    await fc.assert(
      fc.asyncProperty(mutated(good), async (body) => {
        const { status } = await ask(url, headers, { method, body: JSON.stringify(body) ?? '' })
        expect(status).toBeGreaterThan(0)
        expect(status).toBeLessThan(500)
      }),
      { numRuns: 40 },
    )
  })

  it.each(['%00', '%', '%F0%9F', '__proto__', '..%2f..%2fetc%2fpasswd', 'x'.repeat(5_000), '%F0%9F%90%99'])(
    '[API-9] never fails inside on the path %s',
    async (part) => {
      for (const path of [
        '',
        '/api/',
        '/api/rooms/',
        '/api/game/',
        '/api/rooms/invite/',
        '/matchmake/joinById/',
        '/assets/',
      ]) {
        const { status, text } = await ask(`${path || '/'}${part}`, bearer())
        expect([path, status < 500, text.includes('root:')]).toEqual([path, true, false])
        if (path.startsWith('/api') || path === '/assets/') expect([path, status]).toEqual([path, 404])
      }
    },
  )

  it('[API-5] refuses a query that does not fit', async () => {
    for (const query of ['page=0', 'limit=101', 'sort=best', 'showFull=perhaps', 'players=-1'])
      expect([query, (await ask(`/api/rooms?${query}`, bearer())).status]).toEqual([query, 400])
  })

  it.each(['null', '[]', '"text"', '{', ''])('[API-5, API-6] answers 400 to the body %j', async (body) => {
    const headers = { ...bearer(), 'content-type': 'application/json' }
    const { status, text } = await ask('/api/rooms', headers, { method: 'POST', body })
    expect([status, JSON.parse(text).code]).toEqual([400, 'VALIDATION_FAILED'])
  })

  it('[API-6] answers 415 to another media type and 413 to more than 256 kB', async () => {
    const form = { ...bearer(), 'content-type': 'application/x-www-form-urlencoded' }
    expect((await ask('/api/rooms', form, { method: 'POST', body: 'name=x' })).status).toBe(415)
    const json = { ...bearer(), 'content-type': 'application/json' }
    const body = JSON.stringify({ ...ROOM, padding: 'x'.repeat(300_000) })
    expect((await ask('/api/rooms', json, { method: 'POST', body })).status).toBe(413)
    const chunked = { ...json, 'transfer-encoding': 'chunked' }
    expect((await ask('/api/rooms', chunked, { method: 'POST', body })).status).toBe(413)
  })

  it('[API-23] answers 401 without a token, and with one that nobody has', async () => {
    for (const path of [
      '/rooms',
      '/auth/validate',
      '/auth/profile',
      '/game/player/queue-status',
      '/party/evening',
    ])
      expect([path, (await ask(`/api${path}`)).status]).toEqual([path, 401])
    const forged = await ask('/api/rooms', { authorization: 'Bearer nobody' })
    expect(JSON.parse(forged.text).code).toBe('TOKEN_INVALID_OR_EXPIRED')
  })

  it('[LAN-4] takes no reward, for nobody has R3 here', async () => {
    const { status, text } = await ask(
      '/api/rooms',
      { ...bearer(), 'content-type': 'application/json' },
      { method: 'POST', body: JSON.stringify({ ...ROOM, customQuizzes: undefined, tokenReward: 5 }) },
    )
    expect([status, JSON.parse(text)]).toMatchObject([
      402,
      { code: 'INSUFFICIENT_R3', details: { balance: 0, price: 5 } },
    ])
  })
})
