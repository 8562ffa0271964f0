import { Button, Text } from '@mantine/core'
import { IconEye, IconEyeOff, IconPencil, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QuizFields } from '#renderer/components/own-quizzes/quiz-fields.tsx'
import classes from '#renderer/components/own-quizzes/quiz-preview.module.css'
import type { QuizRow } from '#renderer/components/own-quizzes/quiz-row.ts'

interface QuizPreviewProps {
  title: string
  rows: readonly QuizRow[]
  /** By the row's id. */
  errors: Record<string, string>
  onChange: (rows: QuizRow[]) => void
}

/** Quizzes to look through, each to be edited or dropped. Their answers stay hidden until asked for: who looks may play, too. */
export function QuizPreview({ title, rows, errors, onChange }: QuizPreviewProps) {
  const { t } = useTranslation()
  const [showsAnswers, setShowsAnswers] = useState(false)
  const [edited, setEdited] = useState<string | null>(null)
  const [dropped, setDropped] = useState<{ row: QuizRow; index: number } | null>(null)
  const undo = () => {
    if (dropped) onChange(rows.toSpliced(dropped.index, 0, dropped.row))
    setDropped(null)
  }
  return (
    <section className={classes.preview} aria-label={title} data-testid="quiz-preview">
      <div className={classes.head}>
        <strong>{title}</strong>
        <Button
          variant="default"
          size="compact-md"
          aria-pressed={showsAnswers}
          leftSection={
            showsAnswers ? <IconEyeOff size={18} aria-hidden /> : <IconEye size={18} aria-hidden />
          }
          onClick={() => setShowsAnswers(!showsAnswers)}
        >
          {t(showsAnswers ? 'quizMaking.hideAnswers' : 'quizMaking.showAnswers')}
        </Button>
      </div>
      {showsAnswers && <Text c="dimmed">{t('quizMaking.answersHint')}</Text>}
      {dropped && <Dropped onUndo={undo} />}
      <ol className={classes.list}>
        {rows.map((row, index) => (
          <li key={row.id} className={classes.quiz}>
            <PreviewedQuiz
              row={row}
              n={index + 1}
              error={errors[row.id]}
              showsAnswer={showsAnswers}
              isEdited={edited === row.id || errors[row.id] !== undefined}
              onEdit={(isEdited) => setEdited(isEdited ? row.id : null)}
              onChange={(changed) => onChange(rows.with(index, changed))}
              onDrop={() => {
                setDropped({ row, index })
                onChange(rows.toSpliced(index, 1))
              }}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** In place of the quiz that had the focus. */
function Dropped({ onUndo }: { onUndo: () => void }) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <div className={classes.dropped} role="status">
      {t('quizMaking.dropped')}
      <Button ref={button} variant="subtle" size="compact-md" onClick={onUndo}>
        {t('quizMaking.undo')}
      </Button>
    </div>
  )
}

interface PreviewedQuizProps {
  row: QuizRow
  n: number
  error: string | undefined
  showsAnswer: boolean
  isEdited: boolean
  onEdit: (isEdited: boolean) => void
  onChange: (row: QuizRow) => void
  onDrop: () => void
}

function PreviewedQuiz({ row, n, error, showsAnswer, isEdited, ...act }: PreviewedQuizProps) {
  const { t } = useTranslation()
  const answer = [row.answer, row.aliases].filter(Boolean).join('; ')
  return (
    <>
      {isEdited ? (
        <div className={classes.fields}>
          <QuizFields row={row} error={error} onChange={act.onChange} />
        </div>
      ) : (
        <div className={classes.words}>
          <p>{row.prompt}</p>
          {showsAnswer && <p className={classes.answer}>{t('quizMaking.answerOf', { answer })}</p>}
        </div>
      )}
      <div className={classes.tools}>
        <Button
          variant="subtle"
          size="compact-md"
          aria-expanded={isEdited}
          aria-label={t(isEdited ? 'quizMaking.doneN' : 'quizMaking.editN', { n })}
          leftSection={<IconPencil size={18} aria-hidden />}
          onClick={() => act.onEdit(!isEdited)}
        >
          {t(isEdited ? 'quizMaking.done' : 'quizMaking.edit')}
        </Button>
        <Button
          variant="subtle"
          size="compact-md"
          aria-label={t('quizMaking.dropN', { n })}
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={act.onDrop}
        >
          {t('quizMaking.drop')}
        </Button>
      </div>
    </>
  )
}
