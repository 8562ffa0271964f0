import type { TextSource } from '#renderer/lib/i18n.ts'

export const partyTexts: TextSource = (locale) =>
  locale === 'it' ? import('#shared/i18n/it/party.ts') : import('#shared/i18n/en/party.ts')
