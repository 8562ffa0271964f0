import type { TextSource } from '#renderer/lib/i18n.ts'

/** With what a LAN host may have to say. */
export const hostingTexts: TextSource = async (locale) => {
  const [{ hosting }, { lan }] =
    locale === 'it'
      ? await Promise.all([import('#shared/i18n/it/hosting.ts'), import('#shared/i18n/it/lan.ts')])
      : await Promise.all([import('#shared/i18n/en/hosting.ts'), import('#shared/i18n/en/lan.ts')])
  return { hosting, lan }
}
