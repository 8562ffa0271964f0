import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { eventually } from '#cloud/testing/room-calls.ts'
import { type Api, createApi, PASSWORD, type Player } from '../support/api.ts'
import { type Cluster, startCluster } from '../support/cluster.ts'
import { type FaultyProxy, startFaultyProxy, through } from '../support/faulty-proxy.ts'
import { joinRoomPlay } from '../support/room-play-client.ts'

let proxy: FaultyProxy
let cluster: Cluster
let here: Api
let there: Api
beforeAll(async () => {
  proxy = await startFaultyProxy(Number(new URL(inject('redisUrl')).port || 6379))
  cluster = await startCluster({ redisUrl: (real) => through(proxy, real) })
  here = createApi(cluster.a.url)
  there = createApi(cluster.b.url)
})
afterAll(async () => {
  await cluster.stop()
  await proxy.close()
})

const health = async (): Promise<unknown[]> => {
  const answer = await fetch(`${cluster.b.url}/health/ready`)
  return [answer.status, await answer.json()]
}

describe('a Redis that is away', () => {
  it('[OPS-6, OPS-10] is named; each process goes on with what is its own, and with the rest when it is back', async () => {
    const ada = await here.register('ada')
    const bob: Player = await there.register('bob')
    const far = await here.createRoom(ada)
    const own = await there.createRoom(bob)
    const playing = await joinRoomPlay(cluster.b.url, bob, own.id)
    expect(await health()).toEqual([200, { status: 'ready', down: [] }])

    await proxy.break({ kind: 'cut' })
    expect(await health()).toEqual([503, { status: 'down', down: ['redis'] }])
    const line = { roomId: own.id, message: 'Still here' }
    expect(await playing.say('chat_message', line)).toMatchObject({ success: true })
    await there.call('PATCH', `/rooms/${own.id}`, bob.token, { name: 'Alone' })
    await there.call('POST', '/auth/login', undefined, { username: 'ada', password: PASSWORD })
    await expect(there.call('GET', `/rooms/${far.id}`, bob.token)).rejects.toThrow('503')

    await proxy.mend()
    await eventually(health, ([status]) => status === 200)
    const seen = await eventually(
      () => there.call('GET', `/rooms/${far.id}`, bob.token).catch(() => null),
      (room) => room !== null,
    )
    expect(seen).toMatchObject({ room: { id: far.id } })
    await playing.room.leave()
    for (const process of [cluster.a, cluster.b]) expect(await process.stop()).toBe(0)
  })
})
