import type { TextSource } from '#renderer/lib/i18n.ts'

/** What the sign-in pages say of a social app's browser. */
export const inAppTexts: TextSource = async (locale) => {
  const { inApp, linkCopied } =
    locale === 'it' ? await import('#shared/i18n/it/in-app.ts') : await import('#shared/i18n/en/in-app.ts')
  return { inApp, linkCopied }
}
