/**
 * @module-tag postgres
 * Races for money.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import { AVATAR_CATEGORIES, PRICES, RARITIES, WORD_CATEGORIES } from '#shared/constants/library.ts'
import { type LibraryItem, libraryItemSchema } from '#shared/schemas/library.ts'
import { earnR3 } from '../wallet/testing/earn-r3.ts'
import { libraryCalls } from './testing/library-calls.ts'

let cloud: TestCloud
let library: ReturnType<typeof libraryCalls>
beforeAll(async () => {
  cloud = await startTestCloud()
  library = libraryCalls(cloud)
})
afterAll(() => cloud.stop())

const daily = async (player: TestPlayer) =>
  (await library.as(player, 'GET', '/library/daily')).body.data as { items: LibraryItem[]; resetsAt: string }
const dailyIds = async (player: TestPlayer) => (await daily(player)).items.map(({ id }) => id)
const balanceOf = async (player: TestPlayer) =>
  (await library.as(player, 'GET', '/wallet')).body.data.balance as number

/** Who can afford anything. */
async function rich(): Promise<TestPlayer> {
  const player = await cloud.register()
  await earnR3(cloud.db, player.user.id, 10_000)
  return player
}

describe('GET /library/daily', () => {
  it('[SHOP-1, SHOP-3] answers the same words of both languages and avatars to everyone', async () => {
    const [ann, bob] = [await cloud.register(), await cloud.register()]
    const { items } = await daily(ann)
    expect(items).toEqual((await daily(bob)).items)
    for (const item of items) {
      const isWord = item.kind === 'word'
      // Nothing but the fields of the contract.
      expect(Object.keys(item).toSorted()).toEqual(Object.keys(libraryItemSchema.shape).toSorted())
      expect(item).toMatchObject({ owned: false, equipped: false, aiCreated: expect.any(Boolean) })
      expect(item.name).not.toBe('')
      expect(RARITIES).toContain(item.rarity)
      expect(item.price).toBe(PRICES[item.kind][item.rarity])
      expect(isWord ? WORD_CATEGORIES : AVATAR_CATEGORIES).toContain(item.category)
      expect(item.language === null).toBe(!isWord)
    }
    expect(new Set(items.map(({ language }) => language))).toEqual(new Set(['english', 'italian', null]))
  })

  it('[SHOP-1] says what the caller owns and has equipped', async () => {
    const ann = await rich()
    const [word, avatar] = [library.forSale('word'), library.forSale('avatar')]
    for (const { id } of [word, avatar]) expect((await library.buy(ann, id)).status).toBe(200)
    const flags = async () =>
      (await daily(ann)).items
        .filter(({ owned, equipped }) => owned || equipped)
        .map(({ id, owned, equipped }) => ({ id, owned, equipped }))
    expect(await flags()).toEqual([
      { id: word.id, owned: true, equipped: true },
      { id: avatar.id, owned: true, equipped: false },
    ])
    await library.unequip(ann, word.id)
    expect(await flags()).toContainEqual({ id: word.id, owned: true, equipped: false })
  })

  it('[SHOP-1] changes at 00:00 UTC, and says when', async () => {
    // A token does not live for a day: somebody else asks each time.
    const before = await dailyIds(await cloud.register())
    const { resetsAt } = await daily(await cloud.register())
    const midnight = new Date(resetsAt)
    expect(midnight.toISOString()).toMatch(/T00:00:00\.000Z$/)
    const left = midnight.getTime() - cloud.clock.now()
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThanOrEqual(86_400_000)
    cloud.clock.advance(left - 1)
    expect(await dailyIds(await cloud.register())).toEqual(before)
    cloud.clock.advance(1)
    const ann = await cloud.register()
    expect(await dailyIds(ann)).not.toEqual(before)
    expect((await daily(ann)).resetsAt).toBe(new Date(midnight.getTime() + 86_400_000).toISOString())
  })

  it('[SHOP-1] names avatars in the language that the caller has chosen', async () => {
    const ann = await cloud.register()
    const avatar = library.forSale('avatar')
    const nameOf = async () => (await daily(ann)).items.find(({ id }) => id === avatar.id)?.name
    expect(await nameOf()).toBe(avatar.name.english)
    await library.as(ann, 'PATCH', '/auth/language', { language: 'italian' })
    expect(await nameOf()).toBe(avatar.name.italian)
    expect(avatar.name.italian).not.toBe(avatar.name.english)
  })

  it('is for accounts alone', async () => {
    const guest = await cloud.guest('Visitor')
    for (const [method, path] of [
      ['GET', '/library/daily'],
      ['POST', `/library/${library.forSale('word').id}/purchase`],
      ['GET', '/inventory'],
      ['POST', '/inventory/x/equip'],
      ['POST', '/inventory/x/unequip'],
    ] as const) {
      expect((await library.as(guest, method, path)).body.code).toBe('ACCOUNT_REQUIRED')
      expect((await library.as(null, method, path)).status).toBe(401)
    }
  })
})

describe('POST /library/{itemId}/purchase', () => {
  it('[SHOP-2] takes the price and puts the item into the inventory, for good', async () => {
    const ann = await rich()
    const { id, rarity } = library.forSale('avatar')
    const price = PRICES.avatar[rarity]
    const before = await balanceOf(ann)
    const { status, body } = await library.buy(ann, id)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      item: { id, owned: true, equipped: false, price },
      balance: before - price,
    })
    expect(await balanceOf(ann)).toBe(before - price)
    const { body: entries } = await library.as(ann, 'GET', '/wallet/entries?limit=1')
    expect(entries.data.entries).toMatchObject([{ amount: -price, reason: 'item_bought' }])
    cloud.clock.advance(40 * 86_400_000)
    const { body: login } = await cloud.call('POST', '/api/auth/login', {
      body: { username: ann.user.username, password: ann.password },
    })
    expect(await library.inventory({ ...ann, token: login.data.token })).toMatchObject([{ id, owned: true }])
  })

  it('[SHOP-2, SHOP-6, ERR-41] answers 402 with balance and price where the balance does not do', async () => {
    const ann = await cloud.register()
    const dear = library.onSale('word').find(({ rarity }) => rarity === 'epic')
    const { status, body } = await library.buy(ann, dear?.id ?? '')
    expect(status).toBe(402)
    expect(body).toMatchObject({
      code: 'INSUFFICIENT_R3',
      details: { balance: 100, price: PRICES.word.epic },
    })
    expect(await balanceOf(ann)).toBe(100)
    expect(await library.inventory(ann)).toEqual([])
  })

  it('[SHOP-2, SHOP-6] answers 404 for what is not in today’s library', async () => {
    const yesterday = library.forSale('word').id
    cloud.clock.advance(86_400_000)
    const ann = await rich()
    const before = await balanceOf(ann)
    for (const id of [yesterday, 'en-no-such-word', 'thumbs-01', 'x'.repeat(65), '__proto__'])
      expect((await library.buy(ann, id)).status).toBe(404)
    expect(await balanceOf(ann)).toBe(before)
  })

  it('[SHOP-2, SHOP-6, ERR-42] answers 409 for what the caller owns', async () => {
    const ann = await rich()
    const { id } = library.forSale('word')
    await library.buy(ann, id)
    const before = await balanceOf(ann)
    const { status, body } = await library.buy(ann, id)
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'ITEM_ALREADY_OWNED', error: 'You already own this item' })
    expect(await balanceOf(ann)).toBe(before)
  })

  it('[SHOP-2, SHOP-6] sells an item once, however often one user buys it at once', async () => {
    const ann = await rich()
    const { id, rarity } = library.forSale('word', 1)
    const before = await balanceOf(ann)
    const answers = await Promise.all(Array.from({ length: 8 }, () => library.buy(ann, id)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)])
    expect(await balanceOf(ann)).toBe(before - PRICES.word[rarity])
    expect(await library.inventory(ann)).toHaveLength(1)
  })

  it('[SHOP-2, SHOP-6] never spends more than there is, however many items are bought at once', async () => {
    const ann = await cloud.register()
    const words = library.onSale('word').filter(({ rarity }) => rarity === 'common')
    const answers = await Promise.all(words.map(({ id }) => library.buy(ann, id)))
    const sold = answers.filter(({ status }) => status === 200)
    expect(sold).toHaveLength(100 / PRICES.word.common)
    expect(answers.filter(({ status }) => status === 402)).toHaveLength(words.length - sold.length)
    expect(await balanceOf(ann)).toBe(0)
    expect(await library.inventory(ann)).toHaveLength(sold.length)
  })

  it('[SHOP-2] happens once under its key', async () => {
    const ann = await rich()
    const { id } = library.forSale('word', 2)
    const headers = { 'Idempotency-Key': 'the same' }
    const call = () => cloud.call('POST', `/api/library/${id}/purchase`, { token: ann.token, headers })
    const [first, second] = [await call(), await call()]
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body).toEqual(first.body)
  })

  it('[SHOP-4, SHOP-6] is refused while the caller waits in the queue', async () => {
    const ann = await rich()
    const { id } = library.forSale('word')
    const before = await balanceOf(ann)
    await library.as(ann, 'POST', '/gamemode/matchmaking/start', { gameModeId: 'ranked' })
    const { status, body } = await library.buy(ann, id)
    expect(status).toBe(409)
    expect(body.code).toBe('IN_MATCHMAKING_QUEUE')
    // While a room is being opened for the match the search goes on.
    const ticket = cloud.db('queue_tickets').where({ user_id: ann.user.id })
    await ticket.clone().update({ room_id: 'claim-of-a-match' })
    expect((await library.buy(ann, id)).body.code).toBe('IN_MATCHMAKING_QUEUE')
    await ticket.clone().update({ room_id: null })
    expect(await balanceOf(ann)).toBe(before)
    expect(await library.inventory(ann)).toEqual([])
    await library.as(ann, 'POST', '/gamemode/matchmaking/cancel')
    expect((await library.as(ann, 'GET', '/gamemode/matchmaking/status')).body.data.isInQueue).toBe(false)
    expect((await library.buy(ann, id)).status).toBe(200)
  })

  it('[ERR-43, SHOP-6] that breaks answers 500 and takes nothing', async () => {
    const ann = await rich()
    const { id } = library.forSale('word')
    const before = await balanceOf(ann)
    // What is written after the payment cannot be.
    await cloud.db.schema.renameTable('owned_items', 'mislaid_items')
    const { db } = cloud
    await db.schema.createTable('owned_items', (table) => {
      for (const column of ['user_id', 'item_id', 'kind', 'price', 'bought_at']) table.string(column)
      table.string('equipped_at')
      table.string('needed').notNullable()
    })
    const { status, body } = await library.buy(ann, id)
    await db.schema.dropTable('owned_items')
    await db.schema.renameTable('mislaid_items', 'owned_items')
    expect(status).toBe(500)
    expect(body).toMatchObject({ code: 'PURCHASE_FAILED', error: 'Purchase failed' })
    expect(await balanceOf(ann)).toBe(before)
    expect(await library.inventory(ann)).toEqual([])
    expect((await library.buy(ann, id)).status).toBe(200)
  })
})
