/**
 * @module-tag postgres
 * Races; queries of guest-devices-repository.ts and users-repository.ts.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  CLIENT_ID,
  type LocalGoogle,
  startLocalGoogle,
} from '#cloud/integrations/google/testing/local-google.ts'
import { eventually, roomCalls } from '#cloud/testing/room-calls.ts'
import { PASSWORD, startTestCloud, type TestCloud } from '#cloud/testing/test-cloud.ts'
import { GUEST_KEPT_MS } from '#shared/constants/timings.ts'
import { SIGN_UP_R3 } from '#shared/constants/wallet.ts'
import { QUIZZES } from '../../../tests/support/api.ts'
import { createTable, type Table } from '../../../tests/support/table.ts'

let google: LocalGoogle
let cloud: TestCloud
let calls: ReturnType<typeof roomCalls>
let table: Table
beforeAll(async () => {
  google = await startLocalGoogle()
  cloud = await startTestCloud({
    GOOGLE_CLIENT_ID: CLIENT_ID,
    GOOGLE_CERTS_URL: google.certsUrl,
    TRUSTED_PROXIES: '127.0.0.1',
  })
  calls = roomCalls(cloud)
  table = createTable(cloud.url)
})
afterEach(() => table.leave())
afterAll(async () => {
  await cloud.stop()
  await google.close()
})

const enter = (body: object, ip?: string) =>
  cloud.call('POST', '/api/auth/guest', { body, headers: ip ? { 'x-forwarded-for': ip } : {} })
const claim = (token: string | undefined, body: object) =>
  cloud.call('POST', '/api/auth/guest/claim', { token, body })
const validate = (token: string) => cloud.call('GET', '/api/auth/validate', { token })
const fields = (username: string) => ({
  username,
  email: `${username}@example.org`,
  password: PASSWORD,
  confirmPassword: PASSWORD,
})
const HOUR_MS = 3_600_000
/** Official names, also with a number, and in Cyrillic and Greek letters that look the same. */
const OFFICIAL = [
  'Moderator',
  'Mòderator',
  'Admin 2',
  'Staff 1',
  'ТЕАМ',
  'ЅУЅТЕМ',
  'ВОТ',
  'ΤΕΑΜ',
  'ΣΥΣΤΕΜ',
  'ΉΕΙΡ 3',
]
const REQUIRED = { success: false, error: 'You need an account for this', code: 'ACCOUNT_REQUIRED' }

describe('POST /auth/guest', () => {
  it('[GUEST-1, API-23] lets somebody in by a nickname, without address or R3', async () => {
    const { status, body } = await enter({ nickname: 'Al', language: 'italian' })
    expect(status).toBe(200)
    expect(body.data).toEqual({
      token: expect.any(String),
      deviceToken: expect.stringMatching(/^[\w-]{43}$/),
      user: {
        id: expect.any(String),
        username: 'Al',
        email: null,
        emailVerified: false,
        avatar: expect.any(String),
        preferredLanguage: 'italian',
        tutorialStep: 1,
        role: 'guest',
        isGoogleUser: false,
        createdAt: expect.any(String),
        balance: 0,
        isSubscriber: false,
      },
    })
    expect((await validate(body.data.token)).body.data.user).toEqual(body.data.user)
  })

  it('[GUEST-1, GUEST-7] takes 2 to 20 letters of any language of Europe, and no official name', async () => {
    for (const nickname of ['Niccolò', 'José', 'Zoë', 'Jürgen', 'Łukasz', 'Γιώργος', 'Оксана'])
      expect((await enter({ nickname })).body.data?.user.username).toBe(nickname)
    for (const nickname of ['a', 'a'.repeat(21), 'two words', '<b>', 'è', 7, undefined])
      expect([nickname, (await enter({ nickname })).body.code]).toEqual([nickname, 'VALIDATION_FAILED'])
    expect((await enter({})).body.error).toBe(
      'A nickname has 2 to 20 letters of one alphabet, numbers or underscores',
    )
    for (const nickname of OFFICIAL)
      expect([nickname, (await enter({ nickname })).body.code]).toEqual([nickname, 'USERNAME_RESERVED'])
  })

  it('[GUEST-1] takes a name that others bear, and keeps it from nobody', async () => {
    await cloud.register('taken')
    const guests = [await cloud.guest('taken'), await cloud.guest('taken'), await cloud.guest('later')]
    expect(new Set(guests.map(({ user }) => user.id)).size).toBe(3)
    expect((await cloud.register('later')).user.username).toBe('later')
  })

  it('[GUEST-1] the device token brings the same guest back, with the name typed then, and ends the older login', async () => {
    const first = await cloud.guest('early')
    const { body } = await enter({ nickname: 'late', deviceToken: first.deviceToken })
    expect(body.data).toMatchObject({
      user: { id: first.user.id, username: 'late', avatar: first.user.avatar },
      deviceToken: first.deviceToken,
    })
    expect((await validate(first.token)).status).toBe(401)
    const { body: stranger } = await enter({ nickname: 'late', deviceToken: 'x'.repeat(43) })
    expect(stranger.data.user.id).not.toBe(first.user.id)
    expect(stranger.data.deviceToken).not.toBe('x'.repeat(43))
  })

  it('[GUEST-1] a guest signs in by no password, and no mail finds one', async () => {
    const { user } = await cloud.guest('nobody')
    for (const username of ['nobody', `guest:${user.id}`, `GUEST:${user.id}`])
      expect(
        (await cloud.call('POST', '/api/auth/login', { body: { username, password: PASSWORD } })).body.code,
      ).toBe('INVALID_USERNAME_OR_PASSWORD')
  })

  it('[GUEST-5] takes ten new guests an hour from an address, and any who come back', async () => {
    const ip = '198.51.100.9'
    const { body: first } = await enter({ nickname: 'one' }, ip)
    for (let more = 2; more <= 10; more++) expect((await enter({ nickname: 'more' }, ip)).status).toBe(200)
    expect((await enter({ nickname: 'over' }, ip)).body.code).toBe('RATE_LIMITED')
    const back = await enter({ nickname: 'one', deviceToken: first.data.deviceToken }, ip)
    expect(back.body.data.user.id).toBe(first.data.user.id)
    expect((await enter({ nickname: 'other' }, '198.51.100.10')).status).toBe(200)
  })

  it('[GUEST-5] takes none during maintenance', async () => {
    const { liveSettings } = cloud.app.services
    await liveSettings.change({ maintenance: { startsAt: new Date(0).toISOString() } })
    try {
      expect((await enter({ nickname: 'late' })).body.code).toBe('MAINTENANCE')
    } finally {
      await liveSettings.change({ maintenance: null })
    }
    expect((await enter({ nickname: 'late' })).status).toBe(200)
  })
})

describe('what a guest may do', () => {
  it('[GUEST-2, ERR-57] refuses what needs an account, before it looks at the input', async () => {
    const { token } = await cloud.guest('poor')
    for (const [method, path] of [
      ['POST', '/rooms'],
      ['POST', '/rooms/private'],
      ['POST', '/gamemode/private-lobby/create'],
      ['GET', '/wallet'],
      ['GET', '/wallet/entries'],
      ['POST', '/auth/change-password'],
      ['POST', '/auth/request-email-verification'],
    ] as const) {
      const { status, body } = await cloud.call(method, `/api${path}`, {
        token,
        ...(method === 'POST' && { body: {} }),
      })
      expect([path, status, body]).toEqual([path, 403, REQUIRED])
    }
    const ranked = { gameModeId: 'ranked' }
    const search = await cloud.call('POST', '/api/gamemode/matchmaking/start', { token, body: ranked })
    expect([search.status, search.body]).toEqual([403, REQUIRED])
    const email = { email: 'poor@example.org' }
    const moved = await cloud.call('PATCH', '/api/auth/profile', { token, body: email })
    expect([moved.status, moved.body]).toEqual([403, REQUIRED])
  })

  it('[GUEST-2, GUEST-3] plays a game to its end in somebody’s room, marked as a guest, and earns no R3', async () => {
    const [host, guest] = [await cloud.register(), await cloud.guest('Visitor')]
    const { room, gameSessionId, clients } = await table.play([host, guest], { customQuizzes: QUIZZES })
    const { body } = await calls.as(host, 'GET', `/rooms/${room.id}`)
    const marks = body.data.room.players.map((one: { userId: string; isGuest: boolean }) => [
      one.userId,
      one.isGuest,
    ])
    expect(marks).toEqual([
      [host.user.id, false],
      [guest.user.id, true],
    ])
    for (const client of clients) await client.say('submit_guess', { gameSessionId, guess: 'lantern' })
    const { rewards } = (await clients[1]?.until('game_finished')) ?? {}
    expect(rewards?.find(({ userId }) => userId === guest.user.id)).toMatchObject({ r3: 0 })
    expect(await cloud.db('wallet_balances').where({ user_id: guest.user.id })).toEqual([])
  })

  it('[GUEST-2] finds a quick match, marked as a guest', async () => {
    const [one, two] = [await cloud.guest('Quick_1'), await cloud.guest('Quick_2')]
    for (const { token } of [one, two])
      await cloud.call('POST', '/api/gamemode/matchmaking/start', {
        token,
        body: { gameModeId: 'quick_match' },
      })
    cloud.clock.advance(5_000)
    const { body } = await eventually(
      () => cloud.call('GET', '/api/game/player/queue-status', { token: one.token }),
      (answer) => answer.body.data.activeRoom?.matched === true,
    )
    const players = body.data.activeRoom.players.filter((player: { isBot: boolean }) => !player.isBot)
    expect(players.map((player: { isGuest: boolean }) => player.isGuest)).toEqual([true, true])
  })

  it('[GUEST-2] changes nickname and avatar, and deletes itself without a password', async () => {
    const { token, user } = await cloud.guest('before')
    const body = { username: 'after', avatar: 'thumbs-03' }
    const changed = await cloud.call('PATCH', '/api/auth/profile', { token, body })
    expect(changed.body.data.user).toMatchObject({ id: user.id, username: 'after', avatar: 'thumbs-03' })
    expect((await cloud.register('after')).user.username).toBe('after')
    expect((await cloud.call('DELETE', '/api/auth/account', { token })).status).toBe(200)
    expect(await cloud.db('users').where({ id: user.id })).toEqual([])
  })

  it('[GUEST-8] numbers a guest whose name is taken in the room, and refuses a look-alike', async () => {
    const host = await cloud.register('Coca')
    const room = await calls.create(host)
    for (const nickname of ['Ninuccia', 'ninuccia', 'Nìnuccia'])
      expect((await calls.join(await cloud.guest(nickname), room.id)).status).toBe(200)
    const { body } = await cloud.call('GET', `/api/rooms/${room.id}`, { token: host.token })
    const names = body.data.room.players.map(({ username }: { username: string }) => username)
    expect(names).toEqual(['Coca', 'Ninuccia', 'ninuccia 2', 'Nìnuccia 3'])
    const twin = await calls.join(await cloud.guest('Соса'), room.id)
    expect([twin.status, twin.body.code]).toEqual([409, 'USERNAME_ALREADY_TAKEN'])
  })

  it('[GUEST-6, ERR-57] a host shuts guests out of a room', async () => {
    const [host, guest] = [await cloud.register(), await cloud.guest('Shut_out')]
    const room = await calls.create(host, { guests: false })
    expect(room.guests).toBe(false)
    const refused = await calls.join(guest, room.id)
    expect([refused.status, refused.body]).toEqual([
      403,
      {
        success: false,
        error: 'This room is for players with an account',
        code: 'GUESTS_NOT_ALLOWED',
      },
    ])
    expect((await calls.join(await cloud.register(), room.id)).status).toBe(200)
    await calls.as(host, 'PATCH', `/rooms/${room.id}`, { guests: true })
    expect((await calls.join(guest, room.id)).status).toBe(200)
  })
})

describe('POST /auth/guest/claim', () => {
  it('[GUEST-4] makes an account of the same id, with the gift, and goes on in the same login and seat', async () => {
    const [host, guest] = [await cloud.register(), await cloud.guest('Becomes')]
    const { room, clients } = await table.play([host, guest])
    const { status, body } = await claim(guest.token, fields('becomes'))
    expect(status).toBe(200)
    expect(body.data.user).toMatchObject({
      id: guest.user.id,
      username: 'becomes',
      email: 'becomes@example.org',
      role: 'player',
      avatar: guest.user.avatar,
      balance: SIGN_UP_R3,
    })
    expect((await validate(guest.token)).status).toBe(200)
    expect(clients[1]?.socket.connected).toBe(true)
    expect(await calls.seatsOf(host, room.id)).toContain(guest.user.id)
    expect((await cloud.mailsOnceThereAre(1, 'becomes@example.org')).length).toBe(1)
    const login = await cloud.call('POST', '/api/auth/login', {
      body: { username: 'becomes', password: PASSWORD },
    })
    expect(login.body.data.user.id).toBe(guest.user.id)
    const { body: later } = await enter({ nickname: 'Becomes', deviceToken: guest.deviceToken })
    expect(later.data.user.id).not.toBe(guest.user.id)
  })

  it('[GUEST-4] by Google, with the nickname as username where it is free', async () => {
    const guest = await cloud.guest('Google_Guest')
    const idToken = await google.token('guest-1', { email: 'guest.one@example.org' })
    const { status, body } = await claim(guest.token, { firebaseUser: { idToken } })
    expect([status, body.data?.user]).toMatchObject([
      200,
      {
        id: guest.user.id,
        username: 'Google_Guest',
        email: 'guest.one@example.org',
        isGoogleUser: true,
        role: 'player',
        balance: SIGN_UP_R3,
      },
    ])
    const another = await cloud.guest('Another')
    const again = await google.token('guest-1', { email: 'guest.one@example.org' })
    expect((await claim(another.token, { firebaseUser: { idToken: again } })).body.code).toBe(
      'EMAIL_ALREADY_EXISTS',
    )
    expect((await claim(another.token, { firebaseUser: { idToken: 'a.b.c' } })).status).toBe(401)
    expect((await validate(another.token)).body.data.user.role).toBe('guest')
  })

  it('[GUEST-4, GUEST-7] by Google, under another name where the nickname is no username', async () => {
    const guest = await cloud.guest('Niccolò')
    const idToken = await google.token('guest-2', { email: 'niccolo@example.org' })
    const { body } = await claim(guest.token, { firebaseUser: { idToken } })
    expect(body.data.user).toMatchObject({ id: guest.user.id, role: 'player' })
    expect(body.data.user.username).toMatch(/^\w{3,20}$/)
  })

  it('[GUEST-4] says what is wrong as registering does, and leaves the guest as it was', async () => {
    await cloud.register('occupied')
    const guest = await cloud.guest('stays')
    const wrong = await claim(guest.token, { ...fields('fresh'), confirmPassword: 'other' })
    expect([wrong.status, wrong.body.error]).toEqual([400, 'Passwords do not match'])
    expect((await claim(guest.token, { ...fields('occupied'), email: 'free@example.org' })).body.code).toBe(
      'USERNAME_ALREADY_TAKEN',
    )
    expect((await claim(guest.token, { ...fields('fresh'), email: 'OCCUPIED@example.org' })).body.code).toBe(
      'EMAIL_ALREADY_EXISTS',
    )
    expect((await claim(guest.token, fields('admin'))).body.code).toBe('USERNAME_RESERVED')
    expect((await validate(guest.token)).body.data.user).toMatchObject({ role: 'guest', balance: 0 })
  })

  it('[GUEST-4] is for guests alone, and happens once', async () => {
    expect((await claim(undefined, fields('no_one'))).status).toBe(401)
    const account = await cloud.register()
    expect((await claim(account.token, fields('second_one'))).body.code).toBe('CONFLICT')
    const guest = await cloud.guest('twice')
    const both = await Promise.all([
      claim(guest.token, fields('twin_a')),
      claim(guest.token, fields('twin_b')),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { body } = await cloud.call('GET', '/api/wallet', {
      token: both.find(({ status }) => status === 200)?.body.data.token,
    })
    expect(body.data.balance).toBe(SIGN_UP_R3)
  })
})

// The last: it turns the clock by a month.
describe('guests who stay away', () => {
  it('[GUEST-5] a guest unused for 30 days is deleted with all that hangs on it', async () => {
    const [idle, active] = [await cloud.guest('idle'), await cloud.guest('active')]
    const account = await cloud.register('idle_account')
    cloud.clock.advance(GUEST_KEPT_MS - HOUR_MS)
    await enter({ nickname: 'active', deviceToken: active.deviceToken })
    cloud.clock.advance(2 * HOUR_MS)
    const ids = [idle.user.id, active.user.id, account.user.id]
    const left = await eventually(
      async () => {
        // A run that was under way comes again an hour after its end.
        cloud.clock.advance(HOUR_MS)
        return cloud.db('users').whereIn('id', ids).select('id')
      },
      (rows) => rows.length < 3,
    )
    expect(left.map(({ id }) => id).toSorted()).toEqual([active.user.id, account.user.id].toSorted())
    for (const owned of ['guest_devices', 'logins', 'player_stats'])
      expect(await cloud.db(owned).where({ user_id: idle.user.id })).toEqual([])
    const { body } = await enter({ nickname: 'idle', deviceToken: idle.deviceToken })
    expect(body.data.user.id).not.toBe(idle.user.id)
  })
})
