import { SimpleGrid, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { QuizRow } from '#renderer/components/own-quizzes/quiz-row.ts'
import { ANSWER_INPUT } from '#renderer/lib/answer-input.ts'
import { translatedText } from '#renderer/lib/error-text.ts'
import { EXPLANATION_MAX, PROMPT_MAX } from '#shared/constants/limits.ts'

interface QuizFieldsProps {
  row: QuizRow
  /** The schema's English. */
  error: string | undefined
  onChange: (row: QuizRow) => void
}

/** One quiz as it is written. */
export function QuizFields({ row, error, onChange }: QuizFieldsProps) {
  const { t } = useTranslation()
  const field = (name: 'prompt' | 'answer' | 'aliases' | 'explanation') => ({
    label: t(`createLobby.quizzes.${name}`),
    value: row[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onChange({ ...row, [name]: currentTarget.value }),
  })
  return (
    <>
      <TextInput
        {...field('prompt')}
        maxLength={PROMPT_MAX}
        error={error === undefined ? undefined : translatedText(error)}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <TextInput {...field('answer')} {...ANSWER_INPUT} />
        <TextInput {...field('aliases')} {...ANSWER_INPUT} />
      </SimpleGrid>
      <TextInput {...field('explanation')} maxLength={EXPLANATION_MAX} />
    </>
  )
}
