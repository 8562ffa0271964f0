import { Button, Group, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ErrorState } from '#renderer/components/error-state.tsx'
import { ListSkeleton } from '#renderer/components/list-skeleton.tsx'
import { PageShell } from '#renderer/components/page-shell.tsx'
import { BackLink } from '#renderer/features/admin/frame/back-link.tsx'
import { SaidLines } from '#renderer/features/admin/frame/said-lines.tsx'
import { Section } from '#renderer/features/admin/frame/section.tsx'
import { CloseReport } from '#renderer/features/admin/reports/close-report.tsx'
import { EarlierReports } from '#renderer/features/admin/reports/earlier-reports.tsx'
import { ReportFacts, RoomFacts } from '#renderer/features/admin/reports/report-facts.tsx'
import { api } from '#renderer/lib/http-client.ts'
import type { ReportVerdict } from '#shared/constants/friends.ts'
import { type AdminReportData, adminReportData } from '#shared/schemas/admin-reports.ts'

/** /admin/reports/{id}: one report, and what helps to decide it. */
export function ReportPage({ id }: { id: string }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', '/admin/reports', id],
    queryFn: ({ signal }) => api.get(`/admin/reports/${id}`, { schema: adminReportData, signal }),
    refetchOnMount: 'always',
  })
  if (data) return <Report data={data} />
  return (
    <PageShell title={t('admin.parts.reports')}>
      <BackLink to="/admin/reports" text={t('adminReports.back')} />
      {error ? (
        <ErrorState title={t('adminReports.failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton />
      )}
    </PageShell>
  )
}

function Report({ data }: { data: AdminReportData }) {
  const { t } = useTranslation()
  const { report, settings, lines, earlier } = data
  const [verdict, setVerdict] = useState<ReportVerdict | null>(null)
  const title =
    report.subject === 'room'
      ? t('adminReports.roomTitle', { name: report.room?.name })
      : t('adminReports.playerTitle', { name: report.reported.username })
  return (
    <PageShell
      title={title}
      aside={
        report.state === 'open' && (
          <Group>
            <Button onClick={() => setVerdict('upheld')}>{t('adminReports.uphold')}</Button>
            <Button variant="default" onClick={() => setVerdict('dismissed')}>
              {t('adminReports.dismiss')}
            </Button>
          </Group>
        )
      }
    >
      <BackLink to="/admin/reports" text={t('adminReports.back')} />
      <Stack gap="lg">
        <ReportFacts data={data} />
        <Group>
          <Button component={Link} to={`/admin/users/${report.reported.id}`} variant="default">
            {t('adminReports.sanction')}
          </Button>
        </Group>
        <Section title={t('adminReports.lines')}>
          <SaidLines
            label={t('adminReports.lines')}
            empty={t('adminReports.noLines')}
            lines={lines.map(({ userId, username, message, at }, index) => ({
              key: String(index),
              user: { id: userId, username },
              message,
              at,
            }))}
          />
        </Section>
        {settings && (
          <Section title={t('adminReports.settings')}>
            <RoomFacts settings={settings} />
          </Section>
        )}
        <Section title={t('adminReports.earlier', { name: report.reported.username })}>
          <EarlierReports reports={earlier} name={report.reported.username} />
        </Section>
      </Stack>
      {verdict && <CloseReport id={report.id} verdict={verdict} onClose={() => setVerdict(null)} />}
    </PageShell>
  )
}
