/**
 * @module-tag postgres
 * Races for money; queries of reward-escrow.ts.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOM, roomCalls } from '#cloud/testing/room-calls.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import { type AccountClient, connectAccount } from '../../../tests/support/account-client.ts'
import { earnR3 } from './testing/earn-r3.ts'

let cloud: TestCloud
let calls: ReturnType<typeof roomCalls>
beforeAll(async () => {
  cloud = await startTestCloud()
  calls = roomCalls(cloud)
})
afterAll(() => cloud.stop())

/** Who has 200 R3, of which the half may be put up. */
async function earner(): Promise<TestPlayer> {
  const player = await cloud.register()
  await earnR3(cloud.db, player.user.id)
  return player
}

const id = expect.stringMatching(/^\w{26}$/)

describe('a new account', () => {
  it('[AUTH-21, WALLET-1] has 100 R3 and 10 voice tokens, and where they came from', async () => {
    const ada = await cloud.register()
    expect(ada.user).toMatchObject({ balance: 100, emailVerified: false, tutorialStep: 1, role: 'player' })
    expect(ada.user.preferredLanguage).toBeNull()
    expect((await calls.as(ada, 'GET', '/wallet')).body.data).toEqual({
      balance: 100,
      owed: 0,
      reward: { limit: 0, verifyEmail: false },
    })
    const at = new Date(cloud.clock.now()).toISOString()
    expect((await calls.as(ada, 'GET', '/wallet/entries')).body.data).toEqual({
      entries: [{ id, amount: 100, reason: 'sign_up', at, balance: 100 }],
      total: 1,
      page: 1,
      limit: 20,
    })
    const { body } = await calls.as(ada, 'GET', '/auth/export')
    expect(body.data.wallet).toMatchObject({ balance: 100, voiceTokens: 10, heldRewards: [] })
    expect(body.data.wallet.entries).toHaveLength(2)
  })

  it('has its wallet to itself', async () => {
    const [ada, bob] = [await earner(), await cloud.register()]
    await calls.create(ada, { tokenReward: 30 })
    expect((await calls.as(bob, 'GET', '/wallet')).body.data.balance).toBe(100)
    expect((await calls.as(bob, 'GET', '/wallet/entries')).body.data.total).toBe(1)
    expect((await calls.as(null, 'GET', '/wallet')).status).toBe(401)
    expect((await calls.as(null, 'GET', '/wallet/entries')).status).toBe(401)
  })
})

it('[WALLET-1] shows movements newest first, in pages, whose sum is the balance', async () => {
  const ada = await earner()
  for (const tokenReward of [10, 20, 30]) {
    cloud.clock.advance(1_000)
    await calls.create(ada, { tokenReward })
  }
  // The rooms that the host left give back what they held a moment later.
  const total = async () => (await calls.as(ada, 'GET', '/wallet/entries')).body.data.total
  await expect.poll(total).toBe(7)
  const first = (await calls.as(ada, 'GET', '/wallet/entries?limit=2')).body.data
  const all = (await calls.as(ada, 'GET', '/wallet/entries?limit=100')).body.data.entries as {
    amount: number
    balance: number
  }[]
  expect(first.entries).toEqual(all.slice(0, 2))
  const pages = [1, 2, 3, 4, 5].map((page) => calls.as(ada, 'GET', `/wallet/entries?limit=2&page=${page}`))
  expect((await Promise.all(pages)).map(({ body }) => body.data.entries)).toEqual([
    ...[0, 2, 4, 6].map((begin) => all.slice(begin, begin + 2)),
    [],
  ])
  let sum = 0
  for (const { amount, balance } of all.toReversed()) {
    sum += amount
    expect(balance).toBe(sum)
  }
  const { balance } = (await calls.as(ada, 'GET', '/wallet')).body.data
  expect(sum).toBe(balance)
  expect((await calls.as(ada, 'GET', '/auth/profile')).body.data.user.balance).toBe(balance)
})

it('takes the entries of an account that has gone for nobody’s', async () => {
  const ada = await earner()
  await calls.as(ada, 'DELETE', '/auth/account', { password: ada.password })
  expect(await cloud.db('wallet_balances').where({ user_id: ada.user.id })).toEqual([])
  expect(await cloud.db('wallet_entries').where({ account: ada.user.id })).toHaveLength(3)
})

it('[RT-36] tells the account of each change of its balance, and nobody else', async () => {
  const [ada, bob] = [await earner(), await cloud.register()]
  const [adaHears, bobHears] = [await connectAccount(cloud.url, ada), await connectAccount(cloud.url, bob)]
  const told = ({ heard }: AccountClient): unknown[] =>
    heard.filter(({ name }) => name === 'wallet_updated').map(({ payload }) => payload)
  const { id: roomId } = await calls.create(ada, { tokenReward: 25 })
  await expect.poll(() => told(adaHears)).toEqual([{ balance: 175 }])
  await calls.leave(ada, roomId)
  await expect.poll(() => told(adaHears)).toEqual([{ balance: 175 }, { balance: 200 }])
  expect(told(bobHears)).toEqual([])
  adaHears.close()
  bobHears.close()
})

describe('the reward of a room', () => {
  const balanceOf = async (player: Parameters<typeof calls.as>[0]): Promise<number> =>
    (await calls.as(player, 'GET', '/wallet')).body.data.balance

  it('[WALLET-3] is taken when the room is made', async () => {
    const ada = await earner()
    const room = await calls.create(ada, { tokenReward: 40 })
    expect(room).toMatchObject({ tokenReward: 40, paid: true })
    expect(await balanceOf(ada)).toBe(160)
    const { wallet } = (await calls.as(ada, 'GET', '/auth/export')).body.data
    expect(wallet.heldRewards).toEqual([{ roomId: room.id, amount: 40 }])
    expect(wallet.entries[0]).toMatchObject({ amount: -40, reason: 'reward_held', balance: 160 })
  })

  it('[WALLET-2, WALLET-3, ERR-41] makes as many rooms as it suffices for, asked for at once', async () => {
    const ada = await earner()
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => calls.as(ada, 'POST', '/rooms', { ...ROOM, tokenReward: 70 })),
    )
    const made = answers.filter(({ status }) => status === 201)
    expect(made).toHaveLength(1)
    for (const { status, body } of answers)
      if (status !== 201)
        expect([status, body.code, body.details]).toEqual([
          402,
          'INSUFFICIENT_R3',
          expect.objectContaining({ balance: 130, price: 70 }),
        ])
    expect(await balanceOf(ada)).toBe(130)
    const [{ count } = { count: 0 }] = await cloud
      .db('room_rewards')
      .where({ user_id: ada.user.id })
      .count({ count: '*' })
    expect(Number(count)).toBe(1)
  })

  it('[WALLET-3] cannot be changed afterwards', async () => {
    const ada = await earner()
    const { id: roomId } = await calls.create(ada, { tokenReward: 40 })
    for (const tokenReward of [0, 41, 90]) {
      const answer = await calls.as(ada, 'PATCH', `/rooms/${roomId}`, { tokenReward })
      expect([answer.status, answer.body.code]).toEqual([409, 'CONFLICT'])
    }
    expect(await balanceOf(ada)).toBe(160)
  })

  it('[WALLET-5] goes back at once when the room closes before a game', async () => {
    const ada = await earner()
    const { id: roomId } = await calls.create(ada, { tokenReward: 40 })
    await calls.leave(ada, roomId)
    await expect.poll(() => balanceOf(ada)).toBe(200)
    const { entries } = (await calls.as(ada, 'GET', '/wallet/entries')).body.data
    expect(entries[0]).toMatchObject({ amount: 40, reason: 'reward_returned', balance: 200 })
  })

  it('[WALLET-9] is put up of what was earned, and not of the sign-up gift, which can be spent', async () => {
    const ada = await cloud.register()
    const put = async (tokenReward: number) => {
      const { status, body } = await calls.as(ada, 'POST', '/rooms', { ...ROOM, tokenReward })
      return [status, body.code, body.details]
    }
    const limit = async () => (await calls.as(ada, 'GET', '/wallet')).body.data.reward.limit
    expect(await put(1)).toEqual([402, 'INSUFFICIENT_R3', { balance: 100, price: 1, rewardLimit: 0 }])
    await earnR3(cloud.db, ada.user.id, 50)
    expect(await limit()).toBe(50)
    expect(await put(51)).toEqual([402, 'INSUFFICIENT_R3', { balance: 150, price: 51, rewardLimit: 50 }])
    expect((await put(30))[0]).toBe(201)
    expect(await limit()).toBe(20)
    expect(await balanceOf(ada)).toBe(120)
    const { entries } = (await calls.as(ada, 'GET', '/wallet/entries')).body.data
    expect(entries.map(({ amount }: { amount: number }) => amount)).toEqual([-30, 50, 100])
  })
})
