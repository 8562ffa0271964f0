import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QuizForm } from '#renderer/components/quizzes/quiz-form.tsx'
import { QuizPaste } from '#renderer/components/quizzes/quiz-paste.tsx'
import { writtenQuizzes } from '#renderer/features/create-lobby/lobby-form.ts'
import type { QuizzesProps } from '#renderer/features/create-lobby/settings-fields.tsx'
import { MAX_CUSTOM_QUIZZES } from '#shared/constants/limits.ts'

/** The host's own quizzes: written one by one, or pasted as a list. */
export function WrittenQuizzes({ form, change, errors, quizErrors }: QuizzesProps) {
  const { t } = useTranslation()
  const [chosen, setWay] = useState<'form' | 'paste'>('form')
  // What is wrong must be seen.
  const way = errors.pasted === undefined ? chosen : 'paste'
  const written = writtenQuizzes(form)
  return (
    <>
      <SegmentedControl
        aria-label={t('createLobby.source.written')}
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
          errors={quizErrors}
          onChange={(quizzes) => change({ quizzes })}
          max={MAX_CUSTOM_QUIZZES}
        />
      ) : (
        <QuizPaste
          text={form.pasted}
          onText={(pasted) => change({ pasted })}
          room={MAX_CUSTOM_QUIZZES - written.length}
          wrong={errors.pasted !== undefined}
          onTake={(rows) => {
            change({ quizzes: [...written, ...rows], pasted: '' })
            setWay('form')
          }}
        />
      )}
    </>
  )
}
