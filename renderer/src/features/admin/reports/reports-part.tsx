import { useParams } from 'react-router'
import { ReportList } from '#renderer/features/admin/reports/report-list.tsx'
import { ReportPage } from '#renderer/features/admin/reports/report-page.tsx'

/** /admin/reports and /admin/reports/{id}. */
export function ReportsPart() {
  const { id } = useParams()
  return id === undefined ? <ReportList /> : <ReportPage key={id} id={id} />
}
