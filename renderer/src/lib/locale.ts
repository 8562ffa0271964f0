import { tabStore } from '#renderer/lib/storage.ts'
import type { Language } from '#shared/constants/game.ts'
import { STORAGE_KEYS } from '#shared/constants/storage-keys.ts'

export type Locale = 'en' | 'it'

export const LOCALE_OF: Record<Language, Locale> = { english: 'en', italian: 'it' }
export const LANGUAGE_OF: Record<Locale, Language> = { en: 'english', it: 'italian' }

/** What the address asked for, as a search engine's link does, and then the browser's languages. */
const wishes = (): string[] => [tabStore.getItem(STORAGE_KEYS.askedLanguage) ?? '', ...navigator.languages]

/** The first language that we speak, else English. */
export function browserLanguage(tags: readonly string[] = wishes()): Language {
  for (const tag of tags) {
    const locale = tag.toLowerCase().split('-')[0]
    if (locale === 'en' || locale === 'it') return LANGUAGE_OF[locale]
  }
  return 'english'
}
