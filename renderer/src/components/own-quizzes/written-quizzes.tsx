import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type OwnQuizzes,
  type OwnQuizzesErrors,
  writtenQuizzes,
} from '#renderer/components/own-quizzes/own-quizzes.ts'
import { QuizForm } from '#renderer/components/own-quizzes/quiz-form.tsx'
import { QuizPaste } from '#renderer/components/own-quizzes/quiz-paste.tsx'
import { MAX_CUSTOM_QUIZZES } from '#shared/constants/limits.ts'

interface WrittenQuizzesProps {
  form: OwnQuizzes
  change: (changes: Partial<OwnQuizzes>) => void
  errors: OwnQuizzesErrors
}

/** The host's own quizzes: written one by one, or pasted as a list. */
export function WrittenQuizzes({ form, change, errors }: WrittenQuizzesProps) {
  const { t } = useTranslation()
  const [chosen, setWay] = useState<'form' | 'paste'>('form')
  // What is wrong must be seen.
  const way = errors.fields.pasted === undefined ? chosen : 'paste'
  const written = writtenQuizzes(form)
  return (
    <>
      <SegmentedControl
        aria-label={t('createLobby.sections.quizzes')}
        value={way}
        onChange={(value) => setWay(value === 'paste' ? 'paste' : 'form')}
        data={[
          { value: 'form', label: t('createLobby.quizzes.byForm') },
          { value: 'paste', label: t('createLobby.quizzes.byPaste') },
        ]}
      />
      {way === 'form' ? (
        <QuizForm
          rows={form.quizzes}
          errors={errors.quizzes}
          onChange={(quizzes) => change({ quizzes })}
          max={MAX_CUSTOM_QUIZZES}
        />
      ) : (
        <QuizPaste
          text={form.pasted}
          onText={(pasted) => change({ pasted })}
          room={MAX_CUSTOM_QUIZZES - written.length}
          wrong={errors.fields.pasted !== undefined}
          onTake={(rows) => {
            change({ quizzes: [...written, ...rows], pasted: '' })
            setWay('form')
          }}
        />
      )}
    </>
  )
}
