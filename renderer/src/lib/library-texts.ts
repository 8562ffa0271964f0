import type { TextSource } from '#renderer/lib/i18n.ts'

/** The texts of the library, of what one owns, and of the words at hand in a chat. */
export const libraryTexts: TextSource = (locale) =>
  locale === 'it' ? import('#shared/i18n/it/library.ts') : import('#shared/i18n/en/library.ts')
