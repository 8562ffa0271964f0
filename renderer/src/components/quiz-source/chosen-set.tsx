import { Anchor, Button, NativeSelect, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ListSkeleton } from '#renderer/components/list-skeleton.tsx'
import { QuizPreview } from '#renderer/components/own-quizzes/quiz-preview.tsx'
import { rowOf } from '#renderer/components/own-quizzes/quiz-row.ts'
import { quizSetsQuery } from '#renderer/components/own-quizzes/quiz-sets-query.ts'
import classes from '#renderer/components/quiz-source/made-quizzes.module.css'
import type { QuizzesProps } from '#renderer/components/quiz-source/quiz-choice.ts'
import { failureText } from '#renderer/lib/failure-text.ts'

/** One of the sets on the account; what is changed here is changed for this room alone. */
export function ChosenSet({ form, change, quizErrors }: QuizzesProps) {
  const { t } = useTranslation()
  const { data: sets, error, refetch } = useQuery(quizSetsQuery)
  const choose = (id: string) => {
    const set = sets?.find((one) => one.id === id)
    change({
      quizSetId: set?.id ?? null,
      ownSet: set?.quizzes.map(rowOf) ?? [],
      ...(set ? { language: set.language } : {}),
    })
  }
  // Named by the screen of the sets, which knows nothing of this form.
  const named = form.quizSetId !== null && form.ownSet.length === 0 && sets !== undefined
  useEffect(() => {
    if (named && form.quizSetId !== null) choose(form.quizSetId)
  })

  if (error)
    return (
      <Text role="alert" c="var(--rr-error)">
        {t('quizMaking.setsFailed')} {failureText(error)}{' '}
        <Button variant="subtle" size="compact-md" onClick={() => void refetch()}>
          {t('common.actions.retry')}
        </Button>
      </Text>
    )
  if (sets === undefined) return <ListSkeleton rows={2} />
  if (sets.length === 0)
    return (
      <Text>
        {t('quizMaking.noSets')}{' '}
        <Anchor component={Link} to="/quizzes">
          {t('quizMaking.firstSet')}
        </Anchor>
      </Text>
    )
  return (
    <div className={classes.made}>
      <div className={classes.order}>
        <NativeSelect
          label={t('quizMaking.set')}
          value={form.quizSetId ?? ''}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
          data={[
            { value: '', label: t('quizMaking.chooseSet') },
            ...sets.map(({ id, name, quizzes }) => ({
              value: id,
              label: t('quizMaking.setOf', { name, count: quizzes.length }),
            })),
          ]}
        />
        <Button component={Link} to="/quizzes" variant="default">
          {t('quizMaking.manageSets')}
        </Button>
      </div>
      {form.ownSet.length > 0 && (
        <QuizPreview
          title={t('quizMaking.taken', { count: form.ownSet.length })}
          rows={form.ownSet}
          errors={quizErrors}
          onChange={(ownSet) => change({ ownSet })}
        />
      )}
    </div>
  )
}
