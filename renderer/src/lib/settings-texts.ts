import type { TextSource } from '#renderer/lib/i18n.ts'

/** The words of the settings, which come with the first of them that is shown. */
export const settingsTexts: TextSource = async (locale) => {
  const { settings } =
    locale === 'it'
      ? await import('#shared/i18n/it/settings.ts')
      : await import('#shared/i18n/en/settings.ts')
  return { settings }
}
