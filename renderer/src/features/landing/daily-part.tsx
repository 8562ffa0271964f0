import { useTranslation } from 'react-i18next'
import { DailyBoard } from '#renderer/components/daily/daily-board.tsx'
import { AppLink } from '#renderer/features/landing/app-link.tsx'
import { dailyCalls } from '#renderer/features/landing/daily-calls.ts'
import classes from '#renderer/features/landing/daily-part.module.css'

/** The riddle of the day on the landing page. */
export function DailyPart() {
  const { t } = useTranslation()
  return (
    <div className={classes.daily}>
      <div>
        <h2 className={classes.title}>{t('daily.title')}</h2>
        <p className={classes.lead}>{t('daily.lead')}</p>
      </div>
      <DailyBoard
        calls={dailyCalls}
        signUp={
          <AppLink to="/register" look="plain">
            {t('daily.signUp')}
          </AppLink>
        }
      />
    </div>
  )
}
