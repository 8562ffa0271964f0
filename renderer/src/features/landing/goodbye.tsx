import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/features/landing/goodbye.module.css'
import { forgetGoodbye, isGoodbye } from '#renderer/session/goodbye.ts'

/** A farewell after an account was deleted. It takes the focus, because screen readers do not announce a page's initial content. */
export function Goodbye() {
  const { t } = useTranslation()
  const [shown] = useState(isGoodbye)
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    forgetGoodbye()
    words.current?.focus()
  }, [])
  return (
    shown && (
      <p ref={words} tabIndex={-1} className={classes.goodbye} data-testid="goodbye">
        {t('landing.goodbye')}
      </p>
    )
  )
}
