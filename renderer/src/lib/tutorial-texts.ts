import type { TextSource } from '#renderer/lib/i18n.ts'

/** The texts of the tutorial, for those who have not completed it. */
export const tutorialTexts: TextSource = (locale) =>
  locale === 'it' ? import('#shared/i18n/it/tutorial.ts') : import('#shared/i18n/en/tutorial.ts')
