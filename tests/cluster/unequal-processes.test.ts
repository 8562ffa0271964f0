import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Room } from '#shared/schemas/room.ts'
import type { Player } from '../support/api.ts'
import { type Cluster, startCluster } from '../support/cluster.ts'
import { createTable, type Table } from '../support/table.ts'

/** Time after which a room drops a connection that its process does not renew. */
const LEASE_MS = 30_000

let cluster: Cluster
/** The clock there is ten seconds ahead: more than any call between processes may take. */
let here: Table
let there: Table
let ada: Player
let bob: Player
beforeAll(async () => {
  cluster = await startCluster({ clockAheadMs: 10_000 })
  here = createTable(cluster.a.url)
  there = createTable(cluster.b.url)
  ada = await here.register('ada')
  bob = await there.register('bob')
})
afterAll(async () => {
  here.leave()
  there.leave()
  await cluster.stop()
})

const roomAt = async (table: Table, { token }: Player, roomId: string): Promise<Room> =>
  (await table.call<{ room: Room }>('GET', `/rooms/${roomId}`, token)).room

it('[OPS-6] processes whose clocks differ ask each other’s rooms all the same', async () => {
  const own = await here.createRoom(ada)
  expect((await roomAt(there, bob, own.id)).name).toBe(own.name)
  const other = await there.createRoom(bob)
  await here.call('POST', `/rooms/${other.id}/join`, ada.token, {})
  expect((await roomAt(there, bob, other.id)).players).toHaveLength(2)
})

it('[OPS-6, GAME-32] a member whose process has died is away, and keeps the seat', async () => {
  const room = await here.createRoom(ada)
  const host = await here.sit(ada, room.id)
  await there.sit(bob, room.id)
  expect((await roomAt(here, ada, room.id)).players[1]?.connected).toBe(true)
  await cluster.b.stop('SIGKILL')
  await cluster.a.advance(LEASE_MS)
  expect(await host.until('user_disconnected')).toMatchObject({ userId: bob.user.id })
  expect((await roomAt(here, ada, room.id)).players).toMatchObject([
    { username: 'ada', connected: true },
    { username: 'bob', connected: false },
  ])
})
