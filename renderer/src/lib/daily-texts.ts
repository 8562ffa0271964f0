import type { TextSource } from '#renderer/lib/i18n.ts'

/** The texts of the riddle of the day. */
export const dailyTexts: TextSource = (locale) =>
  locale === 'it' ? import('#shared/i18n/it/daily.ts') : import('#shared/i18n/en/daily.ts')
