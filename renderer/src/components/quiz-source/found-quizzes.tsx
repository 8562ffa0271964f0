import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QuizPreview } from '#renderer/components/own-quizzes/quiz-preview.tsx'
import { type QuizRow, rowOf } from '#renderer/components/own-quizzes/quiz-row.ts'
import classes from '#renderer/components/quiz-source/made-quizzes.module.css'
import type { GenerationJob } from '#shared/schemas/quiz-generation.ts'

interface FoundQuizzesProps {
  job: GenerationJob
  topic: string
  onUse: (rows: QuizRow[]) => void
}

/** What came of a job, before any of it is in the room. */
export function FoundQuizzes({ job, topic, onUse }: FoundQuizzesProps) {
  const { t } = useTranslation()
  const [rows, setRows] = useState(() => job.quizzes.map(rowOf))
  return (
    <>
      <div className={classes.notes}>
        {!job.topicFound && topic.trim() !== '' && (
          <p className={classes.unknown}>{t('quizMaking.unknownTopic', { topic: topic.trim() })}</p>
        )}
        {job.source === 'built_in' && <p>{t('quizMaking.builtIn')}</p>}
      </div>
      <QuizPreview
        title={t('quizMaking.found', { count: rows.length })}
        rows={rows}
        errors={{}}
        onChange={setRows}
      />
      <Button disabled={rows.length === 0} onClick={() => onUse(rows)}>
        {t('quizMaking.use', { count: rows.length })}
      </Button>
    </>
  )
}
