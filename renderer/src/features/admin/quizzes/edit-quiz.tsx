import { Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { adminCallText } from '#renderer/features/admin/frame/admin-call-text.ts'
import { ChangeDialog } from '#renderer/features/admin/frame/change-dialog.tsx'
import { useChange } from '#renderer/features/admin/frame/use-change.ts'
import { ANSWER_INPUT } from '#renderer/lib/answer-input.ts'
import { ApiError } from '#renderer/lib/api-error.ts'
import { translatedText } from '#renderer/lib/error-text.ts'
import { api } from '#renderer/lib/http-client.ts'
import { LOCALE_OF } from '#renderer/lib/locale.ts'
import { EXPLANATION_MAX, PROMPT_MAX } from '#shared/constants/limits.ts'
import { errorDetails } from '#shared/errors/error-details.ts'
import type { AdminQuiz } from '#shared/schemas/admin-quizzes.ts'

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** What the server says is wrong, by field: `answers.2` is a fault of the answers. */
function faultOf(error: unknown, field: string): string | null {
  const details = errorDetails.VALIDATION_FAILED.safeParse(
    error instanceof ApiError ? error.details : undefined,
  )
  const fault = details.data?.find(({ path }) => path === field || path.startsWith(`${field}.`))
  return fault ? (adminCallText(fault.message) ?? translatedText(fault.message)) : null
}

/** Corrects a quiz. The server checks it as it does any other. */
export function EditQuiz({ about, onClose }: { about: AdminQuiz; onClose: () => void }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { quiz } = about
  // The one that the draft began with: the quiz may be read again while somebody types.
  const [version] = useState(about.version)
  const [draft, setDraft] = useState({
    prompt: quiz.prompt,
    answers: quiz.answers.join('\n'),
    reject: (quiz.reject ?? []).join('\n'),
    explanation: quiz.explanation ?? '',
  })
  const change = useChange(
    (body: object, headers) => api.put(`/admin/quizzes/${quiz.id}`, { body, headers }),
    onClose,
  )
  const send = () =>
    change.mutate({ ...draft, version, answers: linesOf(draft.answers), reject: linesOf(draft.reject) })
  const close = () => {
    // Where somebody else was faster, the next correction must begin with what they wrote.
    if (change.isError) void queries.invalidateQueries({ queryKey: ['admin', '/admin/quizzes', quiz.id] })
    onClose()
  }
  const field = (name: keyof typeof draft) => ({
    lang: LOCALE_OF[quiz.language],
    autosize: true,
    label: t(`adminQuizzes.editor.${name}`),
    value: draft[name],
    error: faultOf(change.error, name),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setDraft((before) => ({ ...before, [name]: value })),
  })
  return (
    <ChangeDialog
      title={t('adminQuizzes.editor.title')}
      submit={t('adminQuizzes.editor.submit')}
      opened
      onClose={close}
      onSubmit={send}
      change={change}
    >
      <Textarea data-autofocus required maxLength={PROMPT_MAX} {...field('prompt')} />
      <Textarea required minRows={2} {...field('answers')} {...ANSWER_INPUT} />
      <Textarea minRows={2} {...field('reject')} {...ANSWER_INPUT} />
      <Textarea maxLength={EXPLANATION_MAX} {...field('explanation')} />
    </ChangeDialog>
  )
}
