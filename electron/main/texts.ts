import type { Language } from '#shared/constants/game.ts'
import { desktop as english } from '#shared/i18n/en/desktop.ts'
import { desktop as italian } from '#shared/i18n/it/desktop.ts'

/** The texts that main itself shows. */
export const textsIn = (language: Language): typeof english => (language === 'italian' ? italian : english)

/** The language of a system that says `it-CH`, where none was chosen. */
export const languageOf = (systemLocale: string): Language =>
  /^it\b/i.test(systemLocale) ? 'italian' : 'english'
