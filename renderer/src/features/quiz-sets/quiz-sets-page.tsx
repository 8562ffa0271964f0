import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { AccountNeeded } from '#renderer/components/account-needed.tsx'
import { EmptyState } from '#renderer/components/empty-state.tsx'
import { ErrorState } from '#renderer/components/error-state.tsx'
import { ListSkeleton } from '#renderer/components/list-skeleton.tsx'
import { quizSetsQuery } from '#renderer/components/own-quizzes/quiz-sets-query.ts'
import { PageShell } from '#renderer/components/page-shell.tsx'
import { SetEditor } from '#renderer/features/quiz-sets/set-editor.tsx'
import { SetList } from '#renderer/features/quiz-sets/set-list.tsx'
import { needTexts } from '#renderer/lib/i18n.ts'
import { quizSetPageTexts } from '#renderer/lib/quiz-texts.ts'
import { useLacksAccount } from '#renderer/session/account.ts'

/** With the words of it. */
export async function withTexts() {
  await needTexts(quizSetPageTexts)
  return QuizSetsPage
}

/** /quizzes: one's own sets; with an id: one of them as it is written. */
export function QuizSetsPage() {
  const { t } = useTranslation()
  return (
    <PageShell title={t('quizSets.title')} lead={t('quizSets.lead')}>
      {useLacksAccount() ? <AccountNeeded /> : <Sets />}
    </PageShell>
  )
}

function Sets() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { setId } = useParams()
  const { data: sets, error, refetch } = useQuery(quizSetsQuery)
  const close = () => void navigate('/quizzes')
  if (sets === undefined)
    return error ? (
      <ErrorState title={t('quizSets.failed')} error={error} onRetry={() => void refetch()} />
    ) : (
      <ListSkeleton rows={3} height={96} />
    )
  if (setId === undefined) return <SetList sets={sets} onOpen={(id) => void navigate(`/quizzes/${id}`)} />
  const set = sets.find(({ id }) => id === setId)
  return set ? (
    <SetEditor key={set.id} set={set} onClose={close} />
  ) : (
    <EmptyState
      title={t('quizSets.missing')}
      action={<Button onClick={close}>{t('quizSets.back')}</Button>}
    />
  )
}
