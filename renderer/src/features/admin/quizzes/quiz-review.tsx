import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '#renderer/components/error-state.tsx'
import { ListSkeleton } from '#renderer/components/list-skeleton.tsx'
import { AdminAlert } from '#renderer/features/admin/frame/admin-alert.tsx'
import { useChange } from '#renderer/features/admin/frame/use-change.ts'
import { EditQuiz } from '#renderer/features/admin/quizzes/edit-quiz.tsx'
import { JudgeTester } from '#renderer/features/admin/quizzes/judge-tester.tsx'
import { QuizAppeals, QuizReports } from '#renderer/features/admin/quizzes/quiz-feedback.tsx'
import { QuizText } from '#renderer/features/admin/quizzes/quiz-text.tsx'
import classes from '#renderer/features/admin/quizzes/quizzes-part.module.css'
import { useQuizKeys } from '#renderer/features/admin/quizzes/use-quiz-keys.ts'
import { api } from '#renderer/lib/http-client.ts'
import { type AdminQuiz, adminQuizData } from '#shared/schemas/admin-quizzes.ts'

/** `settle` closes the reports of a quiz that is out of play, and leaves it there. */
type Decision = 'approve' | 'withdraw' | 'settle'

interface QuizReviewProps {
  id: string
  /** The quiz has left the queue. */
  onDecided: () => void
}

/** One quiz, all that is known of it, and what an admin may do with it. */
export function QuizReview({ id, onDecided }: QuizReviewProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', '/admin/quizzes', id],
    queryFn: ({ signal }) => api.get(`/admin/quizzes/${id}`, { schema: adminQuizData, signal }),
    refetchOnMount: 'always',
  })
  if (data) return <Review about={data.quiz} onDecided={onDecided} />
  if (error)
    return <ErrorState title={t('adminQuizzes.failed')} error={error} onRetry={() => void refetch()} />
  return <ListSkeleton />
}

function Review({ about, onDecided }: { about: AdminQuiz; onDecided: () => void }) {
  const { t } = useTranslation()
  const { quiz, status, reports } = about
  const [edits, setEdits] = useState(false)
  const decision = useChange(
    (decision: Decision, headers) => api.post(`/admin/quizzes/${quiz.id}/${decision}`, { headers }),
    onDecided,
  )
  const decide = (what: Decision) => {
    if (!decision.isPending) decision.mutate(what)
  }
  const isShipped = status !== 'retired'
  const mayApprove = isShipped && (status !== 'active' || reports.length > 0)
  const mayWithdraw = isShipped && status !== 'withdrawn'
  const maySettle = reports.length > 0 && (status === 'withdrawn' || status === 'retired')
  useQuizKeys({
    ...(mayApprove && { a: () => decide('approve') }),
    ...(mayWithdraw && { r: () => decide('withdraw') }),
    ...(maySettle && { s: () => decide('settle') }),
    ...(isShipped && { e: () => setEdits(true) }),
  })
  return (
    <article className={classes.quiz} data-testid="quiz-review">
      <QuizText about={about} />
      <AdminAlert failure={decision.error} />
      <Group>
        <Button disabled={!mayApprove} loading={decision.isPending} onClick={() => decide('approve')}>
          {t('adminQuizzes.approve')} <kbd className={classes.key}>a</kbd>
        </Button>
        <Button
          variant="danger"
          disabled={!mayWithdraw}
          loading={decision.isPending}
          onClick={() => decide('withdraw')}
        >
          {t('adminQuizzes.withdraw')} <kbd className={classes.key}>r</kbd>
        </Button>
        <Button variant="default" disabled={!isShipped} onClick={() => setEdits(true)}>
          {t('adminQuizzes.edit')} <kbd className={classes.key}>e</kbd>
        </Button>
        {maySettle && (
          <Button variant="default" loading={decision.isPending} onClick={() => decide('settle')}>
            {t('adminQuizzes.settle')} <kbd className={classes.key}>s</kbd>
          </Button>
        )}
      </Group>
      <QuizReports about={about} />
      <QuizAppeals about={about} />
      <JudgeTester quizId={quiz.id} language={quiz.language} />
      {edits && <EditQuiz about={about} onClose={() => setEdits(false)} />}
    </article>
  )
}
