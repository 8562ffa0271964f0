/**
 * @module-tag postgres
 * Races for money; queries of pass-repository.ts.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { earnR3 } from '#cloud/modules/wallet/testing/earn-r3.ts'
import { member, resultOf, roundsOf } from '#cloud/testing/game-result.ts'
import { roomCalls } from '#cloud/testing/room-calls.ts'
import { testResults } from '#cloud/testing/services.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import type { GameResult, GameResults } from '#host-engine/index.ts'
import { PREMIUM_PRICE, passReward, xpUpTo } from '#shared/constants/rewards.ts'
import type { PassLevel } from '#shared/schemas/game-pass.ts'

const DAY_MS = 86_400_000

let cloud: TestCloud
let calls: ReturnType<typeof roomCalls>
let results: GameResults
beforeAll(async () => {
  cloud = await startTestCloud()
  calls = roomCalls(cloud)
  results = testResults({ db: cloud.db, now: cloud.clock.now })
})
afterAll(() => cloud.stop())

const passOf = async (player: TestPlayer) => (await calls.as(player, 'GET', '/game-pass')).body.data
const claim = (player: TestPlayer, level: number | string, track: unknown = 'free') =>
  calls.as(player, 'POST', `/game-pass/levels/${level}/claim`, { track })
const claimAll = (player: TestPlayer) => calls.as(player, 'POST', '/game-pass/claim')
const unlock = (player: TestPlayer) => calls.as(player, 'POST', '/game-pass/premium')
const balanceOf = async (player: TestPlayer): Promise<number> =>
  (await calls.as(player, 'GET', '/wallet')).body.data.balance
const voiceOf = async (player: TestPlayer): Promise<number> =>
  (await calls.as(player, 'GET', '/auth/export')).body.data.wallet.voiceTokens

/** What a game brought Ada, who played it with a friend. */
async function play(ada: TestPlayer, correct: number, more: Partial<GameResult> = {}) {
  const friend = await cloud.register()
  const rewards = await results.settle(
    resultOf({
      rounds: roundsOf(3),
      players: [member(ada.user.id, { correct }), member(friend.user.id)],
      finishedAt: cloud.clock.now(),
      ...more,
    }),
  )
  return rewards?.find(({ userId }) => userId === ada.user.id)?.passXp
}

/** Tokens live for an hour. */
async function again(player: TestPlayer): Promise<TestPlayer> {
  const body = { username: player.user.username, password: player.password }
  const { token } = (await cloud.call('POST', '/api/auth/login', { body })).body.data
  return { ...player, token }
}

/** A new account that has come so far, with so much R3 beside the gift of 100. */
async function at(level: number, r3 = 0): Promise<TestPlayer> {
  const ada = await cloud.register()
  const row = { user_id: ada.user.id, season: 1, xp: xpUpTo(level), day: 0, xp_of_day: 0 }
  await cloud.db('game_passes').insert(row)
  if (r3 > 0) await earnR3(cloud.db, ada.user.id, r3)
  return ada
}

describe('GET /game-pass', () => {
  it('[PASS-1] answers season 1, 30 levels with both tracks, and where the player stands', async () => {
    const ada = await cloud.register()
    const pass = await passOf(ada)
    expect(pass).toMatchObject({ season: 1, level: 0, xp: 0, premium: false })
    expect(pass.levels.map(({ level }: PassLevel) => level)).toEqual(
      Array.from({ length: 30 }, (_, i) => i + 1),
    )
    for (const { level, free, premium } of pass.levels as PassLevel[]) {
      expect(free).toEqual({ reward: passReward('free', level), claimed: false })
      expect(premium).toEqual({ reward: passReward('premium', level), claimed: false })
    }
    const bob = await at(7)
    await claim(bob, 3)
    const his = await passOf(bob)
    expect(his).toMatchObject({ level: 7, xp: xpUpTo(7) })
    const claimed = (his.levels as PassLevel[]).filter(({ free, premium }) => free.claimed || premium.claimed)
    expect(claimed.map(({ level }) => level)).toEqual([3])
  })

  it('is not for guests, nor for strangers', async () => {
    expect((await calls.as(await cloud.guest('visitor'), 'GET', '/game-pass')).body.code).toBe(
      'ACCOUNT_REQUIRED',
    )
    expect((await calls.as(null, 'GET', '/game-pass')).status).toBe(401)
  })
})

describe('a finished game', () => {
  it('[PASS-5] brings XP for itself, for right answers and for the win', async () => {
    const ada = await cloud.register()
    expect(await play(ada, 3)).toBe(50)
    expect(await play(ada, 2, { outcome: { kind: 'finished', winner: ada.user.id } })).toBe(90)
    expect(await passOf(ada)).toMatchObject({ xp: 140, level: 0 })
    expect(await play(ada, 11, { mode: 'private' })).toBe(130)
    expect(await play(ada, 2)).toBe(40)
    expect(await passOf(ada)).toMatchObject({ xp: 310, level: 1 })
  })

  it('[PASS-5] brings none when it does not count', async () => {
    const ada = await cloud.register()
    expect(await play(ada, 3, { ownQuizzes: true })).toBe(0)
    expect(await play(ada, 2, { rounds: roundsOf(2) })).toBe(0)
    expect(await play(ada, 3, { players: [member(ada.user.id, { correct: 3 })] })).toBe(0)
    expect(await passOf(ada)).toMatchObject({ xp: 0 })
  })

  it('[PASS-5] brings up to 1,000 XP a day, and again the next', async () => {
    const ada = await cloud.register()
    expect(await play(ada, 90)).toBe(920)
    expect(await play(ada, 90)).toBe(80)
    expect(await play(ada, 90)).toBe(0)
    cloud.clock.advance(DAY_MS)
    expect(await play(ada, 1)).toBe(30)
    // A result that comes late finds the day full that it belongs to.
    expect(await play(ada, 98, { finishedAt: cloud.clock.now() - DAY_MS })).toBe(970)
    expect(await passOf(await again(ada))).toMatchObject({ xp: 2_000 })
  })
})

describe('POST /game-pass/premium', () => {
  it('[PASS-2] takes its price and unlocks the track, once a season', async () => {
    const ada = await at(0, PREMIUM_PRICE)
    const { status, body } = await unlock(ada)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ balance: 100, pass: { premium: true, level: 0 } })
    const again = await unlock(ada)
    expect([again.status, again.body.code]).toEqual([409, 'CONFLICT'])
    expect(await balanceOf(ada)).toBe(100)
    const { entries } = (await calls.as(ada, 'GET', '/wallet/entries')).body.data
    expect(entries[0]).toMatchObject({ amount: -PREMIUM_PRICE, reason: 'pass_bought' })
  })

  it('[PASS-2] answers 402 to who has too little, and takes nothing', async () => {
    const ada = await at(3)
    const { status, body } = await unlock(ada)
    expect(status).toBe(402)
    expect(body).toMatchObject({ code: 'INSUFFICIENT_R3', details: { balance: 100, price: PREMIUM_PRICE } })
    expect(await passOf(ada)).toMatchObject({ premium: false, level: 3 })
    expect(await balanceOf(ada)).toBe(100)
  })

  it('[PASS-2] asked five times at once is paid once', async () => {
    const ada = await at(2, 3 * PREMIUM_PRICE)
    const answers = await Promise.all(Array.from({ length: 5 }, () => unlock(ada)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
    expect(await balanceOf(ada)).toBe(100 + 2 * PREMIUM_PRICE)
  })
})

describe('POST /game-pass/levels/{n}/claim', () => {
  it('[PASS-3] pays a reached level in R3 or voice tokens', async () => {
    const ada = await at(5)
    const { status, body } = await claim(ada, 4)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      reward: { currency: 'r3', amount: 20 },
      balance: 120,
      pass: { level: 5 },
    })
    expect(body.data.pass.levels[3].free.claimed).toBe(true)
    expect((await claim(ada, 5)).body.data).toMatchObject({
      reward: { currency: 'voice', amount: 10 },
      balance: 120,
    })
    expect([await balanceOf(ada), await voiceOf(ada)]).toEqual([120, 20])
  })

  it('[PASS-3] refuses what is not reached, claimed, or outside of the pass', async () => {
    const ada = await at(5)
    expect([(await claim(ada, 6)).status, (await claim(ada, 6)).body.code]).toEqual([403, 'FORBIDDEN'])
    await claim(ada, 5)
    const again = await claim(ada, 5)
    expect([again.status, again.body.code]).toEqual([409, 'CONFLICT'])
    for (const n of [0, 31, -1, 1.5, 'x']) expect((await claim(ada, n)).status).toBe(404)
    expect((await claim(ada, 1, 'gold')).status).toBe(400)
    expect(await balanceOf(ada)).toBe(100)
  })

  it('[PASS-3] pays once, also when it is asked ten times at once', async () => {
    const ada = await at(10)
    const answers = await Promise.all(Array.from({ length: 10 }, () => claim(ada, 10)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await balanceOf(ada)).toBe(160)
  })

  it('[PASS-4] wants the premium track unlocked for premium rewards', async () => {
    const ada = await at(5, PREMIUM_PRICE)
    expect((await claim(ada, 4, 'premium')).body.code).toBe('FORBIDDEN')
    await unlock(ada)
    expect((await claim(ada, 4, 'premium')).body.data).toMatchObject({ balance: 135 })
    expect((await claim(ada, 4, 'premium')).body.code).toBe('CONFLICT')
    expect((await claim(ada, 6, 'premium')).body.code).toBe('FORBIDDEN')
  })

  it('[PASS-4] still pays the premium rewards of levels that were claimed before it was bought', async () => {
    const ada = await at(4, PREMIUM_PRICE)
    await claimAll(ada)
    await unlock(ada)
    const { rewards, balance } = (await claimAll(ada)).body.data
    expect(rewards.map(({ level, track }: { level: number; track: string }) => [level, track])).toEqual([
      [1, 'premium'],
      [2, 'premium'],
      [3, 'premium'],
      [4, 'premium'],
    ])
    expect(balance).toBe(100 + 4 * 20 + 3 * 35)
    expect(await voiceOf(ada)).toBe(25)
  })
})

describe('POST /game-pass/claim', () => {
  it('[PASS-3] pays all that is open, and nothing when nothing is', async () => {
    const ada = await at(10)
    await claim(ada, 2)
    const { rewards, balance, pass } = (await claimAll(ada)).body.data
    expect(rewards).toHaveLength(9)
    expect(rewards[0]).toEqual({ level: 1, track: 'free', reward: { currency: 'r3', amount: 20 } })
    expect(balance).toBe(100 + 8 * 20 + 60)
    expect((pass.levels as PassLevel[]).filter(({ free }) => free.claimed)).toHaveLength(10)
    expect((await claimAll(ada)).body.data).toMatchObject({ rewards: [], balance })
    expect((await claimAll(await cloud.register())).body.data).toMatchObject({ rewards: [], balance: 100 })
  })

  it('[PASS-3] beside claims of single levels pays each reward once', async () => {
    const ada = await at(9)
    await Promise.all([claimAll(ada), claim(ada, 9), claimAll(ada), claim(ada, 1), claimAll(ada)])
    expect(await balanceOf(ada)).toBe(100 + 8 * 20)
  })
})

it('a pass goes with its account, and stands in its export', async () => {
  const ada = await at(2, PREMIUM_PRICE)
  await unlock(ada)
  await claim(ada, 1)
  const now = new Date(cloud.clock.now()).toISOString()
  const { gamePasses, gamePassClaims } = (await calls.as(ada, 'GET', '/auth/export')).body.data
  expect(gamePasses).toEqual([{ season: 1, xp: xpUpTo(2), premiumAt: now }])
  expect(gamePassClaims).toEqual([{ season: 1, level: 1, track: 'free', claimedAt: now }])
  await calls.as(ada, 'DELETE', '/auth/account', { password: ada.password })
  for (const table of ['game_passes', 'game_pass_claims'])
    expect(await cloud.db(table).where({ user_id: ada.user.id })).toEqual([])
})
