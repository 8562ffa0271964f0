import { initReactI18next } from 'react-i18next'
import { createI18n } from '#renderer/lib/i18n-core.ts'
import { browserLanguage, LANGUAGE_OF, LOCALE_OF, type Locale } from '#renderer/lib/locale.ts'
import { setPreferences, usePreferences } from '#renderer/lib/preferences.ts'
import type { Language } from '#shared/constants/game.ts'
import type { Texts } from '#shared/i18n/resources.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: Texts }
  }
}

export const i18n = createI18n()
initReactI18next.init(i18n)

/** Fetches some of the texts of a language. */
export type TextSource = (locale: Locale) => Promise<object>
/** The sources in use, and which languages of each are here. What could not be fetched is not among them. */
const sources = new Map<TextSource, Set<Locale>>()
/** The last choice: texts may come in another order than they were asked for. */
let wanted: Locale | undefined
/** Nothing before the first texts are here. */
let shown: Locale | undefined

const lacks = (source: TextSource, locale: Locale): boolean => !sources.get(source)?.has(locale)

async function fetchTexts(source: TextSource, locale: Locale): Promise<void> {
  i18n.addResourceBundle(locale, 'translation', await source(locale), true)
  sources.set(source, (sources.get(source) ?? new Set()).add(locale))
}

function show(locale: Locale): void {
  if (shown === locale) return
  shown = locale
  void i18n.changeLanguage(locale)
}

/** Switches every visible text and remembers nothing, as on a screen that is everybody's. */
export async function showLocale(locale: Locale): Promise<void> {
  wanted = locale
  const missing = () => [...sources.keys()].filter((source) => lacks(source, locale))
  // More may come into use meanwhile. When nothing is missing the switch is synchronous.
  for (let some = missing(); some.length > 0; some = missing())
    await Promise.all(some.map((source) => fetchTexts(source, locale)))
  if (wanted === locale) show(locale)
}

const preferred = (): Locale => LOCALE_OF[usePreferences.getState().language ?? browserLanguage()]

/** To be awaited before a screen is drawn that shows these texts, and those alone. They follow every change of the language. */
export async function needTexts(source: TextSource): Promise<void> {
  wanted ??= preferred()
  // Another language may be shown by the time they come.
  while (lacks(source, shown ?? wanted)) await fetchTexts(source, shown ?? wanted)
  show(shown ?? wanted)
}

export const currentLocale = (): Locale => (i18n.language === 'it' ? 'it' : 'en')
export const currentLanguage = (): Language => LANGUAGE_OF[currentLocale()]

/** Switches every visible text, and remembers the choice; takes it back when the texts cannot be fetched. */
export function setLanguage(language: Language): void {
  const locale = LOCALE_OF[language]
  const before = usePreferences.getState().language
  setPreferences({ language })
  if (wanted === locale) return
  showLocale(locale).catch(() => {
    if (wanted !== locale) return
    wanted = currentLocale()
    setPreferences({ language: before })
  })
}

i18n.on('languageChanged', () => {
  document.documentElement.lang = currentLocale()
})
