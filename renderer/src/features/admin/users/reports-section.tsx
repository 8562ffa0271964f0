import { Anchor, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PageSection } from '#renderer/components/page-section.tsx'
import { PlainTable } from '#renderer/features/admin/frame/plain-table.tsx'
import { formatMoment } from '#renderer/lib/format-date.ts'
import type { ReportsOfPlayer } from '#shared/schemas/admin-users.ts'

type Report = ReportsOfPlayer['reportsBy'][number]

/** What players say of this one, and this one of players. */
export function ReportsSection({ reportsBy, reportsAbout }: ReportsOfPlayer) {
  const { t } = useTranslation()
  return (
    <>
      <Reports
        title={t('adminUsers.reports.about')}
        other={t('adminUsers.reports.from')}
        reports={reportsAbout}
        otherOf={({ by }) => by}
      />
      <Reports
        title={t('adminUsers.reports.by')}
        other={t('adminUsers.reports.of')}
        reports={reportsBy}
        otherOf={({ about }) => about}
      />
    </>
  )
}

interface ReportsProps {
  title: string
  /** What the other player is to the report. */
  other: string
  reports: readonly Report[]
  otherOf: (report: Report) => Report['by']
}

function Reports({ title, other, reports, otherOf }: ReportsProps) {
  const { t } = useTranslation()
  return (
    <PageSection title={title}>
      {reports.length === 0 ? (
        <Text c="dimmed">{t('adminUsers.reports.none')}</Text>
      ) : (
        <PlainTable
          caption={title}
          rows={reports}
          keyOf={({ id }) => id}
          columns={[
            { title: t('adminUsers.reports.at'), cell: ({ at }) => formatMoment(at) },
            {
              title: other,
              cell: (report) => (
                <Anchor component={Link} to={`/admin/users/${otherOf(report).id}`}>
                  {otherOf(report).username}
                </Anchor>
              ),
            },
            { title: t('adminUsers.reports.reason'), cell: ({ reason }) => reason || '–', isProse: true },
            {
              title: t('adminUsers.reports.state'),
              cell: ({ state }) => t(`adminUsers.reports.states.${state}`),
            },
          ]}
        />
      )}
    </PageSection>
  )
}
