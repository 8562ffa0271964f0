import type { TextSource } from '#renderer/lib/i18n.ts'

/** The texts about one's own account: they come with the first part that shows some of them. */
export const accountTexts: TextSource = async (locale) =>
  locale === 'it'
    ? (await import('#shared/i18n/italian-account.ts')).it
    : (await import('#shared/i18n/english-account.ts')).en
