import type { TextSource } from '#renderer/lib/i18n.ts'

/** The texts of rooms and of what makes one: they come with the first part that shows some of them. */
export const playTexts: TextSource = async (locale) =>
  locale === 'it'
    ? (await import('#shared/i18n/italian-play.ts')).it
    : (await import('#shared/i18n/english-play.ts')).en
