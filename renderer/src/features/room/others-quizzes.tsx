import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
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
  return (
    <>
      <Switch
        label={t('waiting.edit.ownQuizzes')}
        description={t('waiting.edit.ownQuizzesHint')}
        checked={draft.ownQuizzes}
        // Nobody presents what comes from the collection.
        onChange={({ currentTarget: { checked } }) =>
          change({ ownQuizzes: checked, presenter: checked && draft.presenter })
        }
        error={errors.customQuizzes}
        aria-invalid={errors.customQuizzes !== undefined}
      />
      {draft.ownQuizzes && (
        <Switch
          label={t('waiting.presenter.field')}
          description={t('waiting.presenter.hint')}
          checked={draft.presenter}
          onChange={({ currentTarget }) => change({ presenter: currentTarget.checked })}
          error={errors.presenter}
          aria-invalid={errors.presenter !== undefined}
        />
      )}
    </>
  )
}
