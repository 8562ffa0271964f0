import type { TextSource } from '#renderer/lib/i18n.ts'

/** What is not needed to draw the waiting room, and comes right after it. */
export const waitingTexts: TextSource = (locale) =>
  locale === 'it' ? import('#shared/i18n/it/waiting.ts') : import('#shared/i18n/en/waiting.ts')
