import { Button, Stack, Switch, Text } from '@mantine/core'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { WrittenQuizzes } from '#renderer/components/own-quizzes/written-quizzes.tsx'
import type { QuizzesProps } from '#renderer/components/quiz-source/quiz-choice.ts'
import {
  bringsQuizzes,
  broughtQuizzes,
  playedQuizzes,
  type QuizSource,
} from '#renderer/components/quiz-source/quiz-choice.ts'
import { SourceField } from '#renderer/components/quiz-source/source-field.tsx'
import { CategoryField } from '#renderer/components/room-settings/category-field.tsx'
import { translatedText } from '#renderer/lib/error-text.ts'
import { quizMakingTexts } from '#renderer/lib/quiz-texts.ts'
import { knowsAccounts } from '#renderer/session/account.ts'

const MadeQuizzes = lazyPart(
  async () => (await import('#renderer/components/quiz-source/made-quizzes.tsx')).MadeQuizzes,
  quizMakingTexts,
)
const ChosenSet = lazyPart(
  async () => (await import('#renderer/components/quiz-source/chosen-set.tsx')).ChosenSet,
  quizMakingTexts,
)
const FillUp = lazyPart(
  async () => (await import('#renderer/components/quiz-source/fill-up.tsx')).FillUp,
  quizMakingTexts,
)

/** Each draws the quizzes that it brings. */
const WAYS: Record<QuizSource, ComponentType<QuizzesProps>> = {
  collection: ({ form, change, errors }) => (
    <CategoryField
      category={form.category}
      onChange={(category) => change({ category })}
      error={errors.category && translatedText(errors.category)}
    />
  ),
  made: MadeQuizzes,
  set: ChosenSet,
  written: ({ form, change, errors, quizErrors }) => (
    <WrittenQuizzes
      form={broughtQuizzes(form)}
      change={change}
      errors={{ fields: errors, quizzes: quizErrors }}
    />
  ),
}

/** What the room plays: the collection, or quizzes that its host brings. */
export function QuizSourcePart(props: QuizzesProps) {
  const { t } = useTranslation()
  const { form, change } = props
  const Quizzes = WAYS[form.source]
  return (
    <Stack gap="md">
      <SourceField source={form.source} onChange={(source) => change({ source })} />
      <Quizzes {...props} />
      {bringsQuizzes(form) && (
        <>
          <Enough {...props} />
          <Switch
            label={t('createLobby.quizzes.presenter')}
            description={t('createLobby.quizzes.presenterHint')}
            checked={form.presenter}
            onChange={({ currentTarget }) => change({ presenter: currentTarget.checked })}
          />
        </>
      )}
    </Stack>
  )
}

/** How many there are for the rounds, and two ways on when they are too few. */
function Enough({ form, change, errors }: QuizzesProps) {
  const { t } = useTranslation()
  const count = playedQuizzes(form).length
  const isShort = count < form.rounds
  const listError = errors.pasted ?? errors.customQuizzes
  return (
    <div>
      <Text component="div" c={isShort ? 'var(--rr-saffron)' : 'dimmed'}>
        {t('createLobby.quizzes.count', {
          count,
          rounds: t('createLobby.quizzes.ofRounds', { count: form.rounds }),
        })}{' '}
        {isShort && count > 0 && (
          <>
            <Button variant="subtle" size="compact-md" onClick={() => change({ rounds: count })}>
              {t('createLobby.quizzes.fitRounds', { count })}
            </Button>
            {knowsAccounts() && <FillUp form={form} change={change} />}
          </>
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
    </div>
  )
}
