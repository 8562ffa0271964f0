import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { browserLanguage, LANGUAGE_OF, LOCALE_OF, type Locale } from '#renderer/lib/locale.ts'
import { setPreferences, usePreferences } from '#renderer/lib/preferences.ts'
import type { Language } from '#shared/constants/game.ts'
import { resources, type Texts } from '#shared/i18n/resources.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: Texts }
  }
}

/** Texts are bundled: they must be there on a LAN without internet, and a switch must not wait. */
export const i18n = i18next.createInstance()
void i18n.use(initReactI18next).init({
  resources: { en: { translation: resources.en }, it: { translation: resources.it } },
  lng: LOCALE_OF[usePreferences.getState().language ?? browserLanguage()],
  fallbackLng: 'en',
  supportedLngs: ['en', 'it'],
  // React escapes already.
  interpolation: { escapeValue: false },
  initAsync: false,
})

export const currentLocale = (): Locale => (i18n.language === 'it' ? 'it' : 'en')
export const currentLanguage = (): Language => LANGUAGE_OF[currentLocale()]

/** Switches every visible text at once, and remembers the choice. */
export function setLanguage(language: Language): void {
  setPreferences({ language })
  if (i18n.language !== LOCALE_OF[language]) void i18n.changeLanguage(LOCALE_OF[language])
}

const followDocument = () => {
  document.documentElement.lang = currentLocale()
}
i18n.on('languageChanged', followDocument)
followDocument()
