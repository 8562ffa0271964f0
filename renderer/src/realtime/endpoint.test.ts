import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { room, view } from '#renderer/realtime/testing/room-fixtures.ts'
import { sampleProfile, sampleUser } from '#renderer/testing/samples.ts'
import { reconnectKey, STORAGE_KEYS } from '#shared/constants/storage-keys.ts'

const CLOUD = location.origin
const LAN = 'http://192.168.1.5:7777'
const NAMESPACE = `lan:${LAN}:`

/** What left the client: where to, and every token that went along. */
const sent: { origin: string; path: string; token: string | null }[] = []
function log(url: string, token: unknown): void {
  const { origin, pathname } = new URL(url.replace(/^ws/, 'http'))
  sent.push({ origin, path: pathname, token: token ? String(token) : null })
}
const bearer = (headers: HeadersInit | undefined) =>
  new Headers(headers).get('authorization')?.replace('Bearer ', '') ?? null

vi.mock('socket.io-client', () => ({
  io: (url: string, { auth }: { auth: (give: (data: { token: string }) => void) => void }) => ({
    connect: () => auth(({ token }) => log(url, token)),
    disconnect: () => undefined,
    on: () => undefined,
    onAny: () => undefined,
  }),
}))
vi.mock('colyseus.js', () => ({
  Client: class {
    url: string
    http = { getOptions: (options: object) => options }
    constructor(url: string, { headers }: { headers: Record<string, string> }) {
      this.url = url
      log(url, bearer(headers))
    }
    async joinById(roomId: string, { token }: { token: string }) {
      log(this.url, token)
      return {
        roomId,
        reconnectionToken: `${roomId}:secret`,
        send: () => undefined,
        leave: async () => undefined,
        onLeave: () => undefined,
        onMessage: (_: string, listener: (name: string, payload: unknown) => void) =>
          queueMicrotask(() => listener('room_view', view({ room: room({ id: roomId }) }))),
      }
    }
  },
}))

/** Both servers: each knows its own tokens alone. The cloud lets the first of them run out; a LAN host's last. */
async function serve(input: string, init: RequestInit = {}): Promise<Response> {
  const url = new URL(input)
  const token = bearer(init.headers)
  log(input, token)
  const name = url.origin === LAN ? 'lan' : 'cloud'
  const user = sampleUser({ id: name })
  const answer = (status: number, body: object) => Response.json(body, { status })
  const ok = (data: unknown) => answer(200, { success: true, data })
  if (url.pathname === '/api/auth/login') return ok({ token: `${name}-1`, user })
  if (token === null || !token.startsWith(name)) return answer(401, { success: false, error: 'Unauthorized' })
  if (url.pathname === '/api/auth/refresh') return ok({ token: `${name}-2` })
  if (url.pathname === '/api/auth/logout') return ok(null)
  if (url.pathname === '/api/auth/validate') return ok({ valid: true, user })
  if (token === 'cloud-1') return answer(401, { success: false, error: 'Unauthorized' })
  return ok(sampleProfile(user))
}

/** A page load of the app on one server; clients that were loaded before go on beside it. */
async function load(lanHost: string | null) {
  vi.resetModules()
  const { chooseLanHost } = await import('#renderer/lib/endpoint.ts')
  chooseLanHost(lanHost)
  return reload()
}

async function reload() {
  vi.resetModules()
  const [endpoint, signIn, signOut, store, profile, rooms, connection, channel] = await Promise.all([
    import('#renderer/lib/endpoint.ts'),
    import('#renderer/session/sign-in.ts'),
    import('#renderer/session/sign-out.ts'),
    import('#renderer/session/session-store.ts'),
    import('#renderer/session/session-refresh.ts'),
    import('#renderer/realtime/room/room-session.ts'),
    import('#renderer/realtime/room/active-connection.ts'),
    import('#renderer/realtime/transport/account-channel.ts'),
  ])
  return { ...endpoint, ...signIn, ...signOut, ...store, ...profile, ...rooms, ...connection, ...channel }
}
type Client = Awaited<ReturnType<typeof load>>

async function play(client: Client, roomId: string): Promise<void> {
  await client.logIn({ username: 'mira', password: 'a-password' })
  // The cloud's first token has run out: this renews it.
  await client.loadProfile()
  await client.connectAccount()
  await client.enterRoom({ roomId })
}

const keysOf = (storage: Storage): string[] =>
  Object.keys(storage).filter((key) => key !== STORAGE_KEYS.preferences && key !== STORAGE_KEYS.lanHost)
const own = (roomId: string) => [
  STORAGE_KEYS.authToken,
  STORAGE_KEYS.userId,
  STORAGE_KEYS.app,
  STORAGE_KEYS.lastRoomId,
  reconnectKey(roomId),
]
const tokensTo = (origin: string) =>
  [...new Set(sent.filter((one) => one.origin === origin).map(({ token }) => token))].sort()

beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('fetch', vi.fn(serve))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('[SESS-9] plays on a LAN host beside the cloud: neither tokens nor storage mix', async () => {
  const cloud = await load(null)
  await play(cloud, 'r-cloud')
  expect(keysOf(localStorage).sort()).toEqual(own('r-cloud').sort())

  const lan = await load(LAN)
  expect(lan.endpoint).toEqual({ kind: 'lan', origin: LAN, namespace: NAMESPACE })
  // The cloud's user is nobody here.
  expect(lan.sessionState().isAuthenticated).toBe(false)
  await play(lan, 'r-lan')
  // Both go on at once.
  await Promise.all([cloud.loadProfile(), lan.loadProfile()])

  expect(keysOf(localStorage).sort()).toEqual(
    [...own('r-cloud'), ...own('r-lan').map((key) => NAMESPACE + key)].sort(),
  )
  expect(localStorage.getItem(STORAGE_KEYS.authToken)).toBe('cloud-2')
  expect(localStorage.getItem(NAMESPACE + STORAGE_KEYS.authToken)).toBe('lan-1')
  expect(cloud.sessionState().user?.id).toBe('cloud')
  expect(lan.sessionState().user?.id).toBe('lan')
  expect(tokensTo(CLOUD)).toEqual(['cloud-1', 'cloud-2', null])
  expect(tokensTo(LAN)).toEqual(['lan-1', null])
  expect(new Set(sent.map(({ origin }) => origin))).toEqual(new Set([CLOUD, LAN]))

  cloud.logOut()
  expect(keysOf(localStorage).sort()).toEqual(
    own('r-lan')
      .map((key) => NAMESPACE + key)
      .sort(),
  )
  expect(lan.sessionState().isAuthenticated).toBe(true)
  lan.logOut()
  expect(keysOf(localStorage)).toEqual([])
})

it('[SESS-9] a logout from a LAN host leaves the cloud’s session', async () => {
  const cloud = await load(null)
  await play(cloud, 'r-cloud')
  const lan = await load(LAN)
  await play(lan, 'r-lan')
  lan.logOut()
  expect(keysOf(localStorage).sort()).toEqual(own('r-cloud').sort())
  // The tab stays on the LAN host until the player goes back to the cloud.
  expect((await load(LAN)).sessionState().isAuthenticated).toBe(false)
  expect((await load(null)).sessionState().user?.id).toBe('cloud')
})

describe('a party', () => {
  const SUCCESSOR = 'http://192.168.1.6:8790'

  it('[LAN-3] is known by the tag in a page that a LAN host served', async () => {
    document.head.insertAdjacentHTML('beforeend', '<meta name="riddle-rooms-host" content="lan">')
    const { endpoint } = await load(null)
    document.head.querySelector('meta[name="riddle-rooms-host"]')?.remove()
    expect(endpoint).toEqual({ kind: 'lan', origin: CLOUD, namespace: `lan:${CLOUD}:` })
    expect((await load(null)).endpoint.kind).toBe('cloud')
  })

  it('[LAN-9] goes on at another address with the same storage, also after a page load', async () => {
    const lan = await load(LAN)
    await lan.logIn({ username: 'mira', password: 'a-password' })
    const { moveParty } = await import('#renderer/realtime/party/move-party.ts')
    moveParty(SUCCESSOR)
    expect(lan.endpoint).toEqual({ kind: 'lan', origin: SUCCESSOR, namespace: NAMESPACE })
    await lan.enterRoom({ roomId: 'r-lan' })
    expect(tokensTo(SUCCESSOR)).toEqual(['lan-1'])
    expect(localStorage.getItem(NAMESPACE + STORAGE_KEYS.lastRoomId)).toBe('r-lan')
    expect((await reload()).endpoint).toEqual({ kind: 'lan', origin: SUCCESSOR, namespace: NAMESPACE })
    // Chosen by hand, the address itself is asked.
    expect((await load(LAN)).endpoint.origin).toBe(LAN)
  })

  it('[LAN-6] has no logins to renew: one that the host refuses is over at once', async () => {
    const lan = await load(LAN)
    localStorage.setItem(NAMESPACE + STORAGE_KEYS.deviceToken, 'device')
    await lan.logIn({ username: 'mira', password: 'a-password' })
    localStorage.setItem(NAMESPACE + STORAGE_KEYS.authToken, 'of another party')
    await lan.loadProfile()
    expect(sent.filter(({ path }) => path === '/api/auth/refresh')).toEqual([])
    expect(lan.sessionState().isAuthenticated).toBe(false)
    expect(localStorage.getItem(NAMESPACE + STORAGE_KEYS.deviceToken)).toBe('device')
  })
})
