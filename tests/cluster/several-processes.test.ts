import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openCluster } from '#cloud/cluster.ts'
import { readSettings } from '#cloud/config/read-settings.ts'
import { createLogger } from '#cloud/logger.ts'
import { createLiveSettings } from '#cloud/modules/live-settings/index.ts'
import { earnR3 } from '#cloud/modules/wallet/testing/earn-r3.ts'
import { eventually } from '#cloud/testing/room-calls.ts'
import type { Status } from '#shared/schemas/status.ts'
import { type Api, createApi, PASSWORD, type Player } from '../support/api.ts'
import { bankAnswer } from '../support/bank-answers.ts'
import { type Cluster, startCluster } from '../support/cluster.ts'
import { createTable, type Table } from '../support/table.ts'

let cluster: Cluster
let here: Api
let there: Table
beforeAll(async () => {
  cluster = await startCluster({ variables: { ADMIN_USERNAME: 'Operator', ADMIN_PASSWORD: PASSWORD } })
  here = createApi(cluster.a.url)
  there = createTable(cluster.b.url)
})
afterAll(async () => {
  there.leave()
  await cluster.stop()
})

describe('a live setting', () => {
  it('[OPS-6, STATUS-1] that a third process changes is every process’s at once', async () => {
    const settings = readSettings({
      DATABASE_URL: cluster.databaseUrl,
      REDIS_URL: cluster.redisUrl,
      PUBLIC_ADDRESS: '127.0.0.1:1',
    })
    if (!settings.cluster) throw new Error('these are the settings of a cluster')
    const logger = createLogger({ mode: 'test' })
    const third = await openCluster(settings.cluster, logger)
    const live = createLiveSettings({ db: cluster.db, broadcast: third.broadcast, logger, now: Date.now })
    const shown = () =>
      Promise.all(
        [cluster.a, cluster.b].map(async ({ url }) => {
          const { maintenance, minVersion }: Status = await (await fetch(`${url}/api/status`)).json()
          return { maintenance, minVersion }
        }),
      )
    const before = { maintenance: false, minVersion: '1.40.0' }
    expect(await shown()).toEqual([before, before])
    const begun = performance.now()
    await live.change({ minAppVersion: '1.77.0', maintenance: { startsAt: new Date(0).toISOString() } })
    await eventually(shown, (all) =>
      all.every(({ maintenance, minVersion }) => maintenance && minVersion === '1.77.0'),
    )
    // Far sooner than they would have read it again.
    expect(performance.now() - begun).toBeLessThan(15_000)
    await live.change({ minAppVersion: null, maintenance: null })
    await third.close()
  })
})

describe('an admin', () => {
  it('[ADMIN-2, ADMIN-3, STATUS-3, OPS-6] of one process closes rooms of the other, and shuts both', async () => {
    const { token } = await here.call<Player>('POST', '/auth/login', undefined, {
      username: 'Operator',
      password: PASSWORD,
    })
    const host = await there.register('hosting')
    const room = await there.createRoom(host)
    const client = await there.sit(host, room.id)
    const { rooms } = await here.call<{ rooms: { id: string }[] }>('GET', '/admin/rooms', token)
    expect(rooms.map(({ id }) => id)).toContain(room.id)
    await here.call('DELETE', `/admin/rooms/${room.id}`, token)
    expect(await client.until('return_to_lobby')).toEqual({ roomId: room.id, reason: 'closed_by_team' })

    await here.call('POST', '/admin/maintenance/start', token, {})
    const answers = () =>
      Promise.all([cluster.a, cluster.b].map(async ({ url }) => (await fetch(`${url}/api/downloads`)).status))
    await eventually(answers, (all) => all.every((status) => status === 503))
    await here.call('POST', '/admin/maintenance/end', token)
    await eventually(answers, (all) => all.every((status) => status === 200))
  })
})

describe('a page', () => {
  it('[OPS-6] may open the websockets of room play in every process', async () => {
    const policies = () =>
      Promise.all(
        [cluster.a, cluster.b].map(async ({ url }) =>
          (await fetch(url)).headers.get('content-security-policy'),
        ),
      )
    const addresses = [cluster.a, cluster.b].map(({ url }) => `ws://127.0.0.1:${new URL(url).port}`)
    await eventually(policies, (all) => all.every((policy) => addresses.every((at) => policy?.includes(at))))
    expect((await policies()).join()).not.toMatch(/ wss?:[ ;]/)
  })
})

describe('a process that stalls', () => {
  const seats = (roomId: string) => cluster.db('room_seats').where({ room_id: roomId })
  const sweepNow = (kind: string) => cluster.db('jobs').where({ kind }).update({ due_at: 0, claim: null })
  const balanceOf = async ({ token }: Player): Promise<number> =>
    (await here.call<{ balance: number }>('GET', '/wallet', token)).balance

  it('[OPS-6, ROOM-35, ROOM-24, WALLET-4] finds its rooms and seats again, and the winner gets the reward', async () => {
    const { db } = cluster
    const ada = await there.register('ada')
    const bob = await there.register('bob')
    await earnR3(db, ada.user.id)
    const settings = { customQuizzes: undefined, timePerRound: 120, tokenReward: 40 }
    const { room, gameSessionId, clients } = await there.play([ada, bob], settings)
    const answer = bankAnswer((await clients[0]?.until('round_started'))?.quiz.prompt)

    cluster.b.signal('SIGSTOP')
    // A stopped process cannot handle SIGTERM, and the cluster could not end.
    onTestFinished(() => cluster.b.signal('SIGCONT'))
    await eventually(
      async () => {
        // Repeated: Postgres may still run the heartbeat that the process sent before it stopped.
        await db('rooms').update({ seen_at: Date.now() - 30_000 })
        await sweepNow('rooms')
        return await db('rooms')
      },
      (rooms) => rooms.length === 0,
    )
    expect(await seats(room.id)).toEqual([])
    await sweepNow('reward-escrow')
    const escrow = () => db('room_rewards').where({ room_id: room.id }).first()
    await eventually(escrow, ({ lost_at }) => lost_at !== null)
    await db('room_rewards').update({ lost_at: Date.now() - 70_000 })
    await sweepNow('reward-escrow')
    await eventually(
      () => db('jobs').where({ kind: 'reward-escrow' }).first(),
      (job) => job.claim === null && job.due_at > 0,
    )
    expect(await escrow()).toMatchObject({ amount: 40 })

    cluster.b.signal('SIGCONT')
    const found = await eventually(
      () => seats(room.id),
      (rows) => rows.length === 2,
    )
    expect(found.map(({ user_id }) => user_id).toSorted()).toEqual([ada.user.id, bob.user.id].toSorted())
    expect(await here.call('GET', `/rooms/${room.id}`, bob.token)).toMatchObject({
      room: { status: 'in_progress' },
    })
    for (const player of [bob, ada])
      await there.call('POST', `/game/${gameSessionId}/answer`, player.token, { answer })
    expect(await clients[0]?.until('game_finished')).toMatchObject({ winner: { username: 'bob' } })
    expect([await balanceOf(ada), await balanceOf(bob)]).toEqual([160, 140])
  }, 120_000)
})
