import { useTranslation } from 'react-i18next'
import classes from '#renderer/features/landing/steps.module.css'

const STEPS = ['one', 'two', 'three', 'four'] as const

/** Here the numbers are true: each step follows the one before. */
export function Steps() {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="steps-title">
      <h2 id="steps-title" className={classes.title}>
        {t('landing.steps.title')}
      </h2>
      <ol className={classes.steps}>
        {STEPS.map((step, index) => (
          <li key={step} className={classes.step}>
            <span className={classes.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>{t(`landing.steps.${step}.title`)}</h3>
              <p>{t(`landing.steps.${step}.body`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
