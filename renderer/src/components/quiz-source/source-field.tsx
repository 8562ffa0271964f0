import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { QUIZ_SOURCES, type QuizSource } from '#renderer/components/quiz-source/quiz-choice.ts'
import classes from '#renderer/components/quiz-source/source-field.module.css'
import { knowsAccounts } from '#renderer/session/account.ts'

interface SourceFieldProps {
  source: QuizSource
  onChange: (source: QuizSource) => void
}

/** At a party there is nobody who makes quizzes, and no account that keeps them. */
const NEEDS_ACCOUNT: ReadonlySet<QuizSource> = new Set(['made', 'set'])

/** Where the quizzes come from, with a word on each way. */
export function SourceField({ source, onChange }: SourceFieldProps) {
  const { t } = useTranslation()
  const name = useId()
  return (
    <fieldset className={classes.sources} aria-label={t('createLobby.source.label')}>
      {QUIZ_SOURCES.filter((one) => knowsAccounts() || !NEEDS_ACCOUNT.has(one)).map((one) => (
        <label key={one} className={classes.source}>
          <input
            type="radio"
            name={name}
            value={one}
            checked={one === source}
            onChange={() => onChange(one)}
            aria-label={t(`createLobby.source.${one}`)}
            aria-describedby={`${name}-${one}`}
          />
          <strong>{t(`createLobby.source.${one}`)}</strong>
          <span id={`${name}-${one}`}>{t(`createLobby.source.${one}Hint`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
