/**
 * @module-tag postgres
 * Races; queries of amount-tables-repository.ts.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayOf } from '#cloud/day.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import { PASS_TABLE, QUEST_AMOUNTS } from '#shared/constants/amount-tables.ts'
import { DAY_MS } from '#shared/constants/timings.ts'
import { economyCalls } from '#shared/i18n/en/economy-calls.ts'
import type { Quest } from '#shared/schemas/quests.ts'
import { signInAdmin } from './testing/sign-in-admin.ts'

let cloud: TestCloud
let admin: TestPlayer
beforeAll(async () => {
  cloud = await startTestCloud({ RATE_LIMITS: 'off' })
  // Noon, so that no day ends in a test.
  const noon = (dayOf(cloud.clock.now()) + 1) * DAY_MS + DAY_MS / 2
  cloud.clock.advance(noon - cloud.clock.now())
  admin = await signInAdmin(cloud)
})
afterAll(() => cloud.stop())

const as = (
  method: string,
  path: string,
  { player = admin, body }: { player?: TestPlayer; body?: object } = {},
) => cloud.call(method, `/api${path}`, { token: player.token, ...(body && { body }) })
const dateIn = (days: number) => new Date(cloud.clock.now() + days * DAY_MS).toISOString().slice(0, 10)
const put = (path: string, body: object) => as('PUT', `/admin${path}`, { body })
const lastAction = async (action: string) =>
  (await as('GET', `/admin/actions?action=${action}&limit=1`)).body.data.actions[0]

describe('what quests pay', () => {
  const doubled = QUEST_AMOUNTS.map((one) => ({ ...one, r3: one.r3 * 2 }))
  const usual = ({ type, target }: Quest) =>
    QUEST_AMOUNTS.find((one) => one.type === type && one.target === target)?.r3 ?? 0
  const questsOf = async (player: TestPlayer): Promise<Quest[]> =>
    (await as('GET', '/quests/daily', { player })).body.data.quests

  it('[ADMIN-18] changes with the next day, and not for those who are on their way', async () => {
    const ada = await cloud.register()
    const complete = async (player: TestPlayer) => {
      const [quest] = await questsOf(player)
      if (!quest) throw new Error('no quest')
      const day = dayOf(cloud.clock.now())
      await cloud.db('quest_progress').insert({
        user_id: player.user.id,
        day,
        type: quest.type,
        progress: quest.target,
      })
      return quest
    }
    const today = await complete(ada)
    const { body } = await put(`/quests/tables/${dateIn(1)}`, { quests: doubled, version: 0 })
    expect((await as('GET', '/admin/quests/tables')).body.data).toEqual(body.data)
    expect(body.data).toMatchObject({
      today: dateIn(0),
      current: QUEST_AMOUNTS,
      next: { date: dateIn(1), quests: doubled, version: 1 },
      history: [{ date: dateIn(1), quests: doubled }],
    })
    expect(await lastAction('quests.table')).toMatchObject({
      target: dateIn(1),
      before: QUEST_AMOUNTS,
      after: doubled,
    })
    for (const quest of await questsOf(ada)) expect(quest.reward).toBe(usual(quest))
    cloud.clock.advance(DAY_MS)
    const [later, again] = [await cloud.signIn(ada), await cloud.signIn(admin)]
    admin = again
    for (const quest of await questsOf(later)) expect(quest.reward).toBe(2 * usual(quest))
    // Yesterday's pays what it promised.
    const claim = async (quest: Quest) =>
      (await as('POST', `/quests/${quest.id}/claim`, { player: later })).body.data.balance
    expect(await claim(today)).toBe(100 + usual(today))
    const next = await complete(later)
    expect(await claim(next)).toBe(100 + usual(today) + 2 * usual(next))
  })

  it('[ADMIN-18] is changed once by two who looked at the same, and never for a day that has begun', async () => {
    const path = `/quests/tables/${dateIn(1)}`
    const tries = await Promise.all([1, 2].map(() => put(path, { quests: doubled, version: 0 })))
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 409])
    for (const days of [-1, 0, 2])
      expect(await put(`/quests/tables/${dateIn(days)}`, { quests: doubled, version: 0 })).toMatchObject({
        status: 409,
        body: { error: economyCalls.changedMeanwhile },
      })
  })

  it.each([
    ['less than 1', doubled.map((one) => ({ ...one, r3: 0 })), economyCalls.amountInvalid],
    ['more than 1000', doubled.map((one) => ({ ...one, r3: 1_001 })), economyCalls.amountInvalid],
    ['a part of the table', doubled.slice(1), economyCalls.tableIncomplete],
    ['one amount twice', [...doubled.slice(1), ...doubled.slice(1, 2)], economyCalls.tableIncomplete],
  ])('[ADMIN-18] cannot be %s', async (_, quests, message) => {
    const { status, body } = await put(`/quests/tables/${dateIn(1)}`, { quests, version: 1 })
    expect([status, body.details[0].message]).toEqual([400, message])
  })
})

describe('what the pass gives', () => {
  const richer = PASS_TABLE.map((one) => ({ ...one, free: { currency: 'r3', amount: 77 } }))

  it('[ADMIN-18] changes with the next season, and stays as it is in the one that runs', async () => {
    const ada = await cloud.register()
    const before = (await as('GET', '/game-pass', { player: ada })).body.data
    const { body } = await put('/game-pass/tables/2', { levels: richer, version: 0 })
    expect(body.data).toMatchObject({
      season: 1,
      current: PASS_TABLE,
      next: { season: 2, levels: richer, version: 1, changedAt: expect.any(String) },
      history: [{ season: 2, levels: richer }],
    })
    expect((await as('GET', '/game-pass', { player: ada })).body.data).toEqual(before)
    expect(await lastAction('pass.table')).toMatchObject({ target: '2', before: PASS_TABLE, after: richer })
    expect((await as('GET', '/admin/game-pass/tables')).body.data).toEqual(body.data)
  })

  it('[ADMIN-18] cannot be changed for a season that runs, nor in part, nor over what another admin set', async () => {
    expect((await put('/game-pass/tables/1', { levels: richer, version: 0 })).status).toBe(409)
    expect((await put('/game-pass/tables/3', { levels: richer, version: 0 })).status).toBe(409)
    expect((await put('/game-pass/tables/2', { levels: richer, version: 0 })).status).toBe(409)
    expect((await put('/game-pass/tables/2', { levels: richer.slice(1), version: 1 })).status).toBe(400)
    expect((await put('/game-pass/tables/next', { levels: richer, version: 1 })).status).toBe(404)
  })
})
