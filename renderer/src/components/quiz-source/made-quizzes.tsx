import { Button, Text, TextInput } from '@mantine/core'
import { IconSparkles } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { QuizPreview } from '#renderer/components/own-quizzes/quiz-preview.tsx'
import { FoundQuizzes } from '#renderer/components/quiz-source/found-quizzes.tsx'
import classes from '#renderer/components/quiz-source/made-quizzes.module.css'
import { Making } from '#renderer/components/quiz-source/making.tsx'
import type { QuizzesProps } from '#renderer/components/quiz-source/quiz-choice.ts'
import { useGeneration } from '#renderer/components/quiz-source/use-generation.ts'
import { TurnedOff, useIsOff } from '#renderer/components/turned-off.tsx'
import { announce } from '#renderer/lib/announcer.ts'
import { isComposing } from '#renderer/lib/is-composing.ts'
import { GENERATED_QUIZZES_MAX, TOPIC_MAX } from '#shared/constants/quizzes.ts'

/** More than there are rounds, so that some may be dropped. */
const SPARE = 3

/** Quizzes about whatever the host names: ordered, made, looked through, taken. */
export function MadeQuizzes({ form, change, quizErrors }: QuizzesProps) {
  const { t } = useTranslation()
  const element = useRef<HTMLDivElement>(null)
  const { job, ...generation } = useGeneration(form.generationId, (generationId) => change({ generationId }))
  const isOff = useIsOff('quiz_making')
  const count = Math.min(GENERATED_QUIZZES_MAX, form.rounds + SPARE)
  const order = () =>
    generation.start({ topic: form.topic, language: form.language, difficulty: form.difficulty, count })
  const found = job?.state === 'done' ? job.quizzes.length : 0
  const phase = job?.state ?? 'none'

  // What had the focus is gone with the phase before.
  const before = useRef(phase)
  const announceFound = useEffectEvent(() => announce(t('quizMaking.found', { count: found })))
  useEffect(() => {
    if (before.current === phase) return
    before.current = phase
    if (document.activeElement === document.body) element.current?.focus()
    if (phase === 'done') announceFound()
  }, [phase])

  if (job?.state === 'running')
    return (
      <div ref={element} tabIndex={-1} className={classes.made}>
        <Making job={job} isStopping={generation.isStopping} onCancel={generation.cancel} />
      </div>
    )
  const trouble = troubleOf()
  return (
    <div ref={element} tabIndex={-1} className={classes.made}>
      <TurnedOff part="quiz_making" />
      <div className={classes.order}>
        <TextInput
          label={t('quizMaking.topic')}
          description={t('quizMaking.topicHint')}
          inputWrapperOrder={['label', 'description', 'input', 'error']}
          value={form.topic}
          maxLength={TOPIC_MAX}
          onChange={({ currentTarget }) => change({ topic: currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
            // It would make the room.
            event.preventDefault()
            order()
          }}
        />
        <Button
          variant={found > 0 || form.made.length > 0 ? 'default' : 'filled'}
          leftSection={<IconSparkles size={20} aria-hidden />}
          loading={generation.isStarting}
          disabled={isOff}
          onClick={order}
        >
          {found > 0 || form.made.length > 0 ? t('quizMaking.others') : t('quizMaking.make', { count })}
        </Button>
      </div>
      {trouble !== null && (
        <Text role="alert" c="var(--rr-error)">
          {trouble}
        </Text>
      )}
      {generation.wasStopped && (
        <Text role="status" c="dimmed">
          {t('quizMaking.cancelled')}
        </Text>
      )}
      {job && found > 0 ? (
        <FoundQuizzes
          key={job.id}
          job={job}
          topic={form.topic}
          onUse={(made) => change({ made, generationId: null })}
        />
      ) : (
        form.made.length > 0 && (
          <QuizPreview
            title={t('quizMaking.taken', { count: form.made.length })}
            rows={form.made}
            errors={quizErrors}
            onChange={(made) => change({ made })}
          />
        )
      )}
    </div>
  )

  function troubleOf(): string | null {
    if (generation.trouble !== null) return generation.trouble
    if (job?.state === 'failed') return t('quizMaking.failed')
    return job?.state === 'done' && found === 0 ? t('quizMaking.nothing') : null
  }
}
