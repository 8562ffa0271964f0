import type { TextSource } from '#renderer/lib/i18n.ts'

/** The words about the end of a game, which come with its screen. */
export const podiumTexts: TextSource = (locale) =>
  locale === 'it' ? import('#shared/i18n/it/podium.ts') : import('#shared/i18n/en/podium.ts')
