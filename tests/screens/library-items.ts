import { PRICES, type Rarity } from '#shared/constants/library.ts'
import type { LibraryItem } from '#shared/schemas/library.ts'

const word = (name: string, rarity: Rarity, changes: Partial<LibraryItem> = {}): LibraryItem => ({
  id: `word-${name}`,
  kind: 'word',
  name,
  rarity,
  category: 'nature',
  language: 'english',
  price: PRICES.word[rarity],
  owned: false,
  equipped: false,
  aiCreated: false,
  ...changes,
})
const avatar = (id: string, name: string, changes: Partial<LibraryItem> = {}): LibraryItem => {
  const rarity = id.slice(0, id.indexOf('-')) as Rarity
  return {
    ...word(name, rarity),
    kind: 'avatar',
    id,
    category: 'animals',
    language: null,
    price: PRICES.avatar[rarity],
    ...changes,
  }
}
const OWNED = { owned: true, equipped: true } as const
export const AVATARS = [
  avatar('common-cat-wink-smile-none-g4-b3', 'Whiskers'),
  avatar('rare-owl-monocle-beak-none-g2-b5', 'Professor Hoot', { aiCreated: true }),
  avatar('epic-ghost-hearts-tongue-wizard-g3stars-b7', 'Haunted Marvin'),
  avatar('legendary-robot-visor-teeth-crown-g1rays-b2', 'Rex Machina', OWNED),
]
export const WORDS = [
  word('fern', 'common', OWNED),
  word('echo', 'common', { category: 'sound' }),
  word('will-o’-the-wisp', 'legendary', { category: 'magic' }),
  word('marmalade', 'rare', { category: 'food' }),
  word('snorkelwise', 'epic', { category: 'play', aiCreated: true }),
  word('attic', 'common', { category: 'home', owned: true }),
  word('lanterna', 'rare', { category: 'home', language: 'italian' }),
  word('sciabordio', 'epic', { category: 'sound', language: 'italian' }),
]
