import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { eventually } from '#cloud/testing/room-calls.ts'
import type { Figures, Overview } from '#shared/schemas/figures.ts'
import type { ClientVersions } from '#shared/schemas/operations.ts'
import type { Status } from '#shared/schemas/status.ts'
import { type Api, createApi, PASSWORD, type Player } from '../support/api.ts'
import { type Cluster, startCluster } from '../support/cluster.ts'
import { createTable, type Table } from '../support/table.ts'

let cluster: Cluster
let here: Api
let tables: readonly [Table, Table]
let token: string
const sockets: Socket[] = []
beforeAll(async () => {
  cluster = await startCluster({ variables: { ADMIN_USERNAME: 'Operator', ADMIN_PASSWORD: PASSWORD } })
  here = createApi(cluster.a.url)
  tables = [createTable(cluster.a.url), createTable(cluster.b.url)]
  const admin = { username: 'Operator', password: PASSWORD }
  token = (await here.call<Player>('POST', '/auth/login', undefined, admin)).token
})
afterAll(async () => {
  for (const table of tables) table.leave()
  for (const socket of sockets) socket.disconnect()
  await cluster.stop()
})

const admin = <Data>(method: string, path: string, body?: unknown) =>
  here.call<Data>(method, `/admin${path}`, token, body)
const statuses = () =>
  Promise.all(
    [cluster.a, cluster.b].map(async ({ url }): Promise<Status> => (await fetch(`${url}/api/status`)).json()),
  )

describe('an admin of two processes', () => {
  it('[ADMIN-19, OPS-6] sees what both count added up, and what both see once', async () => {
    const players: Player[] = []
    for (const [index, table] of tables.entries()) {
      const pair = [await table.register(`left_${index}`), await table.register(`right_${index}`)]
      players.push(...pair)
      await table.play(pair, { rounds: 1 })
    }
    // Connected to both.
    for (const player of players.slice(0, 1)) await tables[1].connect(player)
    const { now } = await eventually(
      () => admin<Overview>('GET', '/overview'),
      (found) => found.now.roomsPlaying === 2,
    )
    expect(now).toMatchObject({ online: 4, roomsPlaying: 2, roomsWaiting: 0 })

    // By then each process has kept its share, and one of them has measured.
    const { lastHour } = await eventually(
      () => admin<Overview>('GET', '/overview'),
      (found) => found.lastHour.gamesBegun === 2,
    )
    expect(lastHour).toMatchObject({ gamesBegun: 2, errors: 0, p95Ms: expect.any(Number) })
    const sum = ({ points }: Figures, name: 'gamesBegun' | 'r3Minted') =>
      points.reduce((total, point) => total + (point[name] ?? 0), 0)
    // The gifts of five accounts: whichever process sums up the ledger, each counts once.
    const figures = await eventually(
      async () => {
        // Set before each look, because the end of a running job makes the next one due half a minute later.
        await cluster.db('jobs').where({ kind: 'figures' }).update({ due_at: 0, claim: null })
        return admin<Figures>('GET', '/figures?span=24h')
      },
      (found) => found.points.at(-1)?.online === 4 && sum(found, 'r3Minted') === 500,
    )
    expect(figures.points.at(-1)).toMatchObject({ roomsPlaying: 2, openReports: 0 })
    expect(sum(figures, 'gamesBegun')).toBe(2)
  }, 120_000)

  it('[ADMIN-22, OPS-6] counts the apps of both', async () => {
    for (const [table, version] of [
      [0, '1.39.0'],
      [1, '1.39.0'],
      [1, '1.40.0'],
    ] as const) {
      const { token } = await tables[table].register(`app_${sockets.length}`)
      const url = [cluster.a, cluster.b][table]?.url ?? ''
      const socket = io(url, { auth: { token, version }, transports: ['websocket'] })
      sockets.push(socket)
      await new Promise<void>((resolve) => socket.once('connect', resolve))
    }
    expect(await admin<ClientVersions>('GET', '/client-versions')).toEqual({
      versions: [
        { version: '1.40.0', clients: 1 },
        { version: '1.39.0', clients: 2 },
      ],
    })
  })

  it('[ADMIN-20, ADMIN-21, OPS-6] announces and turns off in both', async () => {
    const texts = { english: 'Hello', italian: 'Ciao' }
    const until = new Date(Date.now() + 3_600_000).toISOString()
    await admin('POST', '/announcements', { texts, until })
    await admin('PUT', '/switches/store', { isOn: false })
    await eventually(statuses, (all) =>
      all.every(
        ({ announcements, off }) => announcements?.[0]?.texts.italian === 'Ciao' && off?.[0] === 'store',
      ),
    )
    const { token: buyer } = await tables[1].register('buyer')
    await expect(tables[1].call('POST', '/store/checkout', buyer, { packId: 'r3_100' })).rejects.toThrow(
      'FEATURE_OFF',
    )
    await admin('PUT', '/switches/store', { isOn: true })
    await eventually(statuses, (all) => all.every(({ off }) => off === undefined))
  })

  it('[ADMIN-19] is told that nobody knows who is online while a process does not answer', async () => {
    cluster.b.signal('SIGSTOP')
    onTestFinished(() => cluster.b.signal('SIGCONT'))
    const { now } = await admin<Overview>('GET', '/overview')
    expect(now.online).toBeNull()
  })
})
