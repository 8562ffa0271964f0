import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#renderer/components/empty-state.tsx'
import { PageShell } from '#renderer/components/page-shell.tsx'
import { DataTable } from '#renderer/features/admin/frame/data-table.tsx'
import { FilterRow } from '#renderer/features/admin/frame/filter-row.tsx'
import { SearchField } from '#renderer/features/admin/frame/search-field.tsx'
import { useFilters } from '#renderer/features/admin/frame/use-filters.ts'
import { usePages } from '#renderer/features/admin/frame/use-pages.ts'
import { reportColumns } from '#renderer/features/admin/reports/report-columns.tsx'
import { adminReportsData, REPORT_SUBJECTS } from '#shared/schemas/admin-reports.ts'

const STATES = ['open', 'closed'] as const

/** What players report, newest first; of players and rooms alike. */
export function ReportList() {
  const { t } = useTranslation()
  const [filters, setFilter] = useFilters(['state', 'subject', 'about', 'by'])
  const pages = usePages({
    path: '/admin/reports',
    query: filters,
    schema: adminReportsData,
    rowsOf: ({ reports }) => reports,
  })
  return (
    <PageShell title={t('admin.parts.reports')} lead={t('adminReports.lead')}>
      <FilterRow>
        <Select
          label={t('adminReports.state')}
          placeholder={t('adminReports.all')}
          data={STATES.map((value) => ({ value, label: t(`adminReports.stateNames.${value}`) }))}
          value={filters.state}
          onChange={(state) => setFilter('state', state)}
          clearable
        />
        <Select
          label={t('adminReports.subject')}
          placeholder={t('adminReports.all')}
          data={REPORT_SUBJECTS.map((value) => ({ value, label: t(`adminReports.subjects.${value}`) }))}
          value={filters.subject}
          onChange={(subject) => setFilter('subject', subject)}
          clearable
        />
        <SearchField
          label={t('adminReports.about')}
          value={filters.about}
          onChange={(about) => setFilter('about', about)}
        />
        <SearchField label={t('adminReports.by')} value={filters.by} onChange={(by) => setFilter('by', by)} />
      </FilterRow>
      <DataTable
        caption={t('admin.parts.reports')}
        columns={reportColumns(t)}
        pages={pages}
        keyOf={({ id }) => id}
        empty={<EmptyState title={t('adminReports.empty')} />}
        file="reports"
      />
    </PageShell>
  )
}
