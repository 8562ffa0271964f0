import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestCloud, type TestCloud } from '#cloud/testing/test-cloud.ts'
import { createTable, type Table } from '../tests/support/table.ts'

let cloud: TestCloud
let table: Table
beforeAll(async () => {
  cloud = await startTestCloud()
  table = createTable(cloud.url)
})
afterAll(async () => {
  table.leave()
  await cloud.stop().catch(() => undefined)
})

it('[RT-34] a stop without a database ends games with a message and closes all connections', async () => {
  const players = [await cloud.register('ada'), await cloud.register('bob')]
  const { room, clients } = await table.play(players)
  const closed = clients.map(({ socket }) => new Promise((resolve) => socket.once('disconnect', resolve)))
  // One waits in a queue: what it would be paired by is at work when the database goes.
  const cem = await cloud.register('cem')
  await cloud.call('POST', '/api/gamemode/matchmaking/start', {
    token: cem.token,
    body: { gameModeId: 'ranked' },
  })
  await cloud.db.destroy()
  const stopped = cloud.app.stop()
  const reason = { roomId: room.id, reason: 'server_stopping' }
  for (const client of clients) expect(await client.until('game_ended_and_cleaned')).toEqual(reason)
  await Promise.all(closed)
  await stopped.catch(() => undefined)
  await expect(fetch(`${cloud.url}/health/live`)).rejects.toThrow()
})
