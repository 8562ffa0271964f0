import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { ListSkeleton } from '#renderer/components/list-skeleton.tsx'
import { libraryTexts } from '#renderer/lib/library-texts.ts'

const Inventory = lazyPart<object>(
  async () => (await import('#renderer/features/profile/inventory.tsx')).Inventory,
  libraryTexts,
)

/** What the player owns; its parts and texts come when the tab is first opened. */
export function InventoryTab() {
  return <Inventory meanwhile={<ListSkeleton rows={5} />} />
}
