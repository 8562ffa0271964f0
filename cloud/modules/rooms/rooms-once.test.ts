/**
 * @module-tag postgres
 * Races for seats; queries of recorded-calls-repository.ts.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { earnR3 } from '#cloud/modules/wallet/testing/earn-r3.ts'
import { ROOM, roomCalls } from '#cloud/testing/room-calls.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'

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

const BODY = { ...ROOM, tokenReward: 60 }
const create = (player: TestPlayer, key: string | undefined, body: object = BODY, path = '/rooms') =>
  cloud.call('POST', `/api${path}`, {
    token: player.token,
    body,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  })
const balanceOf = async (player: TestPlayer): Promise<number> =>
  (await calls.as(player, 'GET', '/wallet')).body.data.balance
const rewardsOf = ({ user }: TestPlayer) =>
  cloud.db('room_rewards').where({ user_id: user.id }).select('room_id')
const recordsOf = ({ user }: TestPlayer) =>
  cloud.db('recorded_calls').where({ user_id: user.id }).orderBy('id')

describe('a room that is asked for with a key', () => {
  it('[API-10] is made once, however often and at once it is asked for, and its reward taken once', async () => {
    const ada = await earner()
    const answers = await Promise.all(Array.from({ length: 6 }, () => create(ada, 'k')))
    const [first] = answers
    for (const { status, text } of [...answers, await create(ada, 'k')])
      expect([status, text]).toEqual([201, first?.text])
    expect(await balanceOf(ada)).toBe(140)
    expect(await rewardsOf(ada)).toEqual([{ room_id: first?.body.data.room.id }])
    const { total } = (await calls.as(ada, 'GET', '/wallet/entries')).body.data
    expect(total).toBe(3)
    expect(await calls.seatsOf(ada, first?.body.data.room.id)).toEqual([ada.user.id])
  })

  it('[API-11] is refused with another body, or for another call', async () => {
    const ada = await earner()
    const { body } = await create(ada, 'k')
    const others = [
      await create(ada, 'k', { ...BODY, rounds: 2 }),
      await create(
        ada,
        'k',
        { roomName: 'Journey', settings: { ...BODY, name: undefined } },
        '/rooms/private',
      ),
    ]
    for (const { status, body } of others) expect([status, body.code]).toEqual([409, 'CONFLICT'])
    // Fields that nobody looks at tell nothing apart.
    expect((await create(ada, 'k', { unknown: 1, ...BODY })).text).toBe((await create(ada, 'k')).text)
    expect(await rewardsOf(ada)).toEqual([{ room_id: body.data.room.id }])
  })

  it('[API-12] belongs to one account', async () => {
    const [ada, bob] = [await earner(), await earner()]
    const [one, another] = [await create(ada, 'k'), await create(bob, 'k')]
    expect([one.status, another.status]).toEqual([201, 201])
    expect(another.body.data.room.id).not.toBe(one.body.data.room.id)
  })

  it('[API-10] is asked for anew after it was refused: only successes are kept', async () => {
    const ada = await earner()
    const dear = { ...BODY, tokenReward: 150 }
    expect((await create(ada, 'k', dear)).status).toBe(402)
    expect(await recordsOf(ada)).toEqual([])
    await earnR3(cloud.db, ada.user.id)
    expect((await create(ada, 'k', dear)).status).toBe(201)
  })

  it('[API-10] is another one a day later', async () => {
    const ada = await earner()
    const first = await create(ada, 'k', ROOM)
    const madeBefore = (ms: number) =>
      cloud
        .db('recorded_calls')
        .where({ user_id: ada.user.id })
        .update({ at: cloud.clock.now() - ms })
    await madeBefore(24 * 3_600_000 - 1)
    expect((await create(ada, 'k', ROOM)).text).toBe(first.text)
    await madeBefore(24 * 3_600_000)
    expect((await create(ada, 'k', ROOM)).body.data.room.id).not.toBe(first.body.data.room.id)
    expect(await recordsOf(ada)).toMatchObject([{ key: null, answer: null }, { key: 'k' }])
  })

  it('[API-10] is waited for while another process makes it, and made when that one has died', async () => {
    const ada = await earner()
    const first = await create(ada, 'k')
    const record = { user_id: ada.user.id, key: 'k' }
    const [{ answer }] = await recordsOf(ada)
    const held = { held_until: cloud.clock.now() + 30_000, answer: null }
    await cloud.db('recorded_calls').where(record).update(held)
    const waiting = create(ada, 'k')
    expect(await Promise.race([waiting, new Promise((resolve) => setTimeout(resolve, 300, 'waits'))])).toBe(
      'waits',
    )
    await cloud.db('recorded_calls').where(record).update({ held_until: null, answer })
    expect((await waiting).text).toBe(first.text)

    await calls.leave(ada, first.body.data.room.id)
    await expect.poll(() => balanceOf(ada)).toBe(200)
    await cloud.db('recorded_calls').where(record).update(held)
    cloud.clock.advance(30_000)
    const [second, again] = await Promise.all([create(ada, 'k'), create(ada, 'k')])
    expect(second.status).toBe(201)
    expect(again.text).toBe(second.text)
    expect(second.text).not.toBe(first.text)
    expect(await rewardsOf(ada)).toEqual([{ room_id: second.body.data.room.id }])
    expect(await balanceOf(ada)).toBe(140)
  })

  it('[API-5] needs a key of 200 characters at most', async () => {
    const ada = await earner()
    const { status, body } = await create(ada, 'k'.repeat(201), ROOM)
    expect([status, body.code, body.details[0].path]).toEqual([400, 'VALIDATION_FAILED', 'Idempotency-Key'])
    expect((await create(ada, 'k'.repeat(200), ROOM)).status).toBe(201)
  })
})

describe('a room that is asked for without a key', () => {
  it('[API-12] is another one each time', async () => {
    const ada = await earner()
    const ids = [await create(ada, undefined, ROOM), await create(ada, undefined, ROOM)].map(
      ({ body }) => body.data.room.id,
    )
    expect(new Set(ids).size).toBe(2)
  })
})

describe('the record', () => {
  it('says who asked what when, by which request, and forgets the rest with the account', async () => {
    const ada = await earner()
    const { headers } = await create(ada, undefined, ROOM)
    expect(await recordsOf(ada)).toMatchObject([
      {
        route: 'post /rooms',
        request_id: headers.get('x-request-id'),
        at: cloud.clock.now(),
        held_until: null,
      },
    ])
    await calls.as(ada, 'DELETE', '/auth/account', { password: ada.password })
    expect(await recordsOf(ada)).toMatchObject([{ route: 'post /rooms', key: null, answer: null }])
  })
})
