/**
 * @module-tag postgres
 * Races; queries of offers-repository.ts.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { libraryCalls } from '#cloud/modules/library/testing/library-calls.ts'
import { earnR3 } from '#cloud/modules/wallet/testing/earn-r3.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import { DAY_MS } from '#shared/constants/timings.ts'
import { economyCalls } from '#shared/i18n/en/economy-calls.ts'
import type { AdminItem, Rotation } from '#shared/schemas/admin-library.ts'
import { signInAdmin } from './testing/sign-in-admin.ts'

let cloud: TestCloud
let library: ReturnType<typeof libraryCalls>
let admin: TestPlayer
beforeAll(async () => {
  cloud = await startTestCloud({ RATE_LIMITS: 'off' })
  library = libraryCalls(cloud)
  admin = await signInAdmin(cloud)
})
afterAll(() => cloud.stop())

const as = (method: string, path: string, body?: object) =>
  cloud.call(method, `/api/admin/library${path}`, { token: admin.token, body })
const rotation = async (query = ''): Promise<Rotation> => (await as('GET', `/rotation${query}`)).body.data
const dateIn = (days: number) => new Date(cloud.clock.now() + days * DAY_MS).toISOString().slice(0, 10)
const choose = (days: number, itemId: string, choice: string) =>
  as('PUT', `/rotation/${dateIn(days)}/${itemId}`, { choice })
const itemOf = async (id: string): Promise<AdminItem> =>
  (await as('GET', `/items?search=${id}`)).body.data.items.find((item: AdminItem) => item.id === id)
const change = (id: string, body: object) => as('PUT', `/items/${id}`, body)
const actions = async (action: string) =>
  (await cloud.call('GET', `/api/admin/actions?action=${action}&limit=1`, { token: admin.token })).body.data
    .actions[0]
const dailyOf = async (player: TestPlayer) =>
  (await library.as(player, 'GET', '/library/daily')).body.data.items
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id)

async function rich(): Promise<TestPlayer> {
  const player = await cloud.register()
  await earnR3(cloud.db, player.user.id, 20_000)
  return player
}

describe('the calendar of the library', () => {
  it('[ADMIN-17] shows any day, and what players see of today', async () => {
    const ann = await cloud.register()
    const { today, days } = await rotation('?days=3')
    expect([today, ...days.map(({ date }) => date)]).toEqual([dateIn(0), dateIn(0), dateIn(1), dateIn(2)])
    expect(ids(days[0]?.items ?? [])).toEqual(ids(await dailyOf(ann)))
    const [past] = (await rotation('?from=2026-01-01&days=1')).days
    expect(past?.items).toHaveLength(30)
  })

  it('[ADMIN-17] pins an item to a day, in the place of another of its rarity, and excludes one', async () => {
    const [before] = (await rotation(`?from=${dateIn(4)}&days=1`)).days
    const [out] = before?.items.filter(({ rarity, kind }) => rarity === 'common' && kind === 'avatar') ?? []
    const elsewhere = (await as('GET', '/items?kind=avatar&limit=100')).body.data.items as AdminItem[]
    const pinned = elsewhere.find(
      ({ id, rarity }) => rarity === 'rare' && !ids(before?.items ?? []).includes(id),
    )
    if (!out || !pinned || !before) throw new Error('nothing to choose from')
    expect((await choose(4, pinned.id, 'pinned')).status).toBe(200)
    expect((await choose(4, out.id, 'excluded')).status).toBe(200)
    const [day] = (await rotation(`?from=${dateIn(4)}&days=1`)).days
    expect(day?.items).toHaveLength(before.items.length)
    expect(day?.items.find(({ id }) => id === pinned.id)).toMatchObject({ isPinned: true })
    expect(ids(day?.items ?? [])).not.toContain(out.id)
    expect(ids(day?.excluded ?? [])).toEqual([out.id])
    expect(await actions('library.day')).toMatchObject({
      target: out.id,
      before: { date: dateIn(4), choice: null },
      after: { date: dateIn(4), choice: 'excluded' },
    })
    for (const { id } of [pinned, out]) await as('DELETE', `/rotation/${dateIn(4)}/${id}`)
    expect((await rotation(`?from=${dateIn(4)}&days=1`)).days[0]?.items).toEqual(before.items)
  })

  it('[ADMIN-17] takes something from sale today, before anyone else buys it', async () => {
    const [ann, bob] = [await rich(), await rich()]
    const { id } = library.forSale('word', 3)
    expect((await library.buy(ann, id)).status).toBe(200)
    await choose(0, id, 'excluded')
    expect(ids(await dailyOf(bob))).not.toContain(id)
    expect((await library.buy(bob, id)).status).toBe(404)
    expect(ids(await library.inventory(ann))).toContain(id)
    await as('DELETE', `/rotation/${dateIn(0)}/${id}`)
    expect(ids(await dailyOf(bob))).toContain(id)
  })

  it('[ADMIN-17] leaves days that are over, and what there is not, as they are', async () => {
    const { id } = library.forSale('word')
    expect(await choose(-1, id, 'pinned')).toMatchObject({
      status: 400,
      body: { error: economyCalls.dayOver },
    })
    expect((await choose(1, 'no-such-item', 'pinned')).status).toBe(404)
    expect((await as('PUT', `/rotation/soon/${id}`, { choice: 'pinned' })).status).toBe(404)
    expect((await choose(1, id, 'loved')).status).toBe(400)
    expect((await as('GET', '/rotation?days=400')).status).toBe(400)
  })
})

describe('an item of the library', () => {
  it('[ADMIN-17] costs at once what an admin says, and nobody pays a price that they did not see', async () => {
    const ann = await rich()
    const { id } = library.forSale('word', 1)
    const before = await itemOf(id)
    expect(before).toMatchObject({ version: 0, isOverridden: false, isSold: true, changedAt: null })
    const { body } = await change(id, { price: before.price + 7, isSold: true, version: 0 })
    expect(body.data.item).toMatchObject({ price: before.price + 7, version: 1, isOverridden: true })
    expect(await actions('library.item')).toMatchObject({
      target: id,
      before: { price: null, isSold: true },
      after: { price: before.price + 7, isSold: true },
    })
    const buy = (price: number) => library.as(ann, 'POST', `/library/${id}/purchase`, { price })
    expect(await buy(before.price)).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', error: economyCalls.priceChanged },
    })
    const seen = (await dailyOf(ann)).find((item: { id: string }) => item.id === id)
    expect(seen.price).toBe(before.price + 7)
    const bought = await buy(seen.price)
    expect(bought.body.data).toMatchObject({ item: { price: seen.price }, balance: 20_100 - seen.price })
    const { body: kept } = await change(id, { price: null, isSold: true, version: 1 })
    expect(kept.data.item).toMatchObject({ price: before.price, isOverridden: false, version: 2 })
  })

  it('[ADMIN-17] that is not sold has no day, and stays with its owners', async () => {
    const ann = await rich()
    const { id } = library.forSale('avatar')
    expect((await library.buy(ann, id)).status).toBe(200)
    await change(id, { price: null, isSold: false, version: 0 })
    expect(ids(await dailyOf(ann))).not.toContain(id)
    expect(ids(await library.inventory(ann))).toContain(id)
    expect(await choose(1, id, 'pinned')).toMatchObject({
      status: 409,
      body: { error: economyCalls.notSold },
    })
    expect((await as('GET', '/items?changed=true&kind=avatar')).body.data.items).toMatchObject([
      { id, isSold: false },
    ])
    await change(id, { price: null, isSold: true, version: 1 })
  })

  it('[ADMIN-17] is changed once by two who looked at the same', async () => {
    const { id } = library.forSale('word', 2)
    const tries = await Promise.all([11, 12].map((price) => change(id, { price, isSold: true, version: 0 })))
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(tries.find(({ status }) => status === 409)?.body.error).toBe(economyCalls.changedMeanwhile)
  })

  it.each([
    { price: 0 },
    { price: 1.5 },
    { price: 10_001 },
    { price: '20' },
    { isSold: 'no' },
    { version: -1 },
  ])('[ADMIN-17] refuses %j', async (wrong) => {
    const { id } = library.forSale('word', 4)
    const answer = await change(id, { price: 20, isSold: true, version: 0, ...wrong })
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
  })

  it('[ADMIN-17] is found by its name in any letters, page by page', async () => {
    expect((await as('GET', '/items?search=TIRAMISU')).body.data.items).toMatchObject([{ id: 'it-tiramisu' }])
    const first = (await as('GET', '/items?limit=3')).body.data
    const second = (await as('GET', `/items?limit=3&after=${first.next}`)).body.data
    expect(new Set(ids([...first.items, ...second.items])).size).toBe(6)
  })
})
