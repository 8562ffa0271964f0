import type { TextSource } from '#renderer/lib/i18n.ts'

/** The words about lines that are read aloud. */
export const speechTexts: TextSource = (locale) =>
  locale === 'it' ? import('#shared/i18n/it/speech.ts') : import('#shared/i18n/en/speech.ts')
