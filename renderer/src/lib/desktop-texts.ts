import type { TextSource } from '#renderer/lib/i18n.ts'

/** The texts that only the desktop app shows. */
export const desktopTexts: TextSource = async (locale) =>
  locale === 'it'
    ? { desktop: (await import('#shared/i18n/it/desktop.ts')).desktop }
    : { desktop: (await import('#shared/i18n/en/desktop.ts')).desktop }
