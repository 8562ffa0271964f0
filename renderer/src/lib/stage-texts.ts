import type { TextSource } from '#renderer/lib/i18n.ts'

/** The texts of the big screen, and of what it changes on players' devices. */
export const stageTexts: TextSource = (locale) =>
  locale === 'it' ? import('#shared/i18n/it/stage.ts') : import('#shared/i18n/en/stage.ts')
