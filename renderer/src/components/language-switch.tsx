import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { LANGUAGE_OF } from '#renderer/lib/locale.ts'
import { LANGUAGES, type Language } from '#shared/constants/game.ts'

const SHORT: Record<Language, string> = { english: 'EN', italian: 'IT' }

/** Each language under its own sign. What a choice means beyond this page is up to the caller. */
export function LanguageSwitch({ onChange }: { onChange: (language: Language) => void }) {
  const { t, i18n } = useTranslation()
  const current = LANGUAGE_OF[i18n.language === 'it' ? 'it' : 'en']
  return (
    <SegmentedControl
      aria-label={t('common.language.label')}
      size="sm"
      value={current}
      onChange={(value) => onChange(value === 'italian' ? 'italian' : 'english')}
      data={LANGUAGES.map((language) => ({
        value: language,
        label: <span title={t(`common.language.${language}`)}>{SHORT[language]}</span>,
      }))}
    />
  )
}
