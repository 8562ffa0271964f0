import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Player, ROOM } from '../support/api.ts'
import { type Cluster, startCluster } from '../support/cluster.ts'
import { joinRoomPlay } from '../support/room-play-client.ts'
import { createTable, type Table } from '../support/table.ts'

let cluster: Cluster
/** Rooms are opened in the process there, which dies. */
let here: Table
let there: Table
beforeAll(async () => {
  cluster = await startCluster()
  here = createTable(cluster.a.url)
  there = createTable(cluster.b.url)
})
afterAll(async () => {
  here.leave()
  there.leave()
  await cluster.stop()
})

interface Answer {
  readonly status: number
  readonly code: string | undefined
  readonly retryAfter: number
}

async function post(path: string, { token }: Player, body: object): Promise<Answer> {
  const response = await fetch(`${cluster.a.url}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { code } = (await response.json()) as { code?: string }
  return { status: response.status, code, retryAfter: Number(response.headers.get('retry-after')) }
}

/** Asks again and again, at once and as told, until it is done. */
async function insist(ask: () => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = []
  const until = performance.now() + 40_000
  while (performance.now() < until) {
    const answer = await ask()
    answers.push(answer)
    if (answer.status < 300) return answers
    // Never asked for longer than it takes to know that a process has died.
    expect(answer, JSON.stringify(answers)).toMatchObject({ status: 503, code: 'SERVICE_UNAVAILABLE' })
    expect(answer.retryAfter).toBeGreaterThan(0)
    expect(answer.retryAfter).toBeLessThan(10)
  }
  throw new Error(JSON.stringify(answers))
}

it('[OPS-6] the players of a process that died open, join and search rooms elsewhere, told to wait at most', async () => {
  const players: Player[] = []
  for (const name of ['ada', 'bob', 'cem', 'dan']) players.push(await here.register(name))
  const [ada, bob, cem, dan] = players as [Player, Player, Player, Player]
  const room = await there.createRoom(ada)
  for (const player of [bob, cem, dan]) await there.call('POST', `/rooms/${room.id}/join`, player.token, {})
  await joinRoomPlay(cluster.b.url, bob, room.id)
  await there.sit(ada, room.id)
  const other = await here.createRoom(await here.register('eva'))
  await cluster.b.stop('SIGKILL')

  const told = await Promise.all([
    insist(() => post('/rooms', ada, ROOM)),
    // At once, from two windows.
    insist(() => post('/rooms', ada, { ...ROOM, name: 'The same' })),
    insist(() => post('/rooms', bob, ROOM)),
    insist(() => post(`/rooms/${other.id}/join`, cem, {})),
    insist(() => post('/gamemode/matchmaking/start', dan, { gameModeId: 'quick_match' })),
  ])
  expect(told.map((answers) => answers.at(-1)?.status)).toEqual([201, 201, 201, 200, 200])
  // And nobody was told to wait more often than it takes to look.
  for (const answers of told) expect(answers.length).toBeLessThan(6)
})
