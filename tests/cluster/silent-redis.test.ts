import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { eventually } from '#cloud/testing/room-calls.ts'
import type { AccountClient } from '../support/account-client.ts'
import { type Cluster, startCluster } from '../support/cluster.ts'
import { type FaultyProxy, startFaultyProxy, through } from '../support/faulty-proxy.ts'
import { createTable, type Table } from '../support/table.ts'
import { timedCall } from '../support/timed-call.ts'

/** A request has four seconds (cloud/answer-in-time.ts). The rest allows for a busy machine. */
const ANSWERED_WITHIN_MS = 10_000

let proxy: FaultyProxy
let cluster: Cluster
let here: Table
let there: Table
beforeAll(async () => {
  proxy = await startFaultyProxy(Number(new URL(inject('redisUrl')).port || 6379))
  cluster = await startCluster({ redisUrl: (real) => through(proxy, real) })
  here = createTable(cluster.a.url)
  there = createTable(cluster.b.url)
})
afterAll(async () => {
  for (const table of [here, there]) table.leave()
  await cluster.stop()
  await proxy.close()
})

/** As a Redis that was started anew. */
async function forgetRooms(url: string): Promise<void> {
  const redis = new Redis(url)
  expect(await redis.del('riddle-rooms:roomcaches')).toBe(1)
  await redis.quit()
}

describe('a Redis that has gone silent', () => {
  it('[OPS-12, OPS-6] is answered for by 503, while rooms go on where they are; all is well soon after it is back', async () => {
    const [ada, bob] = [await here.register('ada'), await there.register('bob')]
    const room = await here.createRoom(ada)
    const own = await here.sit(ada, room.id)
    const far = await there.sit(bob, room.id)
    const lines = (client: AccountClient) => client.all('chat_message').map(({ message }) => message)
    const say = (message: string) => own.say('chat_message', { roomId: room.id, message })
    await say('Before')
    await far.until('chat_message')

    await proxy.break({ kind: 'silent' })
    const calls = Array.from({ length: 15 }, () => timedCall(cluster.b.url, `/rooms/${room.id}`, bob.token))
    for (const answer of await Promise.all(calls)) {
      expect(answer).toMatchObject({ status: 503, code: 'SERVICE_UNAVAILABLE' })
      expect(answer.ms).toBeLessThan(ANSWERED_WITHIN_MS)
    }
    const begun = performance.now()
    expect(await far.say('join_room', { roomId: room.id })).toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
    expect(performance.now() - begun).toBeLessThan(ANSWERED_WITHIN_MS)
    expect(await say('Still here')).toMatchObject({ success: true })
    expect((await timedCall(cluster.a.url, `/rooms/${room.id}`, ada.token)).status).toBe(200)

    await forgetRooms(cluster.redisUrl)
    await proxy.mend()
    const mended = performance.now()
    await eventually(
      () => timedCall(cluster.b.url, `/rooms/${room.id}`, bob.token),
      ({ status }) => status === 200,
    )
    // The connections that only listen are opened anew, too.
    await eventually(
      async () => {
        await say('And after')
        return lines(far)
      },
      (heard) => heard.includes('And after'),
    )
    expect(performance.now() - mended).toBeLessThan(10_000)
    await eventually(
      () => fetch(`${cluster.b.url}/health/ready`),
      ({ status }) => status === 200,
    )
  })

  it('[OPS-12, OPS-6] takes no process for dead because it is slow', async () => {
    const [cem, dan] = [await here.register('cem'), await there.register('dan')]
    const { id } = await here.createRoom(cem)
    const look = () => timedCall(cluster.b.url, `/rooms/${id}`, dan.token)
    await proxy.break({ kind: 'slow', ms: 2_000 })
    // Longer than a process is given to prove that it lives.
    for (let looks = 0; looks < 3; looks++) {
      const { status, ms } = await look()
      expect([200, 503]).toContain(status)
      expect(ms).toBeLessThan(ANSWERED_WITHIN_MS)
    }
    await proxy.mend()
    const statuses = new Set<number>()
    await eventually(look, ({ status }) => {
      statuses.add(status)
      return status === 200
    })
    expect(statuses).not.toContain(404)
  })

  it('[OPS-12, GAME-37] keeps no process from stopping in order', async () => {
    await proxy.break({ kind: 'silent' })
    const processes = [cluster.a, cluster.b]
    expect(await Promise.all(processes.map((process) => process.stop()))).toEqual([0, 0])
    for (const process of processes) expect(process.output()).not.toContain('did not stop cleanly')
  })
})
