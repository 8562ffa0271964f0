import { Button, Stack, Switch, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import {
  filledQuizzes,
  type OwnQuizzes,
  type OwnQuizzesErrors,
} from '#renderer/components/own-quizzes/own-quizzes.ts'
import { WrittenQuizzes } from '#renderer/components/own-quizzes/written-quizzes.tsx'
import { translatedText } from '#renderer/lib/error-text.ts'

interface QuizEditorProps {
  form: OwnQuizzes
  change: (changes: Partial<OwnQuizzes>) => void
  errors: OwnQuizzesErrors
}

/** Own quizzes in a waiting room: whether there are any, and which. */
export function QuizEditor({ form, change, errors }: QuizEditorProps) {
  const { t } = useTranslation()
  const filled = filledQuizzes(form)
  const listError = errors.fields.pasted ?? errors.fields.customQuizzes
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
              {...(errors.fields.pasted === undefined ? { tabIndex: -1, 'data-form-error': '' } : {})}
            >
              {translatedText(listError)}
            </Text>
          )}
          <WrittenQuizzes form={form} change={change} errors={errors} />
        </>
      )}
    </Stack>
  )
}
