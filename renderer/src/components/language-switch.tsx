import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { LANGUAGE_OF } from '#renderer/lib/locale.ts'
import { LANGUAGES, type Language } from '#shared/constants/game.ts'

const SHORT: Record<Language, string> = { english: 'EN', italian: 'IT' }

interface LanguageSwitchProps {
  onChange: (language: Language) => void
  /** With the languages' names, over the whole width. */
  full?: boolean
}

/** Each language under its own sign. What a choice means beyond this page is up to the caller. */
export function LanguageSwitch({ onChange, full = false }: LanguageSwitchProps) {
  const { t, i18n } = useTranslation()
  const current = LANGUAGE_OF[i18n.language === 'it' ? 'it' : 'en']
  return (
    <SegmentedControl
      aria-label={t('common.language.label')}
      size="sm"
      fullWidth={full}
      value={current}
      onChange={(value) => onChange(value === 'italian' ? 'italian' : 'english')}
      data={LANGUAGES.map((language) => {
        const name = t(`common.language.${language}`)
        return { value: language, label: full ? name : <span title={name}>{SHORT[language]}</span> }
      })}
    />
  )
}
