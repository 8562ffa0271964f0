import { Button, Select } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { EmptyState } from '#renderer/components/empty-state.tsx'
import { ErrorState } from '#renderer/components/error-state.tsx'
import { ListSkeleton } from '#renderer/components/list-skeleton.tsx'
import { PageShell } from '#renderer/components/page-shell.tsx'
import { FilterRow } from '#renderer/features/admin/frame/filter-row.tsx'
import { useFilters } from '#renderer/features/admin/frame/use-filters.ts'
import { usePages } from '#renderer/features/admin/frame/use-pages.ts'
import { QueueList } from '#renderer/features/admin/quizzes/queue-list.tsx'
import { QuizReview } from '#renderer/features/admin/quizzes/quiz-review.tsx'
import classes from '#renderer/features/admin/quizzes/quizzes-part.module.css'
import { ShortcutsDialog } from '#renderer/features/admin/quizzes/shortcuts-dialog.tsx'
import { useQuizKeys } from '#renderer/features/admin/quizzes/use-quiz-keys.ts'
import { LANGUAGES } from '#shared/constants/game.ts'
import { QUIZ_QUEUES } from '#shared/constants/quizzes.ts'
import { adminQuizzesData } from '#shared/schemas/admin-quizzes.ts'

/** /admin/quizzes and /admin/quizzes/{id}: a queue beside the quiz that is looked at, worked through by keys. */
export function QuizzesPart() {
  const { t } = useTranslation()
  const { id } = useParams()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [filters, setFilter] = useFilters(['queue', 'language'])
  const queue = filters.queue ?? QUIZ_QUEUES[0]
  const [helps, setHelps] = useState(false)
  const { rows, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = usePages({
    path: '/admin/quizzes',
    query: { queue, language: filters.language },
    schema: adminQuizzesData,
    rowsOf: ({ quizzes }) => quizzes,
  })
  const ids = rows?.map(({ quiz }) => quiz.id) ?? []
  const openId = id ?? ids[0]
  const at = openId === undefined ? -1 : ids.indexOf(openId)
  const query = search.size === 0 ? '' : `?${search}`
  const goTo = (to: string | undefined) => {
    if (to !== undefined)
      void navigate(`/admin/quizzes/${to}${query}`, { replace: true, preventScrollReset: true })
  }
  const next = () => {
    goTo(ids[at + 1])
    if (at + 2 >= ids.length && hasNextPage) void fetchNextPage()
  }
  useQuizKeys({ j: next, k: () => goTo(ids[at - 1]), '?': () => setHelps(true) })

  return (
    <PageShell
      title={t('admin.parts.quizzes')}
      lead={t('adminQuizzes.lead')}
      aside={
        <Button variant="default" onClick={() => setHelps(true)}>
          {t('adminQuizzes.keys')} <kbd className={classes.key}>?</kbd>
        </Button>
      }
    >
      <FilterRow>
        <Select
          label={t('adminQuizzes.queue')}
          data={QUIZ_QUEUES.map((value) => ({ value, label: t(`adminQuizzes.queues.${value}`) }))}
          value={queue}
          allowDeselect={false}
          onChange={(value) => setFilter('queue', value)}
        />
        <Select
          label={t('adminQuizzes.language')}
          placeholder={t('adminQuizzes.all')}
          data={LANGUAGES.map((value) => ({ value, label: t(`common.language.${value}`) }))}
          value={filters.language}
          onChange={(language) => setFilter('language', language)}
          clearable
        />
      </FilterRow>
      {!rows &&
        (error ? (
          <ErrorState title={t('admin.table.failed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <ListSkeleton />
        ))}
      {rows && rows.length === 0 && id === undefined && <EmptyState title={t('adminQuizzes.empty')} />}
      {rows && openId !== undefined && (
        <div className={classes.desk}>
          <QueueList
            quizzes={rows}
            openId={openId}
            query={query}
            onMore={hasNextPage ? () => void fetchNextPage() : null}
            isLoading={isFetchingNextPage}
          />
          {/* The one after it moves up where this one leaves the queue. */}
          <QuizReview key={openId} id={openId} onDecided={() => goTo(ids[at + 1] ?? ids[at - 1])} />
        </div>
      )}
      <ShortcutsDialog opened={helps} onClose={() => setHelps(false)} />
    </PageShell>
  )
}
