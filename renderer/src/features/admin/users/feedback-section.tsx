import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PageSection } from '#renderer/components/page-section.tsx'
import { PlainTable } from '#renderer/features/admin/frame/plain-table.tsx'
import { formatMoment } from '#renderer/lib/format-date.ts'
import type { AdminUserData } from '#shared/schemas/admin-users.ts'

/** What a player has said about quizzes: reports and appeals. */
export function FeedbackSection({
  quizReports,
  quizAppeals,
}: Pick<AdminUserData, 'quizReports' | 'quizAppeals'>) {
  const { t } = useTranslation()
  const rows = [
    ...quizReports.map(({ quizId, reason, text, at }) => ({
      key: `${quizId} ${at}`,
      at,
      what: t('adminUsers.feedback.report', {
        text: [t(`adminUsers.feedback.reasons.${reason}`), text].filter(Boolean).join(': '),
      }),
    })),
    ...quizAppeals.map(({ gameSessionId, round, guess, at }) => ({
      key: `${gameSessionId} ${round} ${at}`,
      at,
      what: t('adminUsers.feedback.appeal', { text: guess }),
    })),
  ].toSorted((a, b) => b.at.localeCompare(a.at))
  return (
    <PageSection title={t('adminUsers.feedback.title')}>
      {rows.length === 0 ? (
        <Text c="dimmed">{t('adminUsers.feedback.none')}</Text>
      ) : (
        <PlainTable
          caption={t('adminUsers.feedback.title')}
          rows={rows}
          keyOf={({ key }) => key}
          columns={[
            { title: t('adminUsers.feedback.at'), cell: ({ at }) => formatMoment(at) },
            { title: t('adminUsers.feedback.what'), cell: ({ what }) => what, isProse: true },
          ]}
        />
      )}
    </PageSection>
  )
}
