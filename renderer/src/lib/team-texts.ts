import type { TextSource } from '#renderer/lib/i18n.ts'

/** The words around what those who run the service say in a room. */
export const teamTexts: TextSource = (locale) =>
  locale === 'it' ? import('#shared/i18n/it/team.ts') : import('#shared/i18n/en/team.ts')
