/**
 * @module-tag postgres
 * Races; queries of sanctions-repository.ts.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signInAdmin, signInConfirmedAdmin } from '#cloud/modules/admin/testing/sign-in-admin.ts'
import { eventually, roomCalls } from '#cloud/testing/room-calls.ts'
import { PASSWORD, startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import { type AccountClient, connectAccount } from '../../../tests/support/account-client.ts'
import { joinRoomPlay } from '../../../tests/support/room-play-client.ts'
import { createTable, type Table } from '../../../tests/support/table.ts'

const SUPPORT = 'https://riddles.example/help'
let cloud: TestCloud
let calls: ReturnType<typeof roomCalls>
let table: Table
let admin: TestPlayer
let ada: TestPlayer
let bob: TestPlayer
beforeAll(async () => {
  cloud = await startTestCloud({ RATE_LIMITS: 'off', SUPPORT_URL: SUPPORT })
  calls = roomCalls(cloud)
  table = createTable(cloud.url)
})
beforeEach(async () => {
  admin = await signInConfirmedAdmin(cloud)
  ada = await cloud.register()
  bob = await cloud.register()
})
afterEach(() => table.leave())
afterAll(() => cloud.stop())

interface Somebody {
  readonly user: { readonly id: string; readonly username: string }
}
const about = (method: string, { user }: Somebody, path: string, body?: unknown) =>
  cloud.call(method, `/api/admin/users/${user.id}${path}`, { token: admin.token, body })
const as = (method: string, path: string) => cloud.call(method, `/api/admin${path}`, { token: admin.token })
const own = async ({ token }: TestPlayer) => (await cloud.call('GET', '/api/sanctions', { token })).body.data
const login = ({ user }: Somebody) =>
  cloud.call('POST', '/api/auth/login', { body: { username: user.username, password: PASSWORD } })
const inMinutes = (minutes: number) => new Date(cloud.clock.now() + minutes * 60_000).toISOString()
const actionsOn = async ({ user }: TestPlayer) =>
  (await cloud.call('GET', `/api/admin/actions?target=${user.id}`, { token: admin.token })).body.data.actions

describe('a warning', () => {
  it('[ADMIN-9] reaches the player at once and later, until they have read it', async () => {
    const client = await connectAccount(cloud.url, ada)
    expect((await about('POST', ada, '/warn', { preset: 'spam' })).status).toBe(200)
    expect(await client.until('sanctions_changed')).toEqual({})
    expect((await about('POST', ada, '/warn', { text: 'Not <b>again</b>' })).status).toBe(200)
    client.socket.disconnect()
    const { warnings, mute } = await own(ada)
    expect([warnings, mute]).toEqual([
      [
        { id: expect.any(String), preset: 'spam', text: '', at: inMinutes(0) },
        { id: expect.any(String), preset: null, text: 'Not <b>again</b>', at: inMinutes(0) },
      ],
      null,
    ])
    const read = (player: TestPlayer, id: string) =>
      cloud.call('POST', `/api/sanctions/${id}/acknowledge`, { token: player.token })
    expect((await read(bob, warnings[0].id)).status).toBe(404)
    for (let time = 0; time < 2; time++) expect((await read(ada, warnings[0].id)).status).toBe(200)
    expect((await own(ada)).warnings).toEqual([warnings[1]])
    expect((await actionsOn(ada))[1]).toMatchObject({
      admin: { id: admin.user.id },
      action: 'user.warn',
      before: null,
      after: { reason: 'spam' },
    })
  })

  it.each([
    {},
    { preset: 'rude' },
    { text: ' ' },
    { text: 'x'.repeat(301) },
    { preset: 'spam', text: 'both' },
  ])('[ADMIN-9] cannot be %j', async (body) => {
    expect(await about('POST', ada, '/warn', body)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED' },
    })
    expect((await own(ada)).warnings).toEqual([])
  })
})

describe('a mute', () => {
  const refused = () => ({ code: 'MUTED_UNTIL', details: { until: inMinutes(60) } })

  it('[ADMIN-10] refuses lines and reactions by every transport, and lets guesses count', async () => {
    const { room, gameSessionId, clients } = await table.play([ada, bob])
    const [, muted] = clients as [AccountClient, AccountClient]
    expect((await about('POST', bob, '/mute', { reason: 'Insults', minutes: 60 })).status).toBe(200)
    expect((await own(bob)).mute).toEqual({ reason: 'Insults', until: inMinutes(60) })
    const roomPlay = await joinRoomPlay(cloud.url, bob, room.id)
    expect(await roomPlay.say('react', { roomId: room.id, emote: 'clap' })).toMatchObject(refused())
    // In a round a line is a guess: a wrong one counts and is shown to nobody.
    const answer = (text: string) => calls.as(bob, 'POST', `/game/${gameSessionId}/answer`, { answer: text })
    expect((await answer('surely wrong')).status).toBe(200)
    expect(clients[0]?.heard.map(({ name }) => name)).not.toContain('chat_message')
    await roomPlay.room.leave()
    await calls.as(ada, 'POST', `/game/${room.id}/end`)
    expect(muted.heard.map(({ name }) => name)).not.toContain('chat_message')
  })

  it('[ADMIN-10] holds in every room until it is lifted, or ends by the clock', async () => {
    const { id } = await calls.create(ada)
    const guest = await table.sit(bob, id)
    const roomPlay = await joinRoomPlay(cloud.url, bob, id)
    const react = () => guest.say('react', { roomId: id, emote: 'clap' })
    expect((await about('POST', bob, '/mute', { reason: 'Insults', minutes: 60 })).status).toBe(200)
    expect(await react()).toMatchObject(refused())
    expect(await roomPlay.say('chat_message', { roomId: id, message: 'hello' })).toMatchObject(refused())
    await roomPlay.room.leave()
    expect((await about('DELETE', bob, '/mute')).status).toBe(200)
    expect(await react()).toEqual({ success: true })
    expect(await about('DELETE', bob, '/mute')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    await about('POST', bob, '/mute', { reason: 'Again', minutes: 1 })
    await about('POST', bob, '/mute', { reason: 'Longer', minutes: 2 })
    cloud.clock.advance(60_000)
    expect((await own(bob)).mute).toMatchObject({ reason: 'Longer' })
    cloud.clock.advance(60_000)
    expect([(await own(bob)).mute, await react()]).toEqual([null, { success: true }])
    expect((await actionsOn(bob)).slice(0, 2)).toMatchObject([
      { action: 'user.mute', before: { reason: 'Again' }, after: { reason: 'Longer' } },
      { action: 'user.mute', before: null, after: { reason: 'Again' } },
    ])
  })

  it.each([{ reason: 'x' }, { reason: 'x', minutes: 0 }, { reason: 'x', minutes: 1.5 }, { minutes: 5 }])(
    '[ADMIN-10] cannot be %j',
    async (body) => {
      expect((await about('POST', bob, '/mute', body)).status).toBe(400)
    },
  )
})

describe('a ban', () => {
  const ban = (player: Somebody, body: object = { reason: 'Cheats' }) => about('POST', player, '/ban', body)

  it('[ADMIN-8, ADMIN-11] is given only by an admin who has confirmed who they are', async () => {
    await cloud.db('logins').where({ user_id: admin.user.id }).update({ confirmed_until: null })
    for (const [method, path] of [
      ['POST', '/ban'],
      ['DELETE', '/ban'],
      ['DELETE', ''],
    ] as const)
      expect(await about(method, bob, path, { reason: 5 })).toMatchObject({
        status: 403,
        body: { code: 'CONFIRMATION_REQUIRED' },
      })
    expect((await login(bob)).status).toBe(200)
  })

  it('[ADMIN-11] ends the sessions at once with its reason, and the game goes on', async () => {
    const cem = await cloud.register()
    const { room, clients } = await table.play([ada, bob, cem])
    const roomPlay = await joinRoomPlay(cloud.url, bob, room.id)
    expect((await ban(bob, { reason: 'Cheats', minutes: 60 })).status).toBe(200)
    const told = (await clients[1]?.until('force_disconnect')) as { reason: string }
    expect(told.reason).toContain('Reason: Cheats')
    expect(told.reason).toContain('UTC')
    expect(told.reason).toContain(SUPPORT)
    expect(await roomPlay.closed).toBe(4000)
    const seats = await eventually(
      () => calls.seatsOf(ada, room.id),
      (ids) => !ids.includes(bob.user.id),
    )
    expect(seats.toSorted()).toEqual([ada.user.id, cem.user.id].toSorted())
    expect((await calls.as(ada, 'GET', `/rooms/${room.id}`)).body.data.room.status).toBe('in_progress')
    await calls.as(ada, 'POST', `/game/${room.id}/end`)
  })

  it('[ADMIN-11] refuses every way in, and says why and until when', async () => {
    const { id } = await calls.create(ada)
    await ban(bob, { reason: 'Cheats', minutes: 60 })
    const banned = {
      code: 'BANNED',
      details: { reason: 'Cheats', until: inMinutes(60), supportUrl: SUPPORT },
    }
    expect(await login(bob)).toMatchObject({ status: 403, body: banned })
    expect(await cloud.call('POST', '/api/auth/refresh', { token: bob.token })).toMatchObject({
      status: 401,
      body: banned,
    })
    expect((await calls.join(bob, id)).status).toBe(401)
    await expect(connectAccount(cloud.url, bob)).rejects.toThrow('Unauthorized')
    await expect(joinRoomPlay(cloud.url, bob, id)).rejects.toMatchObject({ code: 401 })
    cloud.clock.advance(60 * 60_000)
    expect((await login(bob)).status).toBe(200)
  })

  it('[ADMIN-11] holds until it is lifted when it has no end', async () => {
    await ban(bob)
    cloud.clock.advance(10 * 60_000 - 1)
    expect((await login(bob)).body.details).toMatchObject({ reason: 'Cheats', until: null })
    expect((await about('DELETE', bob, '/ban')).status).toBe(200)
    expect((await login(bob)).status).toBe(200)
    expect((await actionsOn(bob)).map(({ action }: { action: string }) => action)).toEqual([
      'user.unban',
      'user.ban',
    ])
  })

  it('[ADMIN-11] of two admins at once is one that stands, and both are in the log', async () => {
    const other = await signInConfirmedAdmin(cloud)
    const bans = [admin, other].map(({ token, user }) =>
      cloud.call('POST', `/api/admin/users/${bob.user.id}/ban`, { token, body: { reason: user.username } }),
    )
    expect((await Promise.all(bans)).map(({ status }) => status)).toEqual([200, 200])
    const rows = await cloud.db('sanctions').where({ user_id: bob.user.id }).whereNull('lifted_at')
    expect(rows).toHaveLength(1)
    expect((await actionsOn(bob)).map(({ action }: { action: string }) => action)).toEqual([
      'user.ban',
      'user.ban',
    ])
  })

  it('[ADMIN-11] keeps a guest from coming back and from becoming an account', async () => {
    const guest = await cloud.guest('Visitor')
    await ban(guest)
    const back = { nickname: 'Visitor', deviceToken: guest.deviceToken }
    expect((await cloud.call('POST', '/api/auth/guest', { body: back })).body.code).toBe('BANNED')
    const claim = {
      username: 'claimed_name',
      email: 'claimed@example.org',
      password: PASSWORD,
      confirmPassword: PASSWORD,
    }
    expect(
      (await cloud.call('POST', '/api/auth/guest/claim', { token: guest.token, body: claim })).status,
    ).toBe(401)
  })

  it('[ADMIN-11] outlives the account: its address cannot be registered again', async () => {
    await ban(bob, { reason: 'Cheats', minutes: 60 })
    expect((await about('DELETE', bob, '')).status).toBe(200)
    const email = bob.user.email.toUpperCase()
    const body = { username: 'another_name', email, password: PASSWORD, confirmPassword: PASSWORD }
    const register = () => cloud.call('POST', '/api/auth/register', { body })
    const guest = await cloud.guest('Visitor')
    const claim = () => cloud.call('POST', '/api/auth/guest/claim', { token: guest.token, body })
    // Whoever types an address need not be its owner, whom alone the reason concerns.
    for (const enter of [register, claim]) {
      const answer = await enter()
      expect([answer.status, answer.body.code]).toEqual([403, 'BANNED'])
      expect(answer.body.details).toEqual({ until: inMinutes(60), supportUrl: SUPPORT })
    }
    expect(JSON.stringify(await cloud.db('banned_addresses'))).not.toContain(bob.user.email)
    expect(await cloud.db('users').where({ username: 'another_name' })).toEqual([])
    cloud.clock.advance(60 * 60_000)
    expect((await register()).status).toBe(201)
  })

  it('[ADMIN-11] of an address says why to those who have proven that it is theirs', async () => {
    await ban(bob, { reason: 'Cheats' })
    await about('DELETE', bob, '')
    const moveThere = (emailVerified: boolean) =>
      cloud.db('users').where({ id: ada.user.id }).update({
        email: bob.user.email,
        email_folded: bob.user.email.toLowerCase(),
        email_verified: emailVerified,
      })
    await moveThere(false)
    expect((await login(ada)).body.details).toEqual({ until: null, supportUrl: SUPPORT })
    await moveThere(true)
    expect((await login(ada)).body.details).toEqual({ reason: 'Cheats', until: null, supportUrl: SUPPORT })
  })

  it('[ADMIN-11] of an address that outlived its account is listed, found by who knows it, and lifted', async () => {
    const kept = [ada, bob]
    for (const player of kept) {
      await ban(player, { reason: `Cheats: ${player.user.username}` })
      await about('DELETE', player, '')
    }
    const list = async (query = '') => {
      const { body } = await as('GET', `/banned-addresses${query}`)
      return body.data
    }
    const all = (await list('?limit=100')).addresses
    const [first, second] = [await list('?limit=1'), await list(`?limit=100&after=${all[0].digest}`)]
    expect([...first.addresses, ...second.addresses]).toEqual(all)
    expect([first.next, second.next]).toEqual([all[0].digest, null])
    const { addresses } = await list(`?email=${encodeURIComponent(` ${bob.user.email.toUpperCase()} `)}`)
    const address = { digest: expect.stringMatching(/^[0-9a-f]{64}$/), until: null }
    expect(addresses).toEqual([{ ...address, reason: `Cheats: ${bob.user.username}` }])
    expect((await list('?email=nobody@example.org')).addresses).toEqual([])

    const [{ digest }] = addresses
    const lift = (id: string, { token } = admin) =>
      cloud.call('DELETE', `/api/admin/banned-addresses/${id}`, { token })
    const unconfirmed = await signInAdmin(cloud)
    expect((await lift(digest, unconfirmed)).body.code).toBe('CONFIRMATION_REQUIRED')
    expect((await lift(digest)).status).toBe(200)
    for (const id of [digest, 'x', digest.toUpperCase()]) expect((await lift(id)).status, id).toBe(404)
    const { body } = await as('GET', `/actions?target=${digest}`)
    expect(body.data.actions).toMatchObject([
      {
        action: 'address.unban',
        before: { reason: `Cheats: ${bob.user.username}`, until: null },
        after: null,
      },
    ])
    const back = {
      username: 'back_again',
      email: bob.user.email,
      password: PASSWORD,
      confirmPassword: PASSWORD,
    }
    expect((await cloud.call('POST', '/api/auth/register', { body: back })).status).toBe(201)
  })

  it('[ADMIN-11] of an address is not shortened by the ban of a later account of the same', async () => {
    const { email } = ada.user
    const until = async (): Promise<(string | null)[]> => {
      const { body } = await as('GET', `/banned-addresses?email=${encodeURIComponent(email)}`)
      return body.data.addresses.map((one: { until: string | null }) => one.until)
    }
    const banAndDelete = async (player: TestPlayer, minutes?: number) => {
      await ban(player, { reason: 'Cheats', ...(minutes !== undefined && { minutes }) })
      await about('DELETE', player, '')
    }
    /** An account that has moved to the address. */
    const another = async () => {
      const player = await cloud.register()
      await cloud
        .db('users')
        .where({ id: player.user.id })
        .update({ email, email_folded: email.toLowerCase() })
      return player
    }
    await banAndDelete(ada, 60)
    await banAndDelete(await another(), 5)
    expect(await until()).toEqual([inMinutes(60)])
    await banAndDelete(await another(), 120)
    expect(await until()).toEqual([inMinutes(120)])
    await banAndDelete(await another())
    await banAndDelete(await another(), 240)
    expect(await until()).toEqual([null])
  })

  it('[ADMIN-12, API-23] of an admin, of oneself or of nobody is refused, as every sanction is', async () => {
    const other = await signInConfirmedAdmin(cloud)
    const all = [
      ['POST', '/warn', { preset: 'spam' }],
      ['POST', '/mute', { reason: 'x', minutes: 5 }],
      ['POST', '/ban', { reason: 'x' }],
      ['POST', '/disconnect', { reason: 'x' }],
      ['DELETE', '', undefined],
    ] as const
    for (const [method, path, body] of all) {
      const nobody = { user: { ...ada.user, id: 'nobody' } }
      // Whatever the body says.
      for (const said of [body, {}]) {
        for (const target of [other, admin])
          expect(await about(method, target, path, said)).toMatchObject({
            status: 403,
            body: { code: 'FORBIDDEN' },
          })
        expect(await about(method, nobody, path, said)).toMatchObject({
          status: 404,
          body: { code: 'USER_NOT_FOUND' },
        })
      }
    }
    expect((await cloud.call('GET', '/api/auth/validate', { token: other.token })).status).toBe(200)
  })
})

it('[ADMIN-9, ADMIN-10, ADMIN-11] are in the export of the player, without the admin', async () => {
  await about('POST', ada, '/warn', { preset: 'cheating' })
  await about('POST', ada, '/mute', { reason: 'Insults', minutes: 5 })
  const { body } = await cloud.call('GET', '/api/auth/export', { token: ada.token })
  expect(body.data.sanctions).toEqual([
    {
      kind: 'mute',
      preset: null,
      reason: 'Insults',
      at: inMinutes(0),
      until: inMinutes(5),
      liftedAt: null,
      acknowledgedAt: null,
    },
    expect.objectContaining({ kind: 'warning', preset: 'cheating', until: null }),
  ])
  expect(JSON.stringify(body.data)).not.toContain(admin.user.id)
})
