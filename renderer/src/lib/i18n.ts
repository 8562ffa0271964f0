import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { browserLanguage, LANGUAGE_OF, LOCALE_OF, type Locale } from '#renderer/lib/locale.ts'
import { setPreferences, usePreferences } from '#renderer/lib/preferences.ts'
import type { Language } from '#shared/constants/game.ts'
import type { Texts } from '#shared/i18n/resources.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: Texts }
  }
}

export const i18n = i18next.createInstance()
void i18n.use(initReactI18next).init({
  resources: {},
  supportedLngs: ['en', 'it'],
  fallbackLng: false,
  // React escapes already.
  interpolation: { escapeValue: false },
  initAsync: false,
})

/** Fetches some of the texts of a language. */
export type TextSource = (locale: Locale) => Promise<object>
/** The sources in use, and which languages of each are loaded. */
const sources = new Map<TextSource, Set<Locale>>()
/** The last choice: texts may come in another order than they were asked for. */
let wanted: Locale | undefined

/** Switches every visible text and remembers nothing, as on a screen that is everybody's. */
export async function showLocale(locale: Locale): Promise<void> {
  wanted = locale
  const missing = [...sources].filter(([, here]) => !here.has(locale))
  // When nothing is missing the switch is synchronous.
  if (missing.length > 0) {
    const fetched = await Promise.all(missing.map(([source]) => source(locale)))
    for (const texts of fetched) i18n.addResourceBundle(locale, 'translation', texts, true)
    for (const [, here] of missing) here.add(locale)
  }
  if (wanted === locale) await i18n.changeLanguage(locale)
}

const preferred = (): Locale => LOCALE_OF[usePreferences.getState().language ?? browserLanguage()]

/** To be awaited before a screen is drawn that shows these texts. They follow every change of the language. */
export async function needTexts(source: TextSource): Promise<void> {
  if (!sources.has(source)) sources.set(source, new Set())
  await showLocale(wanted ?? preferred())
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
