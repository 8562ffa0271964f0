import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '#shared/constants/game.ts'
import { DAILY_AVATARS, DAILY_WORDS, RARITIES, type Rarity } from '#shared/constants/library.ts'
import { CATALOGUE, type CatalogueItem } from './catalogue.ts'
import { createRotation } from './rotation-rules.ts'

const day = fc.integer({ min: 0, max: 60_000 })

const item = (n: number, rarity: Rarity, language: Language | null): CatalogueItem => ({
  id: `item-${n}`,
  kind: language === null ? 'avatar' : 'word',
  name: { english: `${n}`, italian: `${n}` },
  rarity,
  category: language === null ? 'faces' : 'nature',
  language,
  aiCreated: false,
})
const catalogues = fc
  .array(fc.tuple(fc.constantFrom(...RARITIES), fc.constantFrom(...LANGUAGES, null)), { maxLength: 120 })
  .map((all) => all.map(([rarity, language], n) => item(n, rarity, language)))

const ids = (items: readonly CatalogueItem[]): string[] => items.map(({ id }) => id)

describe('the rotation', () => {
  it('[SHOP-1] of the catalogue has the same number of items every day, something epic among the words of each language', () => {
    const itemsOf = createRotation(CATALOGUE)
    fc.assert(
      fc.property(day, (day) => {
        const items = itemsOf(day)
        for (const language of LANGUAGES) {
          const words = items.filter((one) => one.language === language)
          expect(words).toHaveLength(DAILY_WORDS)
          expect(words.some(({ rarity }) => rarity === 'epic')).toBe(true)
        }
        expect(items.filter(({ kind }) => kind === 'avatar')).toHaveLength(DAILY_AVATARS)
        expect(items.length).toBe(LANGUAGES.length * DAILY_WORDS + DAILY_AVATARS)
        const legendary = [day, day + 1, day + 2].map(
          (one) => itemsOf(one).filter(({ rarity }) => rarity === 'legendary').length,
        )
        expect(legendary.toSorted()).toEqual([0, 0, 3])
      }),
    )
  })

  it('[SHOP-1] follows from the day and the catalogue alone, in whatever order it is asked', () => {
    fc.assert(
      fc.property(catalogues, fc.array(day, { minLength: 1, maxLength: 8 }), (catalogue, days) => {
        const asked = createRotation(catalogue)
        for (const one of days) {
          const items = ids(asked(one))
          expect(ids(createRotation(catalogue.toReversed())(one))).toEqual(items)
          expect(new Set(items).size).toBe(items.length)
        }
      }),
    )
  })

  it('[ADMIN-17] has what is pinned and not what is barred, as many items as ever, and each once', () => {
    const itemsOf = createRotation(CATALOGUE)
    const some = fc.uniqueArray(fc.constantFrom(...ids(CATALOGUE)), { maxLength: 12 })
    fc.assert(
      fc.property(day, some, some, (one, pins, bars) => {
        const usual = itemsOf(one)
        // Of what is there, too.
        const barred = new Set([...bars, ...ids(usual.slice(0, bars.length))])
        const pinned = new Set(pins)
        const items = ids(itemsOf(one, { pinned, barred }))
        expect(new Set(items).size).toBe(items.length)
        for (const id of items) expect(barred.has(id)).toBe(false)
        for (const id of pins) expect(items.includes(id)).toBe(!barred.has(id))
        expect(items.length).toBeGreaterThanOrEqual(usual.length)
        expect(items.length).toBeLessThanOrEqual(usual.length + pins.length)
        const isTouched = ids(usual).some((id) => barred.has(id)) || pins.some((id) => !barred.has(id))
        if (!isTouched) expect(items).toEqual(ids(usual))
      }),
    )
  })

  it('[SHOP-1] brings nothing back before everything else of its rarity was there, and everything comes', () => {
    const stalls = fc.record({
      rarity: fc.constantFrom(...RARITIES),
      language: fc.constantFrom(...LANGUAGES, null),
      size: fc.integer({ min: 7, max: 60 }),
      first: day,
    })
    fc.assert(
      fc.property(stalls, ({ rarity, language, size, first }) => {
        const itemsOf = createRotation(Array.from({ length: size }, (_, n) => item(n, rarity, language)))
        const turns: string[] = []
        for (let one = first; turns.length < 3 * size; one++) turns.push(...ids(itemsOf(one)))
        for (let at = 0; at + size <= turns.length; at++)
          expect(new Set(turns.slice(at, at + size)).size).toBe(size)
      }),
    )
  })
})
