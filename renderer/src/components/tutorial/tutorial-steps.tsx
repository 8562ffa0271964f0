import { Button } from '@mantine/core'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import classes from '#renderer/components/tutorial/tutorial.module.css'
import { type Goal, isDoneByGoing } from '#renderer/components/tutorial/tutorial-goals.ts'
import { errorText } from '#renderer/lib/error-text.ts'
import { toast } from '#renderer/lib/toast.ts'
import { setTutorialStep, tutorialDid } from '#renderer/session/tutorial.ts'
import { TUTORIAL_STEPS, type TutorialAction } from '#shared/constants/tutorial.ts'

interface TutorialStepsProps {
  step: number
  action: TutorialAction
  goal: Goal | null
  box: RefObject<HTMLElement | null>
  isLine: boolean
  onLater: () => void
}

/** Text of the current step, with its link, “Later” and the skip button. */
export function TutorialSteps({ step, action, goal, box, isLine, onLater }: TutorialStepsProps) {
  const { t } = useTranslation()
  const lead = goal && (!goal.isThere || isDoneByGoing(action)) ? goal : null
  /** Keeps the focus within the page when the pressed button disappears with its step. */
  const change = async (call: () => Promise<void>) => {
    const held = box.current?.contains(document.activeElement)
    try {
      await call()
    } catch (error) {
      toast.error(errorText(error, t('tutorial.failed')))
    }
    if (!held || document.activeElement !== document.body) return
    const place = box.current ?? document.querySelector<HTMLElement>('#content')
    place?.focus()
  }
  return (
    <>
      <div className={classes.head}>
        <p className={classes.count}>{t('tutorial.step', { n: step, total: TUTORIAL_STEPS })}</p>
        <Button size="compact-sm" variant="subtle" className={classes.later ?? ''} onClick={onLater}>
          {t('tutorial.later')}
        </Button>
      </div>
      <div className={classes.words} role="status">
        <p className={classes.title}>{t(`tutorial.steps.${action}.title`)}</p>
        <p className={classes.text}>{t(`tutorial.steps.${action}.text`)}</p>
      </div>
      <div className={classes.ways}>
        {lead && (
          <Button
            size={isLine ? 'compact-sm' : 'compact-md'}
            component={Link}
            to={lead.to}
            onClick={() => isDoneByGoing(action) && tutorialDid(action)}
          >
            {t(`tutorial.go.${lead.name}`)}
          </Button>
        )}
        <Button
          size={isLine ? 'compact-sm' : 'compact-md'}
          variant="default"
          className={classes.skip ?? ''}
          aria-label={t('tutorial.skip')}
          onClick={() => void change(() => setTutorialStep(0))}
        >
          {t(isLine ? 'tutorial.skipShort' : 'tutorial.skip')}
        </Button>
      </div>
    </>
  )
}
