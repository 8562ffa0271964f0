import type { TextSource } from '#renderer/lib/i18n.ts'

/** The words of the choice of voices. */
export const voicesTexts: TextSource = (locale) =>
  locale === 'it' ? import('#shared/i18n/it/voices.ts') : import('#shared/i18n/en/voices.ts')
