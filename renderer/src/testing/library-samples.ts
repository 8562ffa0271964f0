import type { LibraryItem } from '#shared/schemas/library.ts'

export const sampleWord = (name: string, changes: Partial<LibraryItem> = {}): LibraryItem => ({
  id: `en-${name}`,
  kind: 'word',
  name,
  rarity: 'common',
  category: 'nature',
  language: 'english',
  price: 20,
  owned: false,
  equipped: false,
  aiCreated: false,
  ...changes,
})

export const sampleAvatar = (name: string, changes: Partial<LibraryItem> = {}): LibraryItem => ({
  id: 'rare-owl-monocle-beak-wizard-g2dots-b5',
  kind: 'avatar',
  name,
  rarity: 'rare',
  category: 'animals',
  language: null,
  price: 120,
  owned: false,
  equipped: false,
  aiCreated: true,
  ...changes,
})
