import { Button, SegmentedControl, Stack, Switch, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QuizForm } from '#renderer/components/quizzes/quiz-form.tsx'
import { QuizPaste } from '#renderer/components/quizzes/quiz-paste.tsx'
import { filledQuizzes, writtenQuizzes } from '#renderer/features/create-lobby/lobby-form.ts'
import type { FieldsProps } from '#renderer/features/create-lobby/settings-fields.tsx'
import { translatedText } from '#renderer/lib/error-text.ts'
import { MAX_CUSTOM_QUIZZES } from '#shared/constants/limits.ts'

interface QuizEditorProps extends FieldsProps {
  quizErrors: Record<string, string>
}

/** The host's own quizzes: written one by one, or pasted as a list. */
export function QuizEditor({ form, change, errors, quizErrors }: QuizEditorProps) {
  const { t } = useTranslation()
  const [chosen, setWay] = useState<'form' | 'paste'>('form')
  // What is wrong must be seen.
  const way = errors.pasted === undefined ? chosen : 'paste'
  const filled = filledQuizzes(form)
  const written = writtenQuizzes(form)
  const listError = errors.pasted ?? errors.customQuizzes
  const canFit = filled.length > 0 && filled.length < form.rounds
  return (
    <Stack gap="md">
      <Switch
        label={t('createLobby.quizzes.use')}
        description={t('createLobby.quizzes.hint')}
        checked={form.ownQuizzes}
        onChange={({ currentTarget }) => change({ ownQuizzes: currentTarget.checked })}
      />
      {form.ownQuizzes && (
        <>
          <Switch
            label={t('createLobby.quizzes.presenter')}
            description={t('createLobby.quizzes.presenterHint')}
            checked={form.presenter}
            onChange={({ currentTarget }) => change({ presenter: currentTarget.checked })}
          />
          <SegmentedControl
            aria-label={t('createLobby.sections.quizzes')}
            value={way}
            onChange={(value) => setWay(value === 'paste' ? 'paste' : 'form')}
            data={[
              { value: 'form', label: t('createLobby.quizzes.byForm') },
              { value: 'paste', label: t('createLobby.quizzes.byPaste') },
            ]}
          />
          <Text c={filled.length < form.rounds ? 'var(--rr-saffron)' : 'dimmed'}>
            {t('createLobby.quizzes.count', {
              count: filled.length,
              rounds: t('createLobby.quizzes.ofRounds', { count: form.rounds }),
            })}{' '}
            {canFit && (
              <Button variant="subtle" size="compact-md" onClick={() => change({ rounds: filled.length })}>
                {t('createLobby.quizzes.fitRounds', { count: filled.length })}
              </Button>
            )}
          </Text>
          {listError !== undefined && (
            <Text
              role="alert"
              c="var(--rr-error)"
              // The field of a pasted list bears its mistakes itself.
              {...(errors.pasted === undefined ? { tabIndex: -1, 'data-form-error': '' } : {})}
            >
              {translatedText(listError)}
            </Text>
          )}
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
      )}
    </Stack>
  )
}
