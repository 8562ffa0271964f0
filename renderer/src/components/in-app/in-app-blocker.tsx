import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/components/in-app/in-app.module.css'
import { LinkToCopy } from '#renderer/components/in-app/link-to-copy.tsx'
import { NumberedSteps } from '#renderer/components/in-app/numbered-steps.tsx'
import { Logo } from '#renderer/components/logo.tsx'
import { LanguageChoice } from '#renderer/components/plain-choices.tsx'
import controls from '#renderer/components/plain-controls.module.css'
import type { InAppBrowser } from '#renderer/platform/in-app-browser.ts'
import { phoneSystemOf } from '#renderer/platform/phone-system.ts'

interface InAppBlockerProps {
  app: InAppBrowser
  onStay: () => void
}

/** In place of everything else: the way out of a social app's browser. */
export function InAppBlocker({ app, onStay }: InAppBlockerProps) {
  const { t } = useTranslation()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const system = phoneSystemOf(navigator.userAgent)
  return (
    <main id="content" className={classes.screen} data-testid="in-app-blocker">
      <div className={classes.top}>
        <Logo size={36} />
        <LanguageChoice />
      </div>
      <div className={classes.card}>
        <h1 ref={title} tabIndex={-1} className={classes.title}>
          {t('inApp.title', { app: t(`inApp.names.${app}`) })}
        </h1>
        <p className={classes.lead}>{t('inApp.lead')}</p>
        <NumberedSteps
          steps={(['one', 'two', 'three'] as const).map((step) => t(`inApp.steps.${system}.${step}`))}
        />
        <LinkToCopy />
        <button type="button" className={controls.quiet} onClick={onStay}>
          {t('inApp.stay')}
        </button>
      </div>
    </main>
  )
}
