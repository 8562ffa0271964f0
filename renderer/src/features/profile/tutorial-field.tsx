import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/features/profile/language-field.module.css'
import { errorText } from '#renderer/lib/error-text.ts'
import { toast } from '#renderer/lib/toast.ts'
import { setTutorialStep } from '#renderer/session/tutorial.ts'
import { takeUpTutorial } from '#renderer/session/tutorial-put-off.ts'

/** From the first step again, also for one who has completed or skipped it. */
export function TutorialField() {
  const { t } = useTranslation()
  const restart = async () => {
    try {
      await setTutorialStep(1)
      takeUpTutorial()
      toast.apiSuccess(t('profile.tutorial.restarted'))
    } catch (error) {
      toast.error(errorText(error, t('profile.tutorial.failed')))
    }
  }
  return (
    <div className={classes.field}>
      <span className={classes.label} aria-hidden>
        {t('profile.tutorial.title')}
      </span>
      <Button variant="default" onClick={() => void restart()}>
        {t('profile.tutorial.restart')}
      </Button>
    </div>
  )
}
