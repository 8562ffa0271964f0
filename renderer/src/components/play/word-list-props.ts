import type { LibraryItem } from '#shared/schemas/library.ts'

/** What a list of words is given, whatever it looks like. */
export interface WordListProps {
  /** Undefined while they are being fetched. */
  words: readonly LibraryItem[] | undefined
  failed: boolean
  onPick: (word: LibraryItem) => void
  onClose: () => void
}
