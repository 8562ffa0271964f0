import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/components/in-app/in-app.module.css'
import controls from '#renderer/components/plain-controls.module.css'
import { copyText } from '#renderer/lib/copy-text.ts'

const WORDS = { copied: 'linkCopied', failed: 'inApp.copyFailed' } as const

/** This page's address. Apps often forbid copying, so that it can be selected by hand as well. */
export function LinkToCopy({ look }: { look?: 'plain' }) {
  const { t } = useTranslation()
  const id = useId()
  const [outcome, setOutcome] = useState<keyof typeof WORDS | null>(null)
  const copy = async () => setOutcome((await copyText(location.href)) ? 'copied' : 'failed')
  return (
    <div className={classes.link}>
      <div className={controls.field}>
        <label htmlFor={id}>{t('inApp.link')}</label>
        <input
          id={id}
          readOnly
          value={location.href}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </div>
      <button type="button" className={controls.button} data-look={look} onClick={() => void copy()}>
        {t('inApp.copy')}
      </button>
      <p role="status" className={classes.outcome}>
        {outcome && t(WORDS[outcome])}
      </p>
    </div>
  )
}
