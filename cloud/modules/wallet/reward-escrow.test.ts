/**
 * @module-tag postgres
 * The ledger; queries of reward-escrow.ts.
 */
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAccountNews } from '#cloud/account-news.ts'
import { createTestDatabase, type TestDatabase } from '#cloud/db/testing/test-database.ts'
import { createJobs } from '#cloud/jobs/create-jobs.ts'
import { roomsToSettle, settlementQueue } from '#cloud/modules/game/index.ts'
import { GONE_AFTER_MS } from '#cloud/modules/rooms/index.ts'
import { member, resultOf } from '#cloud/testing/game-result.ts'
import { testResults, testUsers, testWallet } from '#cloud/testing/services.ts'
import type { GameResult, GameResults } from '#host-engine/index.ts'
import { createWalletService, type Wallet } from './index.ts'
import { earnR3 } from './testing/earn-r3.ts'

let time = Date.now()
const now = () => time
let database: TestDatabase
let wallet: Wallet
let results: GameResults
let newUser: () => Promise<string>
const told: [string, number][] = []
let made = 0
beforeAll(async () => {
  database = await createTestDatabase()
  const { db } = database
  const news = createAccountNews()
  news.listen((userId, _, payload) => 'balance' in payload && told.push([userId, payload.balance]))
  wallet = testWallet({ db, now, news })
  const users = testUsers({ db, now })
  results = testResults({ db, now }, { users, wallet })
  newUser = async () => {
    const username = `rewarded_${++made}`
    const email = `${username}@example.org`
    const { id } = await db.transaction((tx) => users.create(tx, { username, email }))
    await earnR3(db, id)
    return id
  }
})
afterAll(() => database.drop())
beforeEach(() => {
  told.length = 0
})

/** A host and a guest in a room with a reward of 40. */
async function room() {
  const [host, guest] = [await newUser(), await newUser()]
  const roomId = `room-${++made}`
  await wallet.holdEscrow({ roomId, userId: host, amount: 40 })
  const game = (more: Partial<GameResult>) =>
    resultOf({ sessionId: `game-${roomId}`, roomId, players: [member(host), member(guest)], ...more })
  return { host, guest, roomId, game }
}
const won = (winner: string | null): GameResult['outcome'] => ({ kind: 'finished', winner })
const balances = (...userIds: string[]) => Promise.all(userIds.map((userId) => wallet.balance(userId)))
const deleteAccount = (userId: string) => database.db('users').where({ id: userId }).delete()
const list = (roomId: string) =>
  database.db('rooms').insert({
    id: roomId,
    invite_code: 'ABC234',
    mode: 'quick',
    status: 'waiting',
    matched: false,
    name_folded: '',
    capacity: 8,
    players: 1,
    body: '{}',
    process_id: 'p',
    created_at: now(),
    seen_at: now(),
  })

describe('when the game is over, the reward', () => {
  it('[WALLET-4, RT-36] goes to the winner, once, who is told of it with the result', async () => {
    const { host, guest, game } = await room()
    await expect.poll(() => told).toEqual([[host, 160]])
    const result = game({ outcome: won(guest) })
    const rewards = await results.settle(result)
    expect(rewards).toContainEqual({ userId: guest, r3: 40, passXp: 0 })
    expect(rewards).toContainEqual({ userId: host, r3: 0, passXp: 0 })
    expect(await results.settle(result)).toEqual(rewards)
    expect(await balances(host, guest)).toEqual([160, 240])
    await expect.poll(() => told.slice(1)).toEqual([[guest, 240]])
    expect((await wallet.entries(guest, { page: 1, limit: 1 })).entries[0]).toMatchObject({
      amount: 40,
      reason: 'reward_won',
    })
  })

  it('[WALLET-4] is the host’s own again who wins it', async () => {
    const { host, game } = await room()
    expect(await results.settle(game({ outcome: won(host) }))).toContainEqual({
      userId: host,
      r3: 40,
      passXp: 0,
    })
    expect(await balances(host)).toEqual([200])
  })

  it.each<[string, Partial<GameResult>]>([
    ['nobody has scored', { outcome: won(null) }],
    ['it did not finish', { outcome: { kind: 'unfinished', reason: 'shutdown' } }],
  ])('[WALLET-5] goes back to the host when %s', async (_why, more) => {
    const { host, guest, game } = await room()
    for (const reward of (await results.settle(game(more))) ?? []) expect(reward.r3).toBe(0)
    expect(await balances(host, guest)).toEqual([200, 200])
  })

  it('[WALLET-5] goes back when a practice opponent has won', async () => {
    const { host, game } = await room()
    const players = [member('bot-1', { isBot: true }), member(host)]
    await results.settle(game({ players, outcome: won('bot-1') }))
    expect(await balances(host)).toEqual([200])
  })

  it('is the winner’s also when its giver has gone, the giver’s when the winner has, and else nobody’s', async () => {
    const first = await room()
    await deleteAccount(first.host)
    await results.settle(first.game({ outcome: won(first.guest) }))
    expect(await balances(first.guest)).toEqual([240])
    const second = await room()
    await deleteAccount(second.guest)
    await results.settle(second.game({ outcome: won(second.guest) }))
    expect(await balances(second.host)).toEqual([200])
    const third = await room()
    await deleteAccount(third.host)
    await deleteAccount(third.guest)
    await results.settle(third.game({ outcome: won(third.guest) }))
    expect(await database.db('room_rewards').where({ room_id: third.roomId })).toEqual([])
  })
})

describe('where mails can be sent, the reward', () => {
  const terms = { verifiedOnly: true }
  let strict: Wallet
  let settled: GameResults
  beforeAll(() => {
    const { db } = database
    strict = testWallet({ db, now }, terms)
    settled = testResults({ db, now }, { wallet: strict })
  })
  const verify = (userId: string) =>
    database.db('users').where({ id: userId }).update({ email_verified: true })

  it('[WALLET-9, ERR-58] is put up by a verified address', async () => {
    const host = await newUser()
    const hold = () => strict.holdEscrow({ roomId: `strict-${++made}`, userId: host, amount: 40 })
    await expect(hold()).rejects.toMatchObject({ code: 'EMAIL_NOT_VERIFIED' })
    expect((await strict.overview(host)).reward).toEqual({ limit: 100, verifyEmail: true })
    expect(await balances(host)).toEqual([200])
    await verify(host)
    await hold()
    expect((await strict.overview(host)).reward).toEqual({ limit: 60, verifyEmail: false })
  })

  it('[WALLET-4, WALLET-9] goes to a verified winner, and else back to the host, who has won nothing', async () => {
    for (const isVerified of [true, false]) {
      const { host, guest, game } = await room()
      if (isVerified) await verify(guest)
      const rewards = await settled.settle(game({ outcome: won(guest) }))
      expect(rewards).toContainEqual({ userId: guest, r3: isVerified ? 40 : 0, passXp: 0 })
      expect(await balances(host, guest)).toEqual(isVerified ? [160, 240] : [200, 200])
    }
  })
})

it('[WALLET-4, WALLET-9] the reward goes back to the host when the winner is a guest', async () => {
  const { host, guest, game } = await room()
  await database.db('users').where({ id: guest }).update({ role: 'guest' })
  await results.settle(game({ outcome: won(guest) }))
  expect(await balances(host, guest)).toEqual([200, 200])
})

describe('[WALLET-8] of a room that no process holds, the reward', () => {
  it('goes back within five minutes, and not before the room has been gone for a while', async () => {
    const { host, roomId } = await room()
    await list(roomId)
    await wallet.sweep()
    let gone = 0
    const passes = async (ms: number) => {
      time += ms
      gone += ms
      await wallet.sweep()
    }
    await passes(GONE_AFTER_MS + 1)
    for (let sweeps = 0; sweeps < 5; sweeps++) await passes(30_000)
    expect(await balances(host)).toEqual([160])
    await passes(30_000)
    expect(await balances(host)).toEqual([200])
    expect(gone + 60_000).toBeLessThan(5 * 60_000)
    await wallet.sweep()
    expect(await balances(host)).toEqual([200])
    await expect.poll(() => told).toContainEqual([host, 200])
  })

  it('stays when the room was only held up for a while', async () => {
    const { host, roomId } = await room()
    await list(roomId)
    time += GONE_AFTER_MS + 1
    await wallet.sweep()
    await database.db('rooms').where({ id: roomId }).update({ seen_at: now() })
    await wallet.sweep()
    time += 20_000
    await database.db('rooms').where({ id: roomId }).update({ seen_at: now() })
    time += 20_000
    await wallet.sweep()
    time += 20_000
    await database.db('rooms').where({ id: roomId }).update({ seen_at: now() })
    await wallet.sweep()
    expect(await balances(host)).toEqual([160])
  })

  it('stays at the start of another process, which may find it before its result is kept', async () => {
    const { host } = await room()
    const other = testWallet({ db: database.db, now })
    for (const { run } of other.recurring) await run(new AbortController().signal)
    expect(await balances(host)).toEqual([160])
  })

  it('stays while a result of the room waits to be kept, and then follows the result', async () => {
    const { host, guest, roomId, game } = await room()
    const waiting = new Set([roomId])
    const other = createWalletService({
      db: database.db,
      news: createAccountNews(),
      logger: pino({ level: 'silent' }),
      rewardTerms: { verifiedOnly: false },
      roomGoneAfterMs: GONE_AFTER_MS,
      awaitingResult: async (roomIds) => roomIds.filter((one) => waiting.has(one)),
      now,
    })
    const { host: loser } = await room()
    for (let sweeps = 0; sweeps < 20; sweeps++) {
      await other.sweep()
      time += 30_000
    }
    expect(await balances(host, loser)).toEqual([160, 200])
    await results.settle(game({ outcome: won(guest) }))
    expect(await balances(host, guest)).toEqual([160, 240])
  })

  it('stays when its result is handed over while the sweep is under way', async () => {
    const { host, roomId, game } = await room()
    const logger = pino({ level: 'silent' })
    const queue = settlementQueue(createJobs({ db: database.db, logger, now }))
    const result = game({})
    const other = createWalletService({
      db: database.db,
      news: createAccountNews(),
      logger,
      rewardTerms: { verifiedOnly: false },
      roomGoneAfterMs: GONE_AFTER_MS,
      async awaitingResult(roomIds, tx) {
        const found = await roomsToSettle(queue, roomIds, tx)
        if (!tx && roomIds.includes(roomId)) await queue.enqueue(result, { key: result.sessionId })
        return found
      },
      now,
    })
    await other.sweep()
    time += 3 * 60_000
    await other.sweep()
    expect(await balances(host)).toEqual([160])
    await queue.cancel(result.sessionId)
  })

  it('is known to have gone back, for the process that comes back too late', async () => {
    const { roomId } = await room()
    expect(await wallet.wasReturned(roomId)).toBe(false)
    for (let sweeps = 0; sweeps < 8; sweeps++) {
      await wallet.sweep()
      time += 30_000
    }
    expect(await wallet.wasReturned(roomId)).toBe(true)
    expect(await wallet.wasReturned('never')).toBe(false)
  })
})

describe('a reward that was held before', () => {
  it('[WALLET-3] is not promised again, as nobody would pay for it', async () => {
    const { host, roomId } = await room()
    await wallet.returnEscrow(roomId)
    await expect(wallet.holdEscrow({ roomId, userId: host, amount: 40 })).rejects.toThrow('was held before')
    expect(await database.db('room_rewards').where({ room_id: roomId })).toEqual([])
    expect(await balances(host)).toEqual([200])
  })
})
