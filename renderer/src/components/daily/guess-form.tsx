import { type SyntheticEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/components/daily/daily-board.module.css'
import controls from '#renderer/components/plain-controls.module.css'
import { ANSWER_INPUT } from '#renderer/lib/answer-input.ts'
import { ANSWER_MAX } from '#shared/constants/limits.ts'

interface GuessFormProps {
  /** True when the guess was taken. */
  onGuess: (text: string) => Promise<boolean>
  isSending: boolean
}

/** What was not taken stays in the field. */
export function GuessForm({ onGuess, isSending }: GuessFormProps) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    field.current?.focus()
    if (await onGuess(text)) setText('')
  }
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)}>
      <label className={controls.field}>
        {t('daily.field')}
        <input
          ref={field}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          maxLength={ANSWER_MAX}
          {...ANSWER_INPUT}
          enterKeyHint="send"
        />
      </label>
      <button type="submit" className={controls.button} aria-disabled={isSending}>
        {t('daily.submit')}
      </button>
    </form>
  )
}
