import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { bringsQuizzes } from '#renderer/components/quiz-source/quiz-choice.ts'
import { CategoryField } from '#renderer/components/room-settings/category-field.tsx'
import type { RulesDraft } from '#renderer/features/room/rules-draft.ts'
import type { RulesErrors } from '#renderer/features/room/rules-errors.ts'

interface OthersQuizzesProps {
  draft: RulesDraft
  change: (changes: Partial<RulesDraft>) => void
  errors: RulesErrors
}

/** Quizzes that an earlier host brought: the one now may play them or not, and sees none of them. */
export function OthersQuizzes({ draft, change, errors }: OthersQuizzesProps) {
  const { t } = useTranslation()
  const plays = bringsQuizzes(draft)
  return (
    <>
      <Switch
        label={t('waiting.edit.ownQuizzes')}
        description={t('waiting.edit.ownQuizzesHint')}
        checked={plays}
        // Nobody presents what comes from the collection.
        onChange={({ currentTarget: { checked } }) =>
          change({ source: checked ? 'written' : 'collection', presenter: checked && draft.presenter })
        }
        error={errors.customQuizzes}
        aria-invalid={errors.customQuizzes !== undefined}
      />
      {plays ? (
        <Switch
          label={t('waiting.presenter.field')}
          description={t('waiting.presenter.hint')}
          checked={draft.presenter}
          onChange={({ currentTarget }) => change({ presenter: currentTarget.checked })}
          error={errors.presenter}
          aria-invalid={errors.presenter !== undefined}
        />
      ) : (
        <CategoryField
          category={draft.category}
          onChange={(category) => change({ category })}
          error={errors.category}
        />
      )}
    </>
  )
}
