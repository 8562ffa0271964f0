import { useTranslation } from 'react-i18next'
import classes from '#renderer/components/daily/language-segments.module.css'
import controls from '#renderer/components/plain-controls.module.css'
import { LANGUAGES, type Language } from '#shared/constants/game.ts'

interface LanguageSegmentsProps {
  language: Language
  onChoose: (language: Language) => void
}

/** The riddle's language, which need not be the page's. */
export function LanguageSegments({ language, onChoose }: LanguageSegmentsProps) {
  const { t } = useTranslation()
  return (
    <fieldset className={`${controls.segments} ${classes.segments}`} aria-label={t('daily.language')}>
      {LANGUAGES.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name="daily-language"
            checked={one === language}
            onChange={() => onChoose(one)}
          />
          {t(`common.language.${one}`)}
        </label>
      ))}
    </fieldset>
  )
}
