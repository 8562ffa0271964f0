import type { LibraryItem } from '#shared/schemas/library.ts'

/** What a list of words is given, whatever it looks like. */
export interface WordListProps {
  /** Undefined while they are being fetched. */
  words: readonly LibraryItem[] | undefined
  /** Given when they could not be fetched. */
  retry: (() => void) | undefined
  onPick: (word: LibraryItem) => void
  onClose: () => void
}
