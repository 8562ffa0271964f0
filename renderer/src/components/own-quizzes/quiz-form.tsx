import { ActionIcon, Button, Stack } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { QuizFields } from '#renderer/components/own-quizzes/quiz-fields.tsx'
import classes from '#renderer/components/own-quizzes/quiz-form.module.css'
import { type QuizRow, quizRow } from '#renderer/components/own-quizzes/quiz-row.ts'

interface QuizFormProps {
  rows: QuizRow[]
  /** By the row's id. */
  errors: Record<string, string>
  onChange: (rows: QuizRow[]) => void
  max: number
  /** Below the fields of each. */
  beside?: (row: QuizRow) => ReactNode
}

export function QuizForm({ rows, errors, onChange, max, beside }: QuizFormProps) {
  const { t } = useTranslation()
  const move = (from: number, to: number) => {
    const next = [...rows]
    next.splice(to, 0, ...next.splice(from, 1))
    onChange(next)
  }
  return (
    <Stack gap="md">
      {rows.map((row, index) => (
        <fieldset key={row.id} className={classes.quiz}>
          <legend>{t('createLobby.quizzes.quizN', { n: index + 1 })}</legend>
          <QuizFields
            row={row}
            error={errors[row.id]}
            onChange={(next) => onChange(rows.map((one) => (one.id === row.id ? next : one)))}
          />
          {beside?.(row)}
          <div className={classes.tools}>
            <ActionIcon
              disabled={index === 0}
              onClick={() => move(index, index - 1)}
              aria-label={t('createLobby.quizzes.moveUp', { n: index + 1 })}
            >
              <IconArrowUp size={20} aria-hidden />
            </ActionIcon>
            <ActionIcon
              disabled={index === rows.length - 1}
              onClick={() => move(index, index + 1)}
              aria-label={t('createLobby.quizzes.moveDown', { n: index + 1 })}
            >
              <IconArrowDown size={20} aria-hidden />
            </ActionIcon>
            <ActionIcon
              onClick={() => onChange(rows.filter(({ id }) => id !== row.id))}
              aria-label={t('createLobby.quizzes.remove', { n: index + 1 })}
            >
              <IconTrash size={20} aria-hidden />
            </ActionIcon>
          </div>
        </fieldset>
      ))}
      <Button
        variant="default"
        leftSection={<IconPlus size={20} aria-hidden />}
        disabled={rows.length >= max}
        onClick={() => onChange([...rows, quizRow()])}
      >
        {t('createLobby.quizzes.add')}
      </Button>
    </Stack>
  )
}
