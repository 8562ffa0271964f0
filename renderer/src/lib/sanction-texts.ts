import type { TextSource } from '#renderer/lib/i18n.ts'

/** What a player is told of warnings, mutes and bans. */
export const sanctionTexts: TextSource = (locale) =>
  locale === 'it' ? import('#shared/i18n/it/sanctions.ts') : import('#shared/i18n/en/sanctions.ts')
