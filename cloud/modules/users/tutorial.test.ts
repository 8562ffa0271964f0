import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually, ROOM, roomCalls } from '#cloud/testing/room-calls.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import { TUTORIAL_ACTIONS, TUTORIAL_STEPS } from '#shared/constants/tutorial.ts'
import { type AccountClient, connectAccount } from '../../../tests/support/account-client.ts'
import { libraryCalls } from '../library/testing/library-calls.ts'

let cloud: TestCloud
let calls: ReturnType<typeof roomCalls>
let library: ReturnType<typeof libraryCalls>
beforeAll(async () => {
  cloud = await startTestCloud({ RATE_LIMITS: 'off' })
  calls = roomCalls(cloud)
  library = libraryCalls(cloud)
})
afterAll(() => cloud.stop())

const set = (player: TestPlayer, step: number, from?: number) =>
  calls.as(player, 'PATCH', '/auth/tutorial-step', { step, from })
const stepOf = async (player: TestPlayer): Promise<number> =>
  (await calls.as(player, 'GET', '/auth/profile')).body.data.user.tutorialStep
const at = async (step: number): Promise<TestPlayer> => {
  const player = await cloud.register()
  await set(player, step)
  return player
}
const told = ({ heard }: AccountClient): unknown[] =>
  heard.filter(({ name }) => name === 'tutorial_step').map(({ payload }) => payload)

describe('the step that an account is at', () => {
  it('is not led back by a call that comes late', async () => {
    const ada = await at(4)
    const { status, body } = await set(ada, 2, 1)
    expect([status, body.data.user.tutorialStep]).toEqual([200, 4])
    expect(await stepOf(ada)).toBe(4)
    expect((await set(ada, 5, 4)).body.data.user.tutorialStep).toBe(5)
  })

  it.each([-1, 15, 1.5, '3', null])('refuses to leave the step %j', async (from) => {
    const ada = await cloud.register()
    const { status } = await calls.as(ada, 'PATCH', '/auth/tutorial-step', { step: 2, from })
    expect([status, await stepOf(ada)]).toEqual([400, 1])
  })

  it('[RT-38] is told to the account after each change, and to nobody else', async () => {
    const [ada, bob] = [await cloud.register(), await cloud.register()]
    const [adaHears, bobHears] = [await connectAccount(cloud.url, ada), await connectAccount(cloud.url, bob)]
    await set(ada, 2, 1)
    await set(ada, 2, 1)
    await set(ada, 11)
    await calls.as(ada, 'POST', '/gamemode/matchmaking/start', { gameModeId: 'quick_match' })
    const steps = [{ tutorialStep: 2 }, { tutorialStep: 11 }, { tutorialStep: 12 }]
    await expect.poll(() => told(adaHears)).toEqual(steps)
    expect(told(bobHears)).toEqual([])
    adaHears.close()
    bobHears.close()
  })
})

describe('what is done in the library', () => {
  it('[TUT-3, TUT-6, TUT-7, TUT-16] leads from step 2 to step 7: buy a word, take it off, put it on', async () => {
    const ada = await at(2)
    const word = library.forSale('word')
    const calledInStep = async (call: Promise<{ status: number }>): Promise<number> => {
      expect((await call).status).toBe(200)
      return stepOf(ada)
    }
    expect(await calledInStep(library.buy(ada, word.id))).toBe(3)
    // Not what steps 3 and 4 wait for.
    expect(await calledInStep(library.unequip(ada, word.id))).toBe(3)
    expect(await calledInStep(library.equip(ada, word.id))).toBe(3)
    await set(ada, 5)
    expect(await calledInStep(library.unequip(ada, word.id))).toBe(6)
    expect(await calledInStep(library.equip(ada, word.id))).toBe(7)
  })
})

describe('starting the search or the game', () => {
  const SEARCHES = [
    ['/gamemode/matchmaking/start', { gameModeId: 'quick_match' }],
    ['/game/matchmaking/start', { gameMode: 'quick_match' }],
  ] as const

  it.each(SEARCHES)('[TUT-12] leads from step 11 to step 12: POST %s', async (path, body) => {
    const ada = await at(11)
    expect((await calls.as(ada, 'POST', path, body)).status).toBe(200)
    expect(await stepOf(ada)).toBe(12)
    await calls.as(ada, 'POST', '/gamemode/matchmaking/cancel')
  })

  it('[TUT-12, TUT-16] leads all players of a private game there who are at step 11, and no other', async () => {
    const [ada, bob, cam] = [await at(11), await at(11), await at(10)]
    const room = await calls.create(ada, ROOM)
    for (const player of [bob, cam]) await calls.join(player, room.id)
    expect((await calls.as(ada, 'POST', '/game/start', { roomId: room.id })).status).toBe(200)
    for (const player of [ada, bob])
      await eventually(
        () => stepOf(player),
        (step) => step === 12,
      )
    expect(await stepOf(cam)).toBe(10)
    // A search that is refused has not begun.
    await set(cam, 11)
    const { body } = await calls.as(cam, 'POST', '/gamemode/matchmaking/start', { gameModeId: 'quick_match' })
    expect([body.code, await stepOf(cam)]).toEqual(['ALREADY_IN_ACTIVE_GAME', 11])
  })

  const others = Array.from({ length: TUTORIAL_STEPS + 1 }, (_, step) => step).filter(
    (step) => TUTORIAL_ACTIONS[step - 1] !== 'click_start_game',
  )
  it.each(others)('[TUT-16] changes nothing at step %i', async (step) => {
    const ada = await at(step)
    await calls.as(ada, 'POST', '/gamemode/matchmaking/start', { gameModeId: 'quick_match' })
    expect(await stepOf(ada)).toBe(step)
    await calls.as(ada, 'POST', '/gamemode/matchmaking/cancel')
  })
})
