import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Meter } from '#renderer/components/meter.tsx'
import classes from '#renderer/components/quiz-source/made-quizzes.module.css'
import type { GenerationJob } from '#shared/schemas/quiz-generation.ts'

interface MakingProps {
  job: GenerationJob
  isStopping: boolean
  onCancel: () => void
}

export function Making({ job, isStopping, onCancel }: MakingProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.making} data-testid="making">
      <strong>{t('quizMaking.making')}</strong>
      <Meter
        label={t('quizMaking.progress', { done: job.done, of: job.of })}
        share={job.of === 0 ? 0 : job.done / job.of}
      />
      <Button variant="default" size="compact-md" loading={isStopping} onClick={onCancel}>
        {t('quizMaking.cancel')}
      </Button>
    </div>
  )
}
