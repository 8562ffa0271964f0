import { z } from 'zod'
import { type Route, route } from '#cloud/http/route.ts'
import type { ReportReview } from '#cloud/modules/player-reports/index.ts'
import {
  adminReportData,
  adminReportsData,
  adminReportsQuery,
  closeReportBody,
} from '#shared/schemas/admin-reports.ts'
import type { AdminChanges } from './admin-change.ts'
import { pageOf } from './page-of.ts'

const params = z.object({ id: z.string().max(64) })

export const reportRoutes = (change: AdminChanges, reports: ReportReview): Route[] => [
  route({
    method: 'get',
    path: '/admin/reports',
    access: 'admin',
    tag: 'admin',
    summary: 'What players report of each other and of rooms, newest first',
    query: adminReportsQuery,
    response: adminReportsData,
    async handle({ query }) {
      const { rows, next } = await pageOf(query, reports.list, ({ id }) => id)
      return { reports: [...rows], next }
    },
  }),
  route({
    method: 'get',
    path: '/admin/reports/{id}',
    access: 'admin',
    tag: 'admin',
    summary: 'One report with the lines that were kept, and what is known of both sides',
    params,
    response: adminReportData,
    handle: ({ params }) => reports.describe(params.id),
  }),
  change({
    method: 'post',
    path: '/admin/reports/{id}/close',
    action: 'report.close',
    summary: 'Close a report as upheld or dismissed; 409 for one that is closed, or by or about the admin',
    params,
    body: closeReportBody,
    precheck: ({ id }) => reports.requireReport(id),
    async change(tx, { caller, params: { id }, body }) {
      await reports.close(tx, id, { ...body, by: caller.userId })
      return { target: id, before: { state: 'open' }, after: body, data: undefined }
    },
  }),
]
