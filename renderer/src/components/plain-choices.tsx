import { IconMoonStars, IconSun } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import controls from '#renderer/components/plain-controls.module.css'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { LOCALE_OF } from '#renderer/lib/locale.ts'
import { setPreferences } from '#renderer/lib/preferences.ts'
import { LANGUAGES } from '#shared/constants/game.ts'

const SHORT = { english: 'EN', italian: 'IT' }

/** Each language under its own sign. */
export function LanguageChoice() {
  const { t, i18n } = useTranslation()
  return (
    <fieldset className={controls.segments} aria-label={t('common.language.label')}>
      {LANGUAGES.map((language) => (
        <label key={language} title={t(`common.language.${language}`)}>
          <input
            type="radio"
            name="language"
            aria-label={t(`common.language.${language}`)}
            checked={i18n.language === LOCALE_OF[language]}
            onChange={() => setLanguage(language)}
          />
          {SHORT[language]}
        </label>
      ))}
    </fieldset>
  )
}

/** Dark or light. Nothing else on this page updates the attribute that `first-paint.js` set. */
export function SchemeChoice() {
  const { t } = useTranslation()
  const { dataset } = document.documentElement
  const [scheme, setScheme] = useState(dataset.mantineColorScheme === 'light' ? 'light' : 'dark')
  const next = scheme === 'dark' ? 'light' : 'dark'
  const label = t(`common.colorScheme.to.${next}`)
  const choose = () => {
    dataset.mantineColorScheme = next
    setPreferences({ colorScheme: next })
    setScheme(next)
  }
  return (
    <button type="button" className={controls.icon} onClick={choose} aria-label={label} title={label}>
      {next === 'light' ? <IconSun size={22} aria-hidden /> : <IconMoonStars size={22} aria-hidden />}
    </button>
  )
}
