import type { TextSource } from '#renderer/lib/i18n.ts'

/** What the store says, and the voice tab of the profile. */
export const storeTexts: TextSource = (locale) =>
  locale === 'it' ? import('#shared/i18n/it/store.ts') : import('#shared/i18n/en/store.ts')
