import { Button, Text } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { rowOf } from '#renderer/components/own-quizzes/quiz-row.ts'
import { Making } from '#renderer/components/quiz-source/making.tsx'
import type { QuizzesProps } from '#renderer/components/quiz-source/quiz-choice.ts'
import { playedQuizzes, withMoreQuizzes } from '#renderer/components/quiz-source/quiz-choice.ts'
import { useGeneration } from '#renderer/components/quiz-source/use-generation.ts'
import { announce } from '#renderer/lib/announcer.ts'
import { GENERATED_QUIZZES_MAX } from '#shared/constants/quizzes.ts'

/** Makes as many quizzes as the rounds need beyond those that are there. */
export function FillUp({ form, change }: Pick<QuizzesProps, 'form' | 'change'>) {
  const { t } = useTranslation()
  const [id, setId] = useState<string | null>(null)
  const { job, trouble, ...generation } = useGeneration(id, setId)
  const there = playedQuizzes(form)
  const count = Math.min(GENERATED_QUIZZES_MAX, form.rounds - there.length)
  const { topic, language, difficulty } = form

  const takeFrom = useEffectEvent((done: NonNullable<typeof job>) => {
    const prompts = new Set(there.map(({ prompt }) => prompt))
    const more = done.quizzes.filter(({ prompt }) => !prompts.has(prompt)).map(rowOf)
    setId(null)
    change(withMoreQuizzes(form, more))
    announce(t('quizMaking.filled', { count: more.length }))
  })
  useEffect(() => {
    if (job?.state === 'done') takeFrom(job)
  }, [job])

  if (job?.state === 'running')
    return <Making job={job} isStopping={generation.isStopping} onCancel={generation.cancel} />
  return (
    <>
      <Button
        variant="subtle"
        size="compact-md"
        loading={generation.isStarting}
        onClick={() =>
          generation.start({ ...(form.source === 'made' ? { topic } : {}), language, difficulty, count })
        }
      >
        {t('quizMaking.fill', { count })}
      </Button>
      {(trouble !== null || job?.state === 'failed') && (
        <Text role="alert" c="var(--rr-error)">
          {trouble ?? t('quizMaking.failed')}
        </Text>
      )}
    </>
  )
}
