import { useEffect, useRef, useState } from 'react'
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

/** The step that is due, or the button to which it is folded: put off, or while its player is busy and has not asked for it. It takes no focus but from its own buttons. */
export function Tutorial({ step, isBusy }: { step: number; isBusy: boolean }) {
  const { t } = useTranslation()
  const location = useLocation()
  const isPutOff = useTutorialPutOff((state) => state.isPutOff)
  const [isAskedFor, setAskedFor] = useState(false)
  const isFolded = isPutOff || (isBusy && !isAskedFor)
  const box = useRef<HTMLElement>(null)
  const action = TUTORIAL_ACTIONS[step - 1]
  const goal = action ? goalOf(action, location) : null
  const arrived = goal?.isThere === true
  useEffect(() => {
    if (action && arrived && isDoneByGoing(action)) tutorialDid(action)
  }, [action, arrived])
  // The ring around the thing itself is a matter of style sheets: nothing lies over the page.
  useRootMark('tutorial', isFolded ? undefined : action)
  useRootMark('tutorialBox', action && (isFolded ? 'folded' : 'open'))
  if (!action) return null
  const fold = (change: () => void) => {
    const held = box.current?.contains(document.activeElement)
    flushSync(change)
    if (held) box.current?.focus()
  }
  const takeUp = () => {
    takeUpTutorial()
    setAskedFor(true)
  }
  const place = { n: step, total: TUTORIAL_STEPS }
  return (
    <section
      ref={box}
      tabIndex={-1}
      className={classes.box}
      data-folded={isFolded}
      // A press must not take the focus from what is being typed, nor change the bubble's shape under the finger.
      onMouseDown={(event) => event.preventDefault()}
      aria-label={t('tutorial.label')}
      data-testid="tutorial"
    >
      {isFolded ? (
        <button
          type="button"
          className={classes.folded}
          aria-label={t('tutorial.resumeLabel', place)}
          onClick={() => fold(takeUp)}
        >
          {t('tutorial.resume', place)}
        </button>
      ) : (
        <TutorialSteps
          step={step}
          action={action}
          goal={goal}
          box={box}
          onLater={() => fold(putOffTutorial)}
        />
      )}
    </section>
  )
}
