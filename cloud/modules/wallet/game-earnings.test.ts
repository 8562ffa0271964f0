/**
 * @module-tag postgres
 * Races for money; queries of entries-repository.ts.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayOf, dayStart } from '#cloud/day.ts'
import { member, resultOf } from '#cloud/testing/game-result.ts'
import { roomCalls } from '#cloud/testing/room-calls.ts'
import { testResults } from '#cloud/testing/services.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import type { GameResult, GameResults } from '#host-engine/index.ts'

let cloud: TestCloud
let calls: ReturnType<typeof roomCalls>
let results: GameResults
beforeAll(async () => {
  cloud = await startTestCloud()
  calls = roomCalls(cloud)
  results = testResults({ db: cloud.db, now: cloud.clock.now })
})
afterAll(() => cloud.stop())

const balanceOf = async (player: TestPlayer): Promise<number> =>
  (await calls.as(player, 'GET', '/wallet')).body.data.balance
const two = async () => [await cloud.register(), await cloud.register()] as const

/** A quick match of these two, which the first wins; answers what each earned. */
async function play([ada, bob]: readonly [TestPlayer, TestPlayer], more: Partial<GameResult> = {}) {
  const result = resultOf({
    matched: true,
    outcome: { kind: 'finished', winner: ada.user.id },
    players: [member(ada.user.id), member(bob.user.id)],
    finishedAt: cloud.clock.now(),
    ...more,
  })
  const rewards = await results.settle(result)
  return [ada, bob].map(({ user }) => rewards?.find(({ userId }) => userId === user.id)?.r3)
}

describe('a finished game', () => {
  it('[WALLET-7] that was matched earns 10 R3, and its winner 20 more', async () => {
    const [ada, bob] = await two()
    expect(await play([ada, bob])).toEqual([30, 10])
    expect([await balanceOf(ada), await balanceOf(bob)]).toEqual([130, 110])
    const { entries } = (await calls.as(ada, 'GET', '/wallet/entries')).body.data
    expect(entries[0]).toMatchObject({ amount: 30, reason: 'game_played' })
    expect(await play([ada, bob], { mode: 'ranked', outcome: { kind: 'finished', winner: null } })).toEqual([
      10, 10,
    ])
  })

  it.each<[string, Partial<GameResult>]>([
    ['that nobody matched', { matched: false }],
    ['of a private lobby', { matched: false, mode: 'private' }],
    ['that did not finish', { outcome: { kind: 'unfinished', reason: 'empty' } }],
  ])('[WALLET-7] earns nothing %s', async (_, more) => {
    const pair = await two()
    await play(pair, more)
    expect([await balanceOf(pair[0]), await balanceOf(pair[1])]).toEqual([100, 100])
  })

  it('[WALLET-7] earns nothing with a guest or a bot alone', async () => {
    const ada = await cloud.register()
    const guest = await cloud.guest('visitor')
    for (const other of [member(guest.user.id, { isGuest: true }), member('bot-1', { isBot: true })])
      await play([ada, ada], { players: [member(ada.user.id), other] })
    expect(await balanceOf(ada)).toBe(100)
  })

  it('[WALLET-7] earns guests nothing, but the two accounts beside them', async () => {
    const pair = await two()
    const guest = await cloud.guest('visitor')
    const players = [member(guest.user.id, { isGuest: true }), ...pair.map(({ user }) => member(user.id))]
    const outcome = { kind: 'finished', winner: guest.user.id } as const
    expect(await play(pair, { players, outcome })).toEqual([10, 10])
    expect(await cloud.db('wallet_entries').where({ account: guest.user.id })).toEqual([])
  })

  it('[WALLET-7] earns who stayed to the end, not who left', async () => {
    const [ada, bob] = await two()
    const leavers = [
      { userId: bob.user.id, username: 'bob', leftAt: cloud.clock.now(), score: 0, correct: 0 },
    ]
    await play([ada, bob], { players: [member(ada.user.id)], leavers })
    expect([await balanceOf(ada), await balanceOf(bob)]).toEqual([130, 100])
  })

  it('[WALLET-7] earns once, however often it is settled', async () => {
    const pair = await two()
    const sessionId = `game-${pair[0].user.id}`
    await Promise.all(Array.from({ length: 5 }, () => play(pair, { sessionId })))
    expect([await balanceOf(pair[0]), await balanceOf(pair[1])]).toEqual([130, 110])
  })
})

describe('a day', () => {
  it('[WALLET-7] earns 300 R3 at most, and the next one again', async () => {
    const pair = await two()
    for (let game = 0; game < 9; game++) await play(pair)
    expect(await play(pair)).toEqual([30, 10])
    expect(await play(pair)).toEqual([0, 10])
    expect(await balanceOf(pair[0])).toBe(400)
    cloud.clock.advance(dayStart(dayOf(cloud.clock.now()) + 1) - cloud.clock.now() - 1)
    expect(await play(pair)).toEqual([0, 10])
    cloud.clock.advance(1)
    expect(await play(pair)).toEqual([30, 10])
  })

  it('[WALLET-7] pays what is left up to 300', async () => {
    const pair = await two()
    for (let game = 0; game < 9; game++) await play(pair)
    await play(pair, { outcome: { kind: 'finished', winner: pair[1].user.id } })
    expect(await play(pair)).toEqual([20, 10])
  })

  it('[WALLET-7] of games that end at once earns no more than 300 either', async () => {
    const pair = await two()
    await Promise.all(Array.from({ length: 14 }, () => play(pair)))
    expect([await balanceOf(pair[0]), await balanceOf(pair[1])]).toEqual([400, 240])
  })
})
