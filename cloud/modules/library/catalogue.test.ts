import { describe, expect, it } from 'vitest'
import {
  AVATAR_EXTRAS,
  AVATAR_EYES,
  AVATAR_MOUTHS,
  AVATAR_PATTERNS,
  AVATAR_SHAPES,
  avatarLookOf,
} from '#shared/constants/avatar-looks.ts'
import { FREE_AVATARS } from '#shared/constants/avatars.ts'
import { LANGUAGES } from '#shared/constants/game.ts'
import {
  AVATAR_CATEGORIES,
  ITEM_ID_MAX,
  RARITIES,
  type Rarity,
  WORD_CATEGORIES,
  WORD_MAX,
} from '#shared/constants/library.ts'
import { cleanText } from '#shared/schemas/primitives.ts'
import { loadBank } from '../../../host-engine/quizzes/load-bank.ts'
import { CATALOGUE, type CatalogueItem, findItem } from './catalogue.ts'

const words = LANGUAGES.map((language) => ({
  language,
  items: CATALOGUE.filter((item) => item.language === language),
}))
const avatars = CATALOGUE.filter(({ kind }) => kind === 'avatar')

const SHARES: Readonly<Record<Rarity, number>> = { common: 0.55, rare: 0.28, epic: 0.13, legendary: 0.04 }
const expectShares = (items: readonly CatalogueItem[]): void => {
  for (const rarity of RARITIES) {
    const share = items.filter((item) => item.rarity === rarity).length / items.length
    expect(Math.abs(share - SHARES[rarity]), `${rarity}: ${share}`).toBeLessThan(0.02)
  }
}

const bare = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

describe('the catalogue', () => {
  it('has an id of its own for everything, which is for good', () => {
    const ids = CATALOGUE.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const item of CATALOGUE) {
      expect(item.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)+$/)
      expect(item.id.length).toBeLessThanOrEqual(ITEM_ID_MAX)
      expect(findItem(item.id)).toBe(item)
    }
    expect(findItem('__proto__')).toBeUndefined()
    for (const free of FREE_AVATARS) expect(findItem(free)).toBeUndefined()
  })

  it('marks what a language model made up', () => {
    const made = CATALOGUE.filter(({ aiCreated }) => aiCreated)
    expect(made.map(({ name }) => name.english)).toContain('riddlesmith')
    expect(made.map(({ name }) => name.italian)).toContain('indovinellaio')
    expect(findItem('en-petrichor')?.aiCreated).toBe(false)
  })
})

describe.each(words)('the words in $language', ({ language, items }) => {
  it('are at least 240, of all categories and rarities', () => {
    expect(items.length).toBeGreaterThanOrEqual(240)
    expect(new Set(items.map(({ category }) => category))).toEqual(new Set(WORD_CATEGORIES))
    expectShares(items)
  })

  it('are each there once, however they are spelt', () => {
    const names = items.map(({ name }) => bare(name[language]))
    expect(new Set(names).size).toBe(names.length)
  })

  it('can be said in a line of the chat', () => {
    for (const { name, kind } of items) {
      const word = name[language]
      expect(kind).toBe('word')
      expect(word.length).toBeLessThanOrEqual(WORD_MAX)
      expect(cleanText(word)).toBe(word)
      expect(word).toMatch(/^[\p{L}\p{N}]+(?:[ ’-]+[\p{L}\p{N}]+)*$/u)
    }
  })

  it('are sometimes the answer of a quiz', () => {
    const bank = loadBank().filter((quiz) => quiz.language === language)
    const answers = new Set(bank.map((quiz) => bare(quiz.answers[0] ?? '')))
    const useful = items.filter(({ name }) => answers.has(bare(name[language])))
    expect(useful.length).toBeGreaterThanOrEqual(30)
  })
})

describe('the avatars', () => {
  it('are at least 120, of all categories and rarities', () => {
    expect(avatars.length).toBeGreaterThanOrEqual(120)
    expect(new Set(avatars.map(({ category }) => category))).toEqual(new Set(AVATAR_CATEGORIES))
    expectShares(avatars)
  })

  it('have a name of their own in both languages', () => {
    for (const language of LANGUAGES) {
      const names = avatars.map(({ name }) => bare(name[language]))
      expect(new Set(names).size).toBe(names.length)
      for (const { name } of avatars) expect(name[language].length).toBeLessThanOrEqual(WORD_MAX)
    }
    for (const { name } of avatars) {
      expect(name.english).toMatch(/^The /)
      expect(name.italian).toMatch(/^(Il |Lo |La |L’)/)
    }
  })

  it('look as their ids say, the rarer the more special', () => {
    const looks = avatars.map(({ id, rarity }) => {
      const look = avatarLookOf(id)
      expect(look?.tier, id).toBe(rarity)
      return look as NonNullable<typeof look>
    })
    const used = <T>(part: (look: (typeof looks)[number]) => T) => new Set(looks.map(part))
    expect(used(({ shape }) => shape)).toEqual(new Set(AVATAR_SHAPES))
    expect(used(({ eyes }) => eyes)).toEqual(new Set(AVATAR_EYES))
    expect(used(({ mouth }) => mouth)).toEqual(new Set(AVATAR_MOUTHS))
    expect(used(({ extra }) => extra)).toEqual(new Set(AVATAR_EXTRAS))
    expect(used(({ pattern }) => pattern)).toEqual(new Set([...AVATAR_PATTERNS, null]))
    for (const { tier, pattern } of looks)
      expect(pattern !== null, tier).toBe(tier === 'epic' || tier === 'legendary')
    // No two look the same but for their colours.
    const figures = looks.map(({ shape, eyes, mouth, extra }) => [shape, eyes, mouth, extra].join())
    expect(new Set(figures).size).toBe(figures.length)
  })
})
