import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { AdminAlert } from '#renderer/features/admin/frame/admin-alert.tsx'
import { Section } from '#renderer/features/admin/frame/section.tsx'
import { useChange } from '#renderer/features/admin/frame/use-change.ts'
import { UserLink } from '#renderer/features/admin/frame/user-link.tsx'
import classes from '#renderer/features/admin/quizzes/quizzes-part.module.css'
import { formatMoment } from '#renderer/lib/format-date.ts'
import { api } from '#renderer/lib/http-client.ts'
import type { AdminQuiz } from '#shared/schemas/admin-quizzes.ts'

/** What players find wrong with a quiz. */
export function QuizReports({ about: { reports } }: { about: AdminQuiz }) {
  const { t } = useTranslation()
  if (reports.length === 0) return null
  return (
    <Section title={`${t('adminQuizzes.reports')} (${reports.length})`}>
      <ul className={classes.said}>
        {reports.map(({ userId, username, reason, text, at }) => (
          <li key={userId}>
            <p>
              <UserLink user={{ id: userId, username }} />{' '}
              <strong>{t(`adminQuizzes.reasons.${reason}`)}</strong> {text}
            </p>
            <time dateTime={at} className={classes.why}>
              {formatMoment(at)}
            </time>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Guesses that players say were right. What is decided of one holds for all who made the same. */
export function QuizAppeals({ about: { appeals } }: { about: AdminQuiz }) {
  const { t } = useTranslation()
  const verdict = useChange(({ id, says }: { id: string; says: 'accept' | 'reject' }, headers) =>
    api.post(`/admin/appeals/${id}/${says}`, { headers }),
  )
  if (appeals.length === 0) return null
  return (
    <Section title={`${t('adminQuizzes.appeals')} (${appeals.length})`}>
      <AdminAlert failure={verdict.error} />
      <ul className={classes.said}>
        {appeals.map(({ id, userId, username, guess }) => (
          <li key={id}>
            <p>
              <strong>“{guess}”</strong> <UserLink user={{ id: userId, username }} />
            </p>
            <Group gap="xs">
              <Button
                size="compact-md"
                disabled={verdict.isPending}
                aria-label={t('adminQuizzes.acceptGuess', { guess })}
                onClick={() => verdict.mutate({ id, says: 'accept' })}
              >
                {t('adminQuizzes.accept')}
              </Button>
              <Button
                size="compact-md"
                variant="default"
                disabled={verdict.isPending}
                aria-label={t('adminQuizzes.declineGuess', { guess })}
                onClick={() => verdict.mutate({ id, says: 'reject' })}
              >
                {t('adminQuizzes.decline')}
              </Button>
            </Group>
          </li>
        ))}
      </ul>
    </Section>
  )
}
