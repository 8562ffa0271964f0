import type { TextSource } from '#renderer/lib/i18n.ts'

/** The words about ranks, for the screens that say more of them than their names. */
export const rankTexts: TextSource = (locale) =>
  locale === 'it' ? import('#shared/i18n/it/ranks.ts') : import('#shared/i18n/en/ranks.ts')
