import type { TextSource } from '#renderer/lib/i18n.ts'

export const createLobbyTexts: TextSource = (locale) =>
  locale === 'it' ? import('#shared/i18n/it/create-lobby.ts') : import('#shared/i18n/en/create-lobby.ts')
