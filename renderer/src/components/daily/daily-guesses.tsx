import { IconCheck, IconTilde, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/components/daily/daily-guesses.module.css'
import { DAILY_GUESSES } from '#shared/constants/daily.ts'
import type { DailyGuess } from '#shared/schemas/daily.ts'

const MARKS = { correct: IconCheck, close: IconTilde, wrong: IconX }

/** What was tried so far, each with its verdict in a sign and a word. */
export function DailyGuesses({ guesses, done }: { guesses: readonly DailyGuess[]; done: boolean }) {
  const { t } = useTranslation()
  return (
    <div className={classes.guesses}>
      {guesses.length > 0 && (
        <ol className={classes.list} aria-label={t('daily.guesses')} data-testid="daily-guesses">
          {guesses.map(({ guess, result }) => {
            const Mark = MARKS[result]
            return (
              <li key={guess} className={classes.guess} data-result={result}>
                <span className={classes.text}>{guess}</span>
                <span className={classes.result}>
                  <Mark size={18} stroke={3} aria-hidden />
                  {t(`daily.results.${result}`)}
                </span>
              </li>
            )
          })}
        </ol>
      )}
      {!done && <p className={classes.left}>{t('daily.left', { count: DAILY_GUESSES - guesses.length })}</p>}
    </div>
  )
}
