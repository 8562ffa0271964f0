import type { TextSource } from '#renderer/lib/i18n.ts'

// One language at a time, and the texts of rooms only with a room; the rest is fetched when needed.
export const appTexts: TextSource = async (locale) =>
  locale === 'it'
    ? (await import('#shared/i18n/italian.ts')).it
    : (await import('#shared/i18n/english.ts')).en
