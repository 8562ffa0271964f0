import type { Language } from '#shared/constants/game.ts'

export type Locale = 'en' | 'it'

export const LOCALE_OF: Record<Language, Locale> = { english: 'en', italian: 'it' }
export const LANGUAGE_OF: Record<Locale, Language> = { en: 'english', it: 'italian' }

/** The browser's first language that we speak, else English. */
export function browserLanguage(tags: readonly string[] = navigator.languages): Language {
  for (const tag of tags) {
    const locale = tag.toLowerCase().split('-')[0]
    if (locale === 'en' || locale === 'it') return LANGUAGE_OF[locale]
  }
  return 'english'
}
