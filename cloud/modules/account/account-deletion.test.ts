/**
 * @module-tag postgres
 * Locks; queries of deletions-repository.ts and jobs-repository.ts.
 */
import { io } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { waitForBlockedCalls } from '#cloud/db/testing/blocked-calls.ts'
import { eventually, ROOM, roomCalls } from '#cloud/testing/room-calls.ts'
import {
  PASSWORD,
  startTestCloud,
  type TestCloud,
  type TestGuest,
  type TestPlayer,
} from '#cloud/testing/test-cloud.ts'
import { createTable, type Table } from '../../../tests/support/table.ts'
import { insertPlayedGame } from './testing/played-game.ts'

let cloud: TestCloud
let table: Table
beforeAll(async () => {
  cloud = await startTestCloud()
  table = createTable(cloud.url)
})
afterEach(async () => {
  table.leave()
  await cloud.app.services.jobs.start()
})
afterAll(() => cloud.stop())

const remove = (token: string | undefined, body?: unknown) =>
  cloud.call('DELETE', '/api/auth/account', { token, body })
/** Until the end of the test: a job that waits would be taken for the call. */
const withoutJobs = () => cloud.app.services.jobs.stop()
const validate = async (token: string) => (await cloud.call('GET', '/api/auth/validate', { token })).status
const login = ({ user, password }: TestPlayer) =>
  cloud.call('POST', '/api/auth/login', { body: { username: user.username, password } })

describe('DELETE /auth/account', () => {
  it('deletes the account, its logins and all that hangs on it', async () => {
    const player = await cloud.register()
    const { id } = player.user
    await cloud.mailsOnceThereAre(1, player.user.email)
    const { status, body } = await remove(player.token, { password: PASSWORD })
    expect([status, body]).toEqual([200, { success: true }])
    expect(await validate(player.token)).toBe(401)
    expect((await cloud.call('POST', '/api/auth/refresh', { token: player.token })).status).toBe(401)
    expect((await login(player)).body.code).toBe('INVALID_USERNAME_OR_PASSWORD')
    expect(await cloud.db('users').where({ id })).toEqual([])
    for (const owned of [
      'credentials',
      'logins',
      'mail_tokens',
      'address_changes',
      'player_stats',
      'room_seats',
      'game_players',
      'rank_standings',
      'leaderboard',
    ])
      expect([owned, await cloud.db(owned).where({ user_id: id })]).toEqual([owned, []])
  })

  it('deletes its mails that were given up or still wait: they hold addresses', async () => {
    const [ann, bob] = [await cloud.register(), await cloud.register()]
    for (const { user } of [ann, bob]) await cloud.mailsOnceThereAre(1, user.email)
    await withoutJobs()
    const email = 'Ann.Elsewhere@example.org'
    await cloud.call('PATCH', '/api/auth/profile', {
      token: ann.token,
      body: { email, currentPassword: PASSWORD },
    })
    for (const address of [ann.user.email, bob.user.email])
      await cloud.call('POST', '/api/auth/request-password-reset', { body: { email: address } })
    const mails = () => cloud.db('jobs').where({ kind: 'mails' })
    // To the present address, to the one asked for, two resets.
    expect(await mails()).toHaveLength(4)
    await mails().where('payload', 'like', '%reset_password%').update({ due_at: null, dead_at: 1 })
    expect((await remove(ann.token, { password: PASSWORD })).status).toBe(200)
    const left = await mails().select('payload')
    expect(left.map(({ payload }) => JSON.parse(payload))).toEqual([
      { kind: 'reset_password', email: bob.user.email, byOwner: false },
    ])
    await mails().delete()
  })

  it('of two who are friends, and have reported each other, goes through for both at the same moment', async () => {
    const people: TestGuest[] = []
    for (let made = 0; made < 40; made++) people.push(await cloud.guest(`leaves_${made}`))
    const pairs = people.flatMap((one, index) => {
      const other = people[index ^ 1]
      return other ? [{ user_id: one.user.id, other_id: other.user.id, kind: 'friend', since: 1 }] : []
    })
    await cloud.db('player_relations').insert(pairs)
    for (const [index, { token }] of people.entries()) {
      const body = { reason: 'x' }
      await cloud.call('POST', `/api/users/${people[index ^ 1]?.user.id}/report`, { token, body })
    }
    const answers = await Promise.all(people.map(({ token }) => remove(token)))
    expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200))
  })

  it('of two friends does not wait in a circle for what the other has begun to delete', async () => {
    const [ann, bob] = [await cloud.guest('ann_goes'), await cloud.guest('bob_goes')]
    const says = (one: TestGuest, other: TestGuest) => ({ user_id: one.user.id, other_id: other.user.id })
    for (const words of [says(ann, bob), says(bob, ann)])
      await cloud.db('player_relations').insert({ ...words, kind: 'friend', since: 1 })
    await withoutJobs()
    const both = await cloud.db.transaction(async (tx) => {
      await tx('player_relations').where(says(ann, bob)).forUpdate().first('since')
      const both = Promise.all([ann, bob].map(({ token }) => remove(token)))
      await waitForBlockedCalls(cloud.db, 2)
      // Wrapped, or the transaction would wait for it.
      return { both }
    })
    expect((await both.both).map(({ status }) => status)).toEqual([200, 200])
  })

  it('closes the connections of the account', async () => {
    const { token } = await cloud.register()
    const socket = io(cloud.url, { auth: { token }, transports: ['websocket'], reconnection: false })
    await new Promise<void>((resolve) => socket.once('connect', resolve))
    const closed = new Promise((resolve) => socket.once('disconnect', resolve))
    await remove(token, { password: PASSWORD })
    expect(await closed).toBe('io server disconnect')
  })

  it('frees the name and the address', async () => {
    const player = await cloud.register('comes_back')
    await remove(player.token, { password: PASSWORD })
    const again = await cloud.register('comes_back')
    expect(again.user.id).not.toBe(player.user.id)
    expect(again.user.email).toBe(player.user.email)
  })

  it('leaves the others their games, without the name', async () => {
    const [ann, bob] = [await cloud.register(), await cloud.register()]
    const id = await insertPlayedGame(cloud.db, [ann.user, bob.user])
    const seen = async () =>
      (await cloud.call('GET', `/api/game/${id}`, { token: bob.token })).body.data.gameSession
    expect((await seen()).scores[0].username).toBe(ann.user.username)
    await remove(ann.token, { password: PASSWORD })
    const { scores, album } = await seen()
    expect(scores).toEqual([
      { userId: ann.user.id, username: '—', score: 100, correct: 1 },
      { userId: bob.user.id, username: bob.user.username, score: 0, correct: 0 },
    ])
    expect(album).toHaveLength(1)
    expect((await cloud.db('games').where({ id }).first('body')).body).not.toContain(ann.user.username)
    const { body } = await cloud.call('GET', '/api/auth/export', { token: bob.token })
    expect(body.data.games).toMatchObject([{ id, place: 2 }])
  })

  it('leaves the room first, and a game under way goes on for the others', async () => {
    const [ann, bob, cara] = [await cloud.register(), await cloud.register(), await cloud.register()]
    const calls = roomCalls(cloud)
    const { room } = await table.play([ann, bob, cara])
    await remove(ann.token, { password: PASSWORD })
    const seats = await eventually(
      () => calls.seatsOf(bob, room.id),
      (ids) => !ids.includes(ann.user.id),
    )
    expect(seats.toSorted()).toEqual([bob.user.id, cara.user.id].toSorted())
    await calls.as(bob, 'POST', `/game/${room.id}/end`)
    const kept = await eventually(
      () => cloud.db('games').where({ room_id: room.id }).first('id', 'body'),
      (row) => row !== undefined,
    )
    expect(kept.body).not.toContain(`"${ann.user.username}"`)
    const players = await cloud.db('game_players').where({ game_id: kept.id }).select('user_id')
    expect(players.map(({ user_id }) => user_id).toSorted()).toEqual([bob.user.id, cara.user.id].toSorted())
  })

  it('refuses new seats and logins of the account that ends, and leaves none of them behind', async () => {
    const [ann, bob] = [await cloud.register(), await cloud.register()]
    const calls = roomCalls(cloud)
    const room = await calls.create(bob)
    const listed = async () => (await calls.as(bob, 'GET', '/rooms?limit=100')).body.data.rooms
    const before = (await listed()).length
    await withoutJobs()
    const { late } = await cloud.db.transaction(async (tx) => {
      await tx('users').where({ id: ann.user.id }).forUpdate().first('id')
      const late = [calls.join(ann, room.id), calls.as(ann, 'POST', '/rooms', ROOM), login(ann)]
      // Of one player's joins the second waits for the first.
      await waitForBlockedCalls(cloud.db, 2)
      await tx('users').where({ id: ann.user.id }).delete()
      return { late }
    })
    for (const { status, text } of await Promise.all(late)) expect([status, text]).toEqual([401, text])
    expect(await calls.seatsOf(bob, room.id)).toEqual([bob.user.id])
    expect(await listed()).toHaveLength(before)
  })

  it('leaves the room that was entered while the account came to its end', async () => {
    const [ann, bob] = [await cloud.register(), await cloud.register()]
    const calls = roomCalls(cloud)
    const room = await calls.create(bob)
    await calls.join(ann, room.id)
    const seat = { user_id: ann.user.id, room_id: room.id }
    // As if the seat were taken only once the deletion had looked for one.
    await cloud.db('room_seats').where(seat).delete()
    await withoutJobs()
    const { removal } = await cloud.db.transaction(async (tx) => {
      await tx('users').where({ id: ann.user.id }).forUpdate().first('id')
      const removal = remove(ann.token, { password: PASSWORD })
      await waitForBlockedCalls(cloud.db)
      await tx('room_seats').insert(seat)
      return { removal }
    })
    expect((await removal).status).toBe(200)
    expect(await calls.seatsOf(bob, room.id)).toEqual([bob.user.id])
  })

  it('is refused to one who was locked out while it was under way', async () => {
    const player = await cloud.register()
    await withoutJobs()
    const { removal } = await cloud.db.transaction(async (tx) => {
      await tx('users').where({ id: player.user.id }).forUpdate().first('id')
      const removal = remove(player.token, { password: PASSWORD })
      await waitForBlockedCalls(cloud.db)
      await tx('logins').where({ user_id: player.user.id }).delete()
      return { removal }
    })
    expect((await removal).status).toBe(401)
    expect((await login(player)).status).toBe(200)
  })

  it('wants the password, and counts wrong ones as failed logins', async () => {
    const player = await cloud.register()
    for (const body of [undefined, {}, { password: '' }, { password: null }]) {
      const answer = await remove(player.token, body)
      expect([answer.status, answer.body.error]).toEqual([400, 'Current password is required'])
      expect(answer.body.details[0].path).toBe('password')
    }
    for (let i = 0; i < 10; i++) {
      const answer = await remove(player.token, { password: 'Passw0rx' })
      expect([answer.status, answer.body.code]).toEqual([400, 'CURRENT_PASSWORD_INCORRECT'])
    }
    expect((await remove(player.token, { password: PASSWORD })).status).toBe(429)
    expect(await validate(player.token)).toBe(200)
  })

  it('wants no password of a Google user, whose identity begins anew', async () => {
    const { token, user } = await cloud.register()
    await cloud.db('users').where({ id: user.id }).update({ google_uid: 'g-gone' })
    expect((await remove(token, {})).status).toBe(200)
    expect(await cloud.db('users').where({ google_uid: 'g-gone' })).toEqual([])
  })

  it('makes as many queries for a player of many games as for one of two', async () => {
    const queriesOf = async (games: number): Promise<number> => {
      const [ann, bob] = [await cloud.register(), await cloud.register()]
      for (let i = 0; i < games; i++) await insertPlayedGame(cloud.db, [ann.user, bob.user])
      let queries = 0
      const count = ({ sql }: { sql: string }) => {
        // What runs beside the call.
        if (!/queue_tickets|leases/.test(sql)) queries++
      }
      cloud.db.on('query', count)
      expect((await remove(ann.token, { password: PASSWORD })).status).toBe(200)
      cloud.db.removeListener('query', count)
      return queries
    }
    const few = await queriesOf(2)
    expect(few).toBeLessThan(30)
    expect(await queriesOf(150)).toBeLessThanOrEqual(few + 3)
  })

  it('deletes all or nothing', async () => {
    const [ann, bob] = [await cloud.register(), await cloud.register()]
    await insertPlayedGame(cloud.db, [ann.user, bob.user])
    await cloud.db.schema.renameTable('leaderboard', 'leaderboard_away')
    const { status, body } = await remove(ann.token, { password: PASSWORD })
    await cloud.db.schema.renameTable('leaderboard_away', 'leaderboard')
    expect([status, body.code]).toEqual([500, 'SERVER_ERROR'])
    expect(await validate(ann.token)).toBe(200)
    expect(await cloud.db('game_players').where({ user_id: ann.user.id })).toHaveLength(1)
  })

  it('needs a login', async () => {
    expect((await remove(undefined, { password: PASSWORD })).status).toBe(401)
  })
})
