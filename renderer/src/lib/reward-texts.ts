import type { TextSource } from '#renderer/lib/i18n.ts'

/** The words about quests, for the bell and for what is told of them. */
export const questTexts: TextSource = (locale) =>
  locale === 'it' ? import('#shared/i18n/it/quests.ts') : import('#shared/i18n/en/quests.ts')

/** The words about the game pass, for its page and for the end of a game. */
export const passTexts: TextSource = (locale) =>
  locale === 'it' ? import('#shared/i18n/it/pass.ts') : import('#shared/i18n/en/pass.ts')
