import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { goalOf, isDoneByGoing } from '#renderer/components/tutorial/tutorial-goals.ts'
import '#renderer/components/tutorial/tutorial-ring.css'
import classes from '#renderer/components/tutorial/tutorial.module.css'
import { TutorialSteps } from '#renderer/components/tutorial/tutorial-steps.tsx'
import { useRootMark } from '#renderer/hooks/use-root-mark.ts'
import { i18n } from '#renderer/lib/i18n.ts'
import { toast } from '#renderer/lib/toast.ts'
import { onTutorialCompleted, tutorialDid } from '#renderer/session/tutorial.ts'
import { putOffTutorial, takeUpTutorial, useTutorialPutOff } from '#renderer/session/tutorial-put-off.ts'
import { TUTORIAL_ACTIONS, TUTORIAL_STEPS } from '#shared/constants/tutorial.ts'

onTutorialCompleted(() => toast.success(i18n.t('tutorialCompleted')))

/**
 * The current step: a bubble, a compact line while the player is busy, or a button to resume a tutorial that was put off.
 * Takes the focus from its own buttons only.
 */
export function Tutorial({ step, isBusy }: { step: number; isBusy: boolean }) {
  const { t } = useTranslation()
  const location = useLocation()
  const isPutOff = useTutorialPutOff((state) => state.isPutOff)
  const shape = isPutOff ? 'folded' : isBusy ? 'line' : 'bubble'
  const box = useRef<HTMLElement>(null)
  const action = TUTORIAL_ACTIONS[step - 1]
  const goal = action ? goalOf(action, location) : null
  const arrived = goal?.isThere === true
  useEffect(() => {
    if (action && arrived && isDoneByGoing(action)) tutorialDid(action)
  }, [action, arrived])
  // Style sheets draw a ring around the element that the step is about.
  useRootMark('tutorial', isPutOff ? undefined : action)
  useRootMark('tutorialBox', action && shape)
  if (!action) return null
  const fold = (change: () => void) => {
    const held = box.current?.contains(document.activeElement)
    flushSync(change)
    if (held) box.current?.focus()
  }
  const place = { n: step, total: TUTORIAL_STEPS }
  return (
    <section
      ref={box}
      tabIndex={-1}
      className={classes.box}
      data-shape={shape}
      // A press must not take the focus from the chat input, nor change the bubble's shape under the finger.
      onMouseDown={(event) => event.preventDefault()}
      aria-label={t('tutorial.label')}
      data-testid="tutorial"
    >
      {isPutOff ? (
        <button
          type="button"
          className={classes.folded}
          aria-label={t('tutorial.resumeLabel', place)}
          onClick={() => fold(takeUpTutorial)}
        >
          {t('tutorial.resume', place)}
        </button>
      ) : (
        <TutorialSteps
          step={step}
          action={action}
          goal={goal}
          box={box}
          isLine={shape === 'line'}
          onLater={() => fold(putOffTutorial)}
        />
      )}
    </section>
  )
}
