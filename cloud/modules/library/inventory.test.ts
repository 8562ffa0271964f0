/**
 * @module-tag postgres
 * Races; queries of inventory-repository.ts.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import { FREE_AVATARS } from '#shared/constants/avatars.ts'
import { MAX_EQUIPPED_WORDS } from '#shared/constants/library.ts'
import { earnR3 } from '../wallet/testing/earn-r3.ts'
import { CATALOGUE, type CatalogueItem } from './catalogue.ts'
import { libraryCalls } from './testing/library-calls.ts'

let cloud: TestCloud
let library: ReturnType<typeof libraryCalls>
beforeAll(async () => {
  cloud = await startTestCloud({ RATE_LIMITS: 'off' })
  library = libraryCalls(cloud)
})
afterAll(() => cloud.stop())

/** What is not for sale today. */
const rest = (kind: CatalogueItem['kind'], count: number): CatalogueItem[] => {
  const today = new Set(library.onSale(kind))
  return CATALOGUE.filter((item) => item.kind === kind && !today.has(item)).slice(0, count)
}
const [someWord, otherWord] = CATALOGUE as readonly [CatalogueItem, CatalogueItem]
const [hat, mask] = CATALOGUE.filter(({ kind }) => kind === 'avatar') as [CatalogueItem, CatalogueItem]

const profileOf = async (player: TestPlayer) => (await library.as(player, 'GET', '/auth/profile')).body.data
const avatarOf = async (player: TestPlayer): Promise<string> => (await profileOf(player)).user.avatar
const equippedOf = async (player: TestPlayer): Promise<string[]> =>
  (await library.inventory(player)).filter(({ equipped }) => equipped).map(({ id }) => id)

/** Somebody who owns these, and has nothing equipped. */
async function owner(...items: CatalogueItem[]): Promise<TestPlayer> {
  const player = await cloud.register()
  await library.give(player, items)
  return player
}

/** Somebody with as many words equipped, bought before. */
async function wearing(count: number): Promise<{ player: TestPlayer; words: CatalogueItem[] }> {
  const words = rest('word', count + 4)
  const player = await owner(...words)
  for (const { id } of words.slice(0, count)) expect((await library.equip(player, id)).status).toBe(200)
  return { player, words: words.slice(count) }
}

describe('GET /inventory', () => {
  it('[INV-1] answers what the caller owns, newest first, with what is equipped', async () => {
    const player = await cloud.register()
    await earnR3(cloud.db, player.user.id, 1_000)
    expect(await library.inventory(player)).toEqual([])
    // The offer changes at midnight.
    const buyOne = async (kind: CatalogueItem['kind']) => {
      cloud.clock.advance(1_000)
      const item = library.forSale(kind)
      await library.buy(player, item.id)
      return item
    }
    const [avatar, word] = [await buyOne('avatar'), await buyOne('word')]
    expect(await library.inventory(player)).toMatchObject([
      { id: word.id, kind: 'word', owned: true, equipped: true, language: word.language },
      { id: avatar.id, kind: 'avatar', owned: true, equipped: false, language: null },
    ])
    expect(await library.inventory(await cloud.register())).toEqual([])
  })

  it('[INV-1] counts the words that are owned in the statistics, and no avatars', async () => {
    const player = await owner(someWord, otherWord, hat)
    expect((await profileOf(player)).stats.totalWords).toBe(2)
  })
})

describe('words', () => {
  it('[INV-2, INV-3] are put on and taken off; a second time changes nothing', async () => {
    const player = await owner(someWord, otherWord)
    const turn = async (act: 'equip' | 'unequip', equipped: boolean) => {
      const { status, body } = await library[act](player, someWord.id)
      expect(status).toBe(200)
      expect(body.data.item).toMatchObject({ id: someWord.id, owned: true, equipped })
      return cloud.db('owned_items').where({ user_id: player.user.id }).orderBy('item_id')
    }
    const on = await turn('equip', true)
    expect(await equippedOf(player)).toEqual([someWord.id])
    cloud.clock.advance(1_000)
    expect(await turn('equip', true)).toEqual(on)
    await turn('unequip', false)
    expect(await equippedOf(player)).toEqual([])
    await turn('unequip', false)
    expect(await library.inventory(player)).toHaveLength(2)
  })

  it('[INV-2, INV-3] that the caller does not own answer 404', async () => {
    const [player, other] = [await owner(someWord), await owner(otherWord)]
    for (const id of [otherWord.id, hat.id, 'en-no-such-word', FREE_AVATARS[0]]) {
      expect((await library.equip(player, id)).body.code).toBe('NOT_FOUND')
      expect((await library.unequip(player, id)).status).toBe(404)
    }
    expect(await equippedOf(player)).toEqual([])
    expect(await equippedOf(other)).toEqual([])
  })

  it('[ERR-46] are equipped fifty at most', async () => {
    const { player, words } = await wearing(MAX_EQUIPPED_WORDS)
    const [one] = words as [CatalogueItem]
    const { status, body } = await library.equip(player, one.id)
    expect(status).toBe(409)
    expect(body).toMatchObject({
      code: 'MAX_EQUIPPED_WORDS_REACHED',
      error: 'Maximum of 50 equipped words reached',
    })
    const [first = ''] = await equippedOf(player)
    // One that is on already changes nothing, and makes room when it goes.
    expect((await library.as(player, 'POST', `/inventory/${first}/equip`)).status).toBe(200)
    expect((await library.unequip(player, first)).status).toBe(200)
    expect((await library.equip(player, one.id)).status).toBe(200)
    expect(await equippedOf(player)).toHaveLength(MAX_EQUIPPED_WORDS)
  })

  it('[ERR-46] are fifty at most when several are equipped at once', async () => {
    const { player, words } = await wearing(MAX_EQUIPPED_WORDS - 1)
    const answers = await Promise.all(words.map(({ id }) => library.equip(player, id)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array(words.length - 1).fill(409),
    ])
    expect(await equippedOf(player)).toHaveLength(MAX_EQUIPPED_WORDS)
  })

  it('[INV-5] are equipped when they are bought, while fewer than fifty are', async () => {
    const { player } = await wearing(MAX_EQUIPPED_WORDS - 1)
    const [last, late] = [library.forSale('word'), library.forSale('word', 1)]
    for (const { id, equipped } of [
      { id: last.id, equipped: true },
      { id: late.id, equipped: false },
    ])
      expect((await library.buy(player, id)).body.data.item).toMatchObject({ id, owned: true, equipped })
    expect(await equippedOf(player)).toHaveLength(MAX_EQUIPPED_WORDS)
  })
})

describe('avatars', () => {
  it('[INV-4] become the account’s when they are equipped, and replace the one before', async () => {
    const player = await owner(hat, mask)
    expect((await library.equip(player, hat.id)).body.data.item).toMatchObject({ id: hat.id, equipped: true })
    expect(await avatarOf(player)).toBe(hat.id)
    expect((await library.equip(player, hat.id)).status).toBe(200)
    await library.equip(player, mask.id)
    expect(await avatarOf(player)).toBe(mask.id)
    expect(await equippedOf(player)).toEqual([mask.id])
  })

  it('[INV-4, INV-3] give place to a free one when they are taken off', async () => {
    const player = await owner(hat, mask)
    await library.equip(player, hat.id)
    // Not worn: nothing changes.
    expect((await library.unequip(player, mask.id)).body.data.item).toMatchObject({ equipped: false })
    expect(await avatarOf(player)).toBe(hat.id)
    expect((await library.unequip(player, hat.id)).body.data.item).toMatchObject({ equipped: false })
    expect(await avatarOf(player)).toBe(player.user.avatar)
    expect(FREE_AVATARS).toContain(player.user.avatar)
  })

  it('[INV-4] do not count towards the fifty words', async () => {
    const { player, words } = await wearing(MAX_EQUIPPED_WORDS - 1)
    await library.give(player, [hat])
    await library.equip(player, hat.id)
    expect((await library.equip(player, words[0]?.id ?? '')).status).toBe(200)
    expect(await equippedOf(player)).toHaveLength(MAX_EQUIPPED_WORDS + 1)
    expect((await library.equip(player, hat.id)).status).toBe(200)
  })

  it('[INV-4, AUTH-6] are worn by the profile, too, when they are owned', async () => {
    const player = await owner(hat, someWord)
    const wear = (avatar: string) => library.as(player, 'PATCH', '/auth/profile', { avatar })
    for (const avatar of [mask.id, someWord.id]) expect((await wear(avatar)).body.code).toBe('FORBIDDEN')
    expect((await wear(hat.id)).body.data.user.avatar).toBe(hat.id)
    expect(await equippedOf(player)).toEqual([hat.id])
    expect((await wear(FREE_AVATARS[3])).status).toBe(200)
    expect(await equippedOf(player)).toEqual([])
  })
})

describe('the account', () => {
  it('exports what was bought, and takes it along when it goes', async () => {
    const player = await owner(hat)
    const word = library.forSale('word')
    await library.buy(player, word.id)
    const at = new Date(cloud.clock.now()).toISOString()
    const { body } = await library.as(player, 'GET', '/auth/export')
    expect(body.data.inventory).toHaveLength(2)
    expect(body.data.inventory).toContainEqual({
      itemId: word.id,
      kind: 'word',
      price: 20,
      boughtAt: at,
      equippedAt: at,
    })
    expect(body.data.inventory).toContainEqual({
      itemId: hat.id,
      kind: 'avatar',
      price: 0,
      boughtAt: at,
      equippedAt: null,
    })
    await library.as(player, 'DELETE', '/auth/account', { password: player.password })
    expect(await cloud.db('owned_items').where({ user_id: player.user.id })).toEqual([])
  })

  it('goes on in the tutorial by what it does with words, and not by avatars', async () => {
    const player = await owner(hat)
    await earnR3(cloud.db, player.user.id, 2_000)
    const step = async (): Promise<number> => (await profileOf(player)).user.tutorialStep
    const at = (tutorialStep: number) =>
      library.as(player, 'PATCH', '/auth/tutorial-step', { step: tutorialStep })
    const word = library.forSale('word')
    await at(2)
    await library.buy(player, library.forSale('avatar').id)
    expect(await step()).toBe(2)
    await library.buy(player, word.id)
    expect(await step()).toBe(3)
    await at(5)
    await library.equip(player, hat.id)
    await library.unequip(player, hat.id)
    await library.equip(player, word.id)
    expect(await step()).toBe(5)
    await library.unequip(player, word.id)
    expect(await step()).toBe(6)
    await library.unequip(player, word.id)
    expect(await step()).toBe(6)
    await library.equip(player, word.id)
    expect(await step()).toBe(7)
  })
})
