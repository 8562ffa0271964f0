import { useTranslation } from 'react-i18next'
import classes from '#renderer/components/in-app/in-app.module.css'

/** The way to the browser of the device. */
export function NumberedSteps({ steps }: { steps: readonly string[] }) {
  const { t } = useTranslation()
  return (
    <ol className={classes.steps} aria-label={t('inApp.stepsLabel')}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
