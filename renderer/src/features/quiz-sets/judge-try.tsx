import { Button, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type QuizRow, quizOf } from '#renderer/components/own-quizzes/quiz-row.ts'
import classes from '#renderer/features/quiz-sets/quiz-sets.module.css'
import { ANSWER_INPUT } from '#renderer/lib/answer-input.ts'
import { failureText } from '#renderer/lib/failure-text.ts'
import { api } from '#renderer/lib/http-client.ts'
import { isComposing } from '#renderer/lib/is-composing.ts'
import type { Language } from '#shared/constants/game.ts'
import { MESSAGE_MAX } from '#shared/constants/limits.ts'
import { judgeData } from '#shared/schemas/judge.ts'

/** What the judge would say to a guess, and why, beside the answers that decide it. */
export function JudgeTry({ row, language }: { row: QuizRow; language: Language }) {
  const { t } = useTranslation()
  const [guess, setGuess] = useState('')
  const { prompt, answers } = quizOf(row)
  const ask = useMutation({
    mutationFn: () =>
      api.post('/quizzes/judge', {
        body: { language, answers, guess, ...(prompt.trim() !== '' && { prompt }) },
        schema: judgeData,
      }),
  })
  const canAsk = guess.trim() !== '' && row.answer.trim() !== ''
  // A word on other answers, or on another guess, would be a wrong one.
  const told = JSON.stringify([prompt, answers, language, guess])
  const [askedOf, setAskedOf] = useState('')
  const isOfThis = askedOf === told
  const submit = () => {
    if (!canAsk) return
    setAskedOf(told)
    ask.mutate()
  }
  return (
    <div className={classes.judge}>
      <TextInput
        label={t('quizSets.judge.label')}
        value={guess}
        maxLength={MESSAGE_MAX}
        onChange={({ currentTarget }) => setGuess(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
          // It would save the set.
          event.preventDefault()
          submit()
        }}
        {...ANSWER_INPUT}
      />
      <Button variant="default" aria-disabled={!canAsk} loading={ask.isPending} onClick={submit}>
        {t('quizSets.judge.test')}
      </Button>
      <p role="status" className={classes.verdict} data-verdict={isOfThis ? ask.data?.result : undefined}>
        {isOfThis &&
          ask.data &&
          `${t(`quizSets.judge.${ask.data.result}`)}: ${t(`judgeReasons.${ask.data.reason}`)}`}
        {isOfThis && ask.error && failureText(ask.error, t('quizSets.judge.failed'))}
      </p>
    </div>
  )
}
