import type { TextSource } from '#renderer/lib/i18n.ts'

/** The texts that the landing page shows, and no others: the rest of a language weighs three times as much. */
export const landingTexts: TextSource = async (locale) =>
  locale === 'it'
    ? (await import('#renderer/features/landing/texts/italian.ts')).texts
    : (await import('#renderer/features/landing/texts/english.ts')).texts
