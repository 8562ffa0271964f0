import { Anchor } from '@mantine/core'
import type { TFunction } from 'i18next'
import { Link } from 'react-router'
import type { Column } from '#renderer/features/admin/frame/plain-table.tsx'
import { UserLink } from '#renderer/features/admin/frame/user-link.tsx'
import { formatMoment } from '#renderer/lib/format-date.ts'
import type { AdminReport } from '#shared/schemas/admin-reports.ts'

/** A report in a line of a list. */
export function reportColumns(t: TFunction): Column<AdminReport>[] {
  return [
    {
      title: t('adminReports.at'),
      cell: ({ id, at }) => (
        <Anchor component={Link} to={`/admin/reports/${id}`} fw={650}>
          {formatMoment(at)}
        </Anchor>
      ),
      text: ({ at }) => at,
    },
    {
      title: t('adminReports.subject'),
      cell: ({ subject, room }) =>
        subject === 'room'
          ? `${t('adminReports.subjects.room')}: ${room?.name}`
          : t('adminReports.subjects.player'),
      text: ({ subject }) => subject,
    },
    {
      title: t('adminReports.reported'),
      cell: ({ reported }) => <UserLink user={reported} />,
      text: ({ reported }) => reported.username,
    },
    {
      title: t('adminReports.kind'),
      cell: ({ kind }) => t(`adminReports.kinds.${kind}`),
      text: ({ kind }) => kind,
    },
    {
      title: t('adminReports.words'),
      cell: ({ reason }) => reason,
      text: ({ reason }) => reason,
      isProse: true,
    },
    {
      title: t('adminReports.reporter'),
      cell: ({ reporter }) => <UserLink user={reporter} />,
      text: ({ reporter }) => reporter.username,
    },
    {
      title: t('adminReports.state'),
      cell: ({ state }) => t(`adminReports.states.${state}`),
      text: ({ state }) => state,
    },
  ]
}
