import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '#cloud/testing/room-calls.ts'
import { connectAccount } from '../support/account-client.ts'
import { type Api, createApi, PASSWORD, type Player } from '../support/api.ts'
import { type Cluster, startCluster } from '../support/cluster.ts'
import { joinRoomPlay } from '../support/room-play-client.ts'

const ADMIN = { username: 'Operator', password: PASSWORD }
let cluster: Cluster
let apis: readonly [Api, Api]
let admin: Player
let ada: Player
let bob: Player
beforeAll(async () => {
  cluster = await startCluster({
    variables: { ADMIN_USERNAME: ADMIN.username, ADMIN_PASSWORD: ADMIN.password },
  })
  apis = [createApi(cluster.a.url), createApi(cluster.b.url)]
  admin = await apis[0].call<Player>('POST', '/auth/login', undefined, ADMIN)
  // Confirmed by one process, it holds in the other.
  await apis[0].call('POST', '/auth/confirm', admin.token, { currentPassword: PASSWORD })
})
let pairs = 0
beforeEach(async () => {
  pairs++
  ada = await apis[0].register(`ada_${pairs}`)
  bob = await apis[0].register(`bob_${pairs}`)
})
afterAll(() => cluster.stop())

/** By the second process. */
const about = (method: string, { user }: Player, path: string, body?: unknown) =>
  apis[1].call(method, `/admin/users/${user.id}${path}`, admin.token, body)

describe('what an admin does in another process', () => {
  it('[ADMIN-10] mutes a player where they talk, and lets them talk again', async () => {
    const room = await apis[0].createRoom(ada)
    const playing = await joinRoomPlay(cluster.a.url, bob, room.id)
    const react = () => playing.say('react', { roomId: room.id, emote: 'clap' })
    await about('POST', bob, '/mute', { reason: 'Insults', minutes: 60 })
    await eventually(react, (ack) => !ack.success && ack.code === 'MUTED_UNTIL')
    await about('DELETE', bob, '/mute')
    await eventually(react, (ack) => ack.success)
    await playing.room.leave()
  })

  it('[ADMIN-8, ADMIN-11] bans a player, whose connections end with the reason', async () => {
    const room = await apis[0].createRoom(ada)
    const account = await connectAccount(cluster.a.url, bob)
    const gone = new Promise((resolve) => account.socket.once('disconnect', resolve))
    const playing = await joinRoomPlay(cluster.a.url, bob, room.id)
    await about('POST', bob, '/ban', { reason: 'Cheats' })
    await gone
    expect(account.heard.find(({ name }) => name === 'force_disconnect')?.payload).toEqual({
      reason: expect.stringContaining('Cheats'),
    })
    expect(await playing.closed).toBe(4000)
    const body = { username: bob.user.username, password: PASSWORD }
    for (const api of apis)
      await expect(api.call('POST', '/auth/login', undefined, body)).rejects.toThrow('"code":"BANNED"')
    await eventually(
      () => cluster.db('room_seats').where({ user_id: bob.user.id }),
      (seats) => seats.length === 0,
    )
    await about('DELETE', bob, '/ban')
    await expect(apis[0].call('POST', '/auth/login', undefined, body)).resolves.toMatchObject({})
  })
})
