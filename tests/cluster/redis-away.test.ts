import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { eventually } from '#cloud/testing/room-calls.ts'
import { type Api, createApi, PASSWORD, type Player } from '../support/api.ts'
import { type Cable, layCable } from '../support/cable.ts'
import { type Cluster, startCluster } from '../support/cluster.ts'
import { joinRoomPlay } from '../support/room-play-client.ts'

let cable: Cable
let cluster: Cluster
let here: Api
let there: Api
beforeAll(async () => {
  cable = await layCable(Number(new URL(inject('redisUrl')).port))
  const redisUrl = (real: string) => {
    const url = new URL(real)
    url.host = `127.0.0.1:${cable.port}`
    return url.href
  }
  cluster = await startCluster({ redisUrl })
  here = createApi(cluster.a.url)
  there = createApi(cluster.b.url)
})
afterAll(async () => {
  await cluster.stop()
  await cable.take()
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

    cable.cut()
    expect(await health()).toEqual([503, { status: 'down', down: ['redis'] }])
    const line = { roomId: own.id, message: 'Still here' }
    expect(await playing.say('chat_message', line)).toMatchObject({ success: true })
    await there.call('PATCH', `/rooms/${own.id}`, bob.token, { name: 'Alone' })
    await there.call('POST', '/auth/login', undefined, { username: 'ada', password: PASSWORD })
    await expect(there.call('GET', `/rooms/${far.id}`, bob.token)).rejects.toThrow('SERVER_ERROR')

    cable.mend()
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
