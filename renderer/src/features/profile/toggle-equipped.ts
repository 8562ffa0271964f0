import { errorText } from '#renderer/lib/error-text.ts'
import { toast } from '#renderer/lib/toast.ts'
import { setEquipped } from '#renderer/session/library.ts'
import type { LibraryItem } from '#shared/schemas/library.ts'

/** Puts an item on, or takes it off: shown at once, and explained when it is refused. */
export async function toggleEquipped(item: LibraryItem): Promise<void> {
  try {
    await setEquipped(item, !item.equipped)
  } catch (error) {
    toast.error(errorText(error))
  }
}
