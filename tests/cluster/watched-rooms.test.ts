import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Player } from '../support/api.ts'
import { type Cluster, startCluster } from '../support/cluster.ts'
import { createTable, type Table } from '../support/table.ts'

let cluster: Cluster
let here: Table
let there: Table
let admin: Player
beforeAll(async () => {
  cluster = await startCluster()
  here = createTable(cluster.a.url)
  there = createTable(cluster.b.url)
  admin = await there.register('watcher')
  await cluster.db('users').where({ id: admin.user.id }).update({ role: 'admin' })
})
afterAll(async () => {
  here.leave()
  there.leave()
  await cluster.stop()
})

it('[ADMIN-25, ADMIN-26] an admin watches, addresses and closes a room of another process', async () => {
  const players = [await here.register('ada'), await here.register('bob')]
  const { room, clients } = await here.play(players, { timePerRound: 120 })
  const [one, two] = clients
  const path = `/admin/rooms/${room.id}`
  await one?.say('chat_message', { roomId: room.id, message: 'an umbrella, perhaps' })

  const { rooms } = await there.call<{ rooms: { id: string }[] }>(
    'GET',
    '/admin/rooms?search=bob',
    admin.token,
  )
  expect(rooms).toMatchObject([{ id: room.id }])
  await there.call('POST', `${path}/watch`, admin.token)
  const watched = await there.call<object>('GET', `${path}/watch`, admin.token)
  expect(watched).toMatchObject({
    view: { phase: 'answering', room: { id: room.id } },
    lines: [{ username: 'ada', message: 'an umbrella, perhaps', toSome: false }],
  })

  await there.call('POST', `${path}/message`, admin.token, { message: 'This room closes soon.' })
  const line = { message: 'This room closes soon.', byTeam: true }
  expect(await two?.until('chat_message', 2)).toMatchObject(line)

  await there.call('DELETE', path, admin.token, { reason: 'It is late.' })
  for (const client of clients)
    expect(await client.until('game_ended_and_cleaned')).toEqual({
      roomId: room.id,
      reason: 'closed_by_team',
      message: 'It is late.',
    })
})
