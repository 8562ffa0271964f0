import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '#cloud/testing/room-calls.ts'
import type { QueueMode } from '#shared/constants/game.ts'
import { BETWEEN_ROUNDS_MS, START_COUNTDOWN_MS } from '#shared/constants/timings.ts'
import type { MatchmakingStatus } from '#shared/schemas/matchmaking.ts'
import type { UserRank } from '#shared/schemas/user.ts'
import { type AccountClient, connectAccount } from '../support/account-client.ts'
import { type Api, createApi, type Player } from '../support/api.ts'
import { bankAnswer } from '../support/bank-answers.ts'
import { type Cluster, startCluster } from '../support/cluster.ts'
import { joinRoomPlay, type RoomPlayClient } from '../support/room-play-client.ts'

let cluster: Cluster
beforeAll(async () => {
  cluster = await startCluster()
})
afterAll(() => cluster.stop())

const QUICK = 24
const RANKED = 16
const ROUNDS = 10
/** Time that the ranked queue gathers players, the longest. */
const GATHER_MS = 20_000

interface Simulated {
  readonly player: Player
  readonly mode: QueueMode
  readonly api: Api
  readonly url: string
  readonly account: AccountClient
}

/** One who came by either process, and searches there. */
async function simulate(index: number): Promise<Simulated> {
  const { url } = index % 2 === 0 ? cluster.a : cluster.b
  const api = createApi(url)
  const player = await api.register(`sim_${index}`)
  const account = await connectAccount(url, player)
  return { player, api, url, account, mode: index < QUICK ? 'quick_match' : 'ranked' }
}

/** Registers players one after another. Hashing forty passwords at once takes a busy machine longer than a request's limit. */
async function simulateAll(): Promise<Simulated[]> {
  const all: Simulated[] = []
  for (let index = 0; index < QUICK + RANKED; index++) all.push(await simulate(index))
  return all
}

const rankOf = async ({ api, player }: Simulated): Promise<UserRank> =>
  (await api.call<{ userRank: UserRank }>('GET', '/ranks/me', player.token)).userRank

/** Comes into the room of their match by the process where they searched. */
async function come(one: Simulated): Promise<{ one: Simulated; client: RoomPlayClient }> {
  const { roomId } = await one.account.until('matchmaking_room_ready')
  return { one, client: await joinRoomPlay(one.url, one.player, roomId) }
}

/** One mode a room, two to eight people, and each of them seated there and nowhere else. */
async function expectSeated(roomId: string, party: readonly { one: Simulated }[]): Promise<void> {
  expect(new Set(party.map(({ one }) => one.mode)).size).toBe(1)
  // Whom a wave left alone in quick match plays with practice opponents.
  expect(party.length).toBeGreaterThanOrEqual(party[0]?.one.mode === 'ranked' ? 2 : 1)
  expect(party.length).toBeLessThanOrEqual(8)
  const seats = await cluster.db('room_seats').where({ room_id: roomId }).select('user_id')
  expect(seats.map(({ user_id }) => user_id).toSorted()).toEqual(
    party.map(({ one }) => one.player.user.id).toSorted(),
  )
}

/** Whom the waves of a busy machine left as the last of the ranked queue: nobody comes whom they could play. */
async function leftAlone(): Promise<string | undefined> {
  const waiting = () => cluster.db('queue_tickets').whereNull('room_id').select('user_id', 'mode_id')
  const [last] = await eventually(
    waiting,
    (rows) => rows.length === 0 || (rows.length === 1 && rows[0]?.mode_id === 'ranked'),
  )
  return last?.user_id
}

const getReady = (client: RoomPlayClient) =>
  client.say('player_ready', { roomId: client.room.roomId, isReady: true })

/** Polls the first players of the list first. */
async function answerRound(party: readonly RoomPlayClient[], round: number): Promise<void> {
  const started = await Promise.all(party.map((client) => client.until('round_started', round)))
  for (const [index, client] of party.entries()) {
    const { gameSessionId, quiz } = started[index] ?? {}
    await client.say('submit_guess', { gameSessionId, guess: bankAnswer(quiz?.prompt) })
  }
}

/** Plays all games at the same time, because they share one clock. */
async function playThrough(parties: readonly (readonly RoomPlayClient[])[]): Promise<void> {
  for (const client of parties.flat()) await getReady(client)
  await cluster.advance(START_COUNTDOWN_MS)
  for (let round = 1; round <= ROUNDS; round++) {
    await Promise.all(parties.map((party) => answerRound(party, round)))
    if (round < ROUNDS) await cluster.advance(BETWEEN_ROUNDS_MS)
  }
}

describe('forty players in two queues on two processes', () => {
  it('[OPS-6, MM-12, MM-16] are all seated, none twice, and no rank moves before a game is finished', async () => {
    const all = await simulateAll()
    await Promise.all(
      all.map(({ api, player, mode }) =>
        api.call('POST', '/gamemode/matchmaking/start', player.token, { gameModeId: mode }),
      ),
    )
    await cluster.advance(GATHER_MS)
    const alone = await leftAlone()
    const matched = all.filter(({ player }) => player.user.id !== alone)
    const seated = await Promise.all(matched.map(come))

    const rooms = Map.groupBy(seated, ({ client }) => client.room.roomId)
    for (const [roomId, party] of rooms) await expectSeated(roomId, party)
    for (const { account } of matched) expect(account.all('matchmaking_room_ready')).toHaveLength(1)
    const statuses = await Promise.all(
      matched.map(({ api, player }) =>
        api.call<MatchmakingStatus>('GET', '/gamemode/matchmaking/status', player.token),
      ),
    )
    expect(statuses.every(({ isInQueue }) => !isInQueue)).toBe(true)
    const before = await Promise.all(all.map(rankOf))
    expect(before.every(({ points }) => points === 0)).toBe(true)

    const parties = [...rooms.values()]
    const rankedParties = parties.filter(([first]) => first?.one.mode === 'ranked')
    // One ranked match is left before it begins, the quick ones in the middle; the other ranked ones are played.
    const [left = [], ...played] = rankedParties
    for (const { client } of left) client.send('leave_room', { roomId: client.room.roomId })
    for (const party of parties.filter(([first]) => first?.one.mode === 'quick_match')) {
      for (const { client } of party) await getReady(client)
      await cluster.advance(START_COUNTDOWN_MS)
      await party[0]?.client.until('round_started')
      for (const { client } of party) client.send('leave_room', { roomId: client.room.roomId })
    }
    await playThrough(played.map((party) => party.map(({ client }) => client)))

    const finished = played.flat()
    for (const { one, client } of finished) {
      const { rewards } = await client.until('game_finished')
      const own = rewards?.find(({ userId }) => userId === one.player.user.id)
      expect((await rankOf(one)).points).toBe(Math.max(0, own?.rankPoints ?? Number.NaN))
    }
    const moved = new Set(finished.map(({ one }) => one))
    for (const one of all.filter((each) => !moved.has(each))) expect((await rankOf(one)).points).toBe(0)
    expect(finished.length).toBeGreaterThan(0)
  }, 300_000)
})
