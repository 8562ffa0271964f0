import type { Language } from '#shared/constants/game.ts'
import type { LibraryItem } from '#shared/schemas/library.ts'
import type { CatalogueItem } from './catalogue.ts'
import type { OwnedItem } from './inventory-repository.ts'

/** What an item's look in the library depends on. */
export interface Viewer {
  readonly preferredLanguage: Language | null
  /** The one that is worn. */
  readonly avatar: string
}

/** Of those who have not chosen one yet. */
const FIRST_LANGUAGE: Language = 'english'

const isEquipped = (item: CatalogueItem, owned: OwnedItem | null, { avatar }: Viewer): boolean =>
  item.kind === 'avatar' ? owned !== null && avatar === item.id : owned?.equippedAt != null

/** An item as this viewer sees it; `owned` is theirs, or null. */
export const toLibraryItem = (
  item: CatalogueItem,
  price: number,
  owned: OwnedItem | null,
  viewer: Viewer,
): LibraryItem => ({
  id: item.id,
  kind: item.kind,
  name: item.name[viewer.preferredLanguage ?? FIRST_LANGUAGE],
  rarity: item.rarity,
  category: item.category,
  language: item.language,
  price,
  owned: owned !== null,
  equipped: isEquipped(item, owned, viewer),
  aiCreated: item.aiCreated,
})
