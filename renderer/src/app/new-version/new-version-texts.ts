import type { TextSource } from '#renderer/lib/i18n.ts'

export const newVersionTexts: TextSource = (locale) =>
  locale === 'it' ? import('#shared/i18n/it/new-version.ts') : import('#shared/i18n/en/new-version.ts')
