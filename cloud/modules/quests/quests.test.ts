/**
 * @module-tag postgres
 * Races for money; queries of quests-repository.ts.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAccountNews } from '#cloud/account-news.ts'
import { dayOf, dayStart } from '#cloud/day.ts'
import { member, resultOf, roundsOf } from '#cloud/testing/game-result.ts'
import { roomCalls } from '#cloud/testing/room-calls.ts'
import { testResults } from '#cloud/testing/services.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import type { GameResult } from '#host-engine/index.ts'
import type { Quest } from '#shared/schemas/quests.ts'
import { bankAnswer } from '../../../tests/support/bank-answers.ts'
import { createTable } from '../../../tests/support/table.ts'

const DAY_MS = 86_400_000

let cloud: TestCloud
let calls: ReturnType<typeof roomCalls>
const told: [string, Quest][] = []
let settle: (result: GameResult) => Promise<unknown>
beforeAll(async () => {
  cloud = await startTestCloud()
  calls = roomCalls(cloud)
  const news = createAccountNews()
  news.listen((userId, _, payload) => 'quest' in payload && told.push([userId, payload.quest]))
  settle = testResults({ db: cloud.db, now: cloud.clock.now, news }).settle
})
afterAll(() => cloud.stop())

/** A private game of three rounds, which Ada plays with a friend and answers so often. */
const play = async (ada: TestPlayer, correct = 0): Promise<unknown> => {
  const friend = await cloud.register()
  return settle(
    resultOf({
      mode: 'private',
      rounds: roundsOf(3),
      players: [member(ada.user.id, { correct }), member(friend.user.id)],
      finishedAt: cloud.clock.now(),
    }),
  )
}
const daily = async (player: TestPlayer) => (await calls.as(player, 'GET', '/quests/daily')).body.data
const quest = async (player: TestPlayer, type: Quest['type']): Promise<Quest> =>
  (await daily(player)).quests.find((one: Quest) => one.type === type)
const claim = (player: TestPlayer, id: string) => calls.as(player, 'POST', `/quests/${id}/claim`)
const balanceOf = async (player: TestPlayer): Promise<number> =>
  (await calls.as(player, 'GET', '/wallet')).body.data.balance

/** Tokens live for an hour. */
async function again(player: TestPlayer): Promise<TestPlayer> {
  const body = { username: player.user.username, password: player.password }
  const { token } = (await cloud.call('POST', '/api/auth/login', { body })).body.data
  return { ...player, token }
}

/** Somebody whose quest of right answers is complete. */
async function done(): Promise<{ ada: TestPlayer; complete: Quest }> {
  const ada = await cloud.register()
  await play(ada, 20)
  return { ada, complete: await quest(ada, 'correct_answers') }
}

describe('GET /quests/daily', () => {
  it('[QUEST-1, QUEST-3] answers five quests, one of each type, with their progress', async () => {
    const ada = await cloud.register()
    await play(ada, 2)
    const { quests, unclaimed, resetsAt } = await daily(ada)
    const today = dayOf(cloud.clock.now())
    const reward = expect.any(Number)
    const one = (type: string, progress: number) => ({
      id: `${today}-${type}`,
      type,
      target: expect.any(Number),
      progress,
      reward,
      claimed: false,
    })
    expect(quests).toEqual([
      one('quick_matches', 0),
      one('private_matches', 1),
      one('ranked_wins', 0),
      one('correct_answers', 2),
      one('total_games', 1),
    ])
    expect(unclaimed).toEqual([])
    expect(resetsAt).toBe(new Date(dayStart(today + 1)).toISOString())
  })

  it('[QUEST-3] begins anew at 00:00 UTC', async () => {
    const ada = await cloud.register()
    await play(ada, 3)
    const { resetsAt } = await daily(ada)
    cloud.clock.advance(new Date(resetsAt).getTime() - cloud.clock.now() - 1)
    const before = await again(ada)
    expect(await quest(before, 'correct_answers')).toMatchObject({ progress: 3 })
    cloud.clock.advance(1)
    expect(await quest(before, 'correct_answers')).toMatchObject({ progress: 0 })
  })

  it('is not for guests, nor for strangers', async () => {
    const guest = await cloud.guest('visitor')
    expect((await calls.as(guest, 'GET', '/quests/daily')).body.code).toBe('ACCOUNT_REQUIRED')
    expect((await calls.as(null, 'GET', '/quests/daily')).status).toBe(401)
  })
})

describe('POST /quests/{id}/claim', () => {
  it('[QUEST-5] pays a complete quest', async () => {
    const { ada, complete } = await done()
    const { status, body } = await claim(ada, complete.id)
    expect(status).toBe(200)
    expect(body.data).toEqual({ quest: { ...complete, claimed: true }, balance: 100 + complete.reward })
    expect(await quest(ada, 'correct_answers')).toEqual({ ...complete, claimed: true })
    expect(await balanceOf(ada)).toBe(100 + complete.reward)
    const { entries } = (await calls.as(ada, 'GET', '/wallet/entries')).body.data
    expect(entries[0]).toMatchObject({ amount: complete.reward, reason: 'quest_claimed' })
  })

  it('[QUEST-5] pays once, also when it is asked ten times at once', async () => {
    const { ada, complete } = await done()
    const answers = await Promise.all(Array.from({ length: 10 }, () => claim(ada, complete.id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, body } of answers)
      if (status !== 200) expect([status, body.code]).toEqual([409, 'CONFLICT'])
    expect(await balanceOf(ada)).toBe(100 + complete.reward)
  })

  it('[QUEST-5] refuses what is incomplete, begun or not, and what nobody knows', async () => {
    const ada = await cloud.register()
    await play(ada, 1)
    const today = dayOf(cloud.clock.now())
    for (const id of [`${today}-correct_answers`, `${today}-quick_matches`])
      expect((await claim(ada, id)).body.code).toBe('CONFLICT')
    for (const id of ['nothing', `${today}-naps`, `${today + 1}-total_games`, `${today - 2}-total_games`])
      expect((await claim(ada, id)).status).toBe(404)
    expect(await balanceOf(ada)).toBe(100)
  })

  it('[QUEST-5] pays on the next day, too, and not later', async () => {
    const [first, second] = [await done(), await done()]
    cloud.clock.advance(DAY_MS)
    const ada = await again(first.ada)
    expect((await daily(ada)).unclaimed).toContainEqual(first.complete)
    expect((await claim(ada, first.complete.id)).status).toBe(200)
    expect((await daily(ada)).unclaimed).not.toContainEqual(first.complete)
    cloud.clock.advance(DAY_MS)
    const bob = await again(second.ada)
    expect((await daily(bob)).unclaimed).toEqual([])
    expect((await claim(bob, second.complete.id)).status).toBe(404)
  })
})

describe('progress', () => {
  it('[RT-37, QUEST-4] is told at each step, and no more once the target is reached', async () => {
    const ada = await cloud.register()
    const heard = () =>
      told
        .filter(([userId, { type }]) => userId === ada.user.id && type === 'correct_answers')
        .map(([, one]) => one)
    await play(ada, 3)
    expect(heard()).toEqual([await quest(ada, 'correct_answers')])
    await play(ada, 20)
    const complete = await quest(ada, 'correct_answers')
    expect(complete.progress).toBe(complete.target)
    expect(heard()).toHaveLength(2)
    expect(heard()[1]).toEqual(complete)
    await play(ada, 20)
    expect(heard()).toHaveLength(2)
  })

  it('[QUEST-4] of games that end at once is all counted', async () => {
    const ada = await cloud.register()
    await Promise.all(Array.from({ length: 5 }, () => play(ada, 1)))
    expect(await quest(ada, 'total_games')).toMatchObject({ progress: 5 })
    expect(await quest(ada, 'correct_answers')).toMatchObject({ progress: 5 })
  })

  it('[RT-37, PASS-5] of a game that was played comes over the account channel, and its XP with the end', async () => {
    const table = createTable(cloud.url)
    const [ada, bob] = [await cloud.register(), await cloud.register()]
    const { clients, gameSessionId } = await table.play([ada, bob], { rounds: 3, customQuizzes: undefined })
    const [hers] = clients
    for (const round of [1, 2, 3]) {
      const answer = bankAnswer((await hers?.until('round_started', round))?.quiz.prompt)
      for (const player of [ada, bob])
        await calls.as(player, 'POST', `/game/${gameSessionId}/answer`, { answer })
    }
    const { rewards } = (await hers?.until('game_finished')) ?? {}
    expect(rewards).toContainEqual({ userId: ada.user.id, r3: 0, passXp: 20 + 30 + 50 })
    expect(rewards).toContainEqual({ userId: bob.user.id, r3: 0, passXp: 20 + 30 })
    const heard = () =>
      (hers?.heard ?? []).filter(({ name }) => name === 'quest_progress').map(({ payload }) => payload)
    await expect.poll(() => heard()).toHaveLength(2)
    expect(heard()).toContainEqual({
      quest: expect.objectContaining({ type: 'correct_answers', progress: 3 }),
    })
    expect(heard()).toContainEqual({ quest: expect.objectContaining({ type: 'total_games', progress: 1 }) })
    table.leave()
  })

  it('goes with the account, stands in its export, and is forgotten after a week', async () => {
    const { ada } = await done()
    const { quests } = (await calls.as(ada, 'GET', '/auth/export')).body.data
    expect(quests).toContainEqual({
      day: new Date(dayStart(dayOf(cloud.clock.now()))).toISOString(),
      type: 'correct_answers',
      progress: expect.any(Number),
      claimedAt: null,
    })
    const rowsOf = ({ user }: TestPlayer) => cloud.db('quest_progress').where({ user_id: user.id })
    await calls.as(ada, 'DELETE', '/auth/account', { password: ada.password })
    expect(await rowsOf(ada)).toEqual([])
    const { ada: eve } = await done()
    cloud.clock.advance(9 * DAY_MS)
    await expect.poll(() => rowsOf(eve)).toEqual([])
  })
})
