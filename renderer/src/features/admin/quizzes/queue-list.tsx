import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import classes from '#renderer/features/admin/quizzes/quizzes-part.module.css'
import { LOCALE_OF } from '#renderer/lib/locale.ts'
import type { AdminQuiz } from '#shared/schemas/admin-quizzes.ts'

interface QueueListProps {
  quizzes: readonly AdminQuiz[]
  openId: string
  /** The filters, as they stand in the address. */
  query: string
  /** Null when all are there. */
  onMore: (() => void) | null
  isLoading: boolean
}

/** The quizzes of a queue; the one that is looked at stays in sight. */
export function QueueList({ quizzes, openId, query, onMore, isLoading }: QueueListProps) {
  const { t } = useTranslation()
  const open = useRef<HTMLAnchorElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is open
  useEffect(() => {
    // Chromium answers a promise, which is no clean-up.
    open.current?.scrollIntoView({ block: 'nearest' })
  }, [openId])
  const whyOf = ({ status, reports, appeals }: AdminQuiz): string =>
    [
      ...(status === 'active' ? [] : [t(`adminQuizzes.statuses.${status}`)]),
      ...(reports.length > 0 ? [`${t('adminQuizzes.reports')}: ${reports.length}`] : []),
      ...(appeals.length > 0 ? [`${t('adminQuizzes.appeals')}: ${appeals.length}`] : []),
    ].join(' · ')
  return (
    <nav className={classes.queue} aria-label={t('adminQuizzes.list')}>
      <ol>
        {quizzes.map((one) => {
          const { id, prompt, language } = one.quiz
          const isOpen = id === openId
          return (
            <li key={id}>
              <Link
                ref={isOpen ? open : null}
                to={`/admin/quizzes/${id}${query}`}
                className={classes.row}
                aria-current={isOpen ? 'true' : undefined}
                preventScrollReset
              >
                <span className={classes.prompt} lang={LOCALE_OF[language]}>
                  {prompt}
                </span>
                <span className={classes.why}>{whyOf(one)}</span>
              </Link>
            </li>
          )
        })}
      </ol>
      {onMore && (
        <Button variant="default" loading={isLoading} onClick={onMore}>
          {t('admin.table.more')}
        </Button>
      )}
    </nav>
  )
}
