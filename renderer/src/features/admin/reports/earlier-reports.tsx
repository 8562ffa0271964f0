import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PlainTable } from '#renderer/features/admin/frame/plain-table.tsx'
import { reportColumns } from '#renderer/features/admin/reports/report-columns.tsx'
import type { AdminReport } from '#shared/schemas/admin-reports.ts'

/** Others about the same player, the newest first. */
export function EarlierReports({ reports, name }: { reports: readonly AdminReport[]; name: string }) {
  const { t } = useTranslation()
  if (reports.length === 0) return <Text c="dimmed">{t('adminReports.noEarlier')}</Text>
  return (
    <PlainTable
      caption={t('adminReports.earlier', { name })}
      columns={reportColumns(t)}
      rows={reports}
      keyOf={({ id }) => id}
    />
  )
}
