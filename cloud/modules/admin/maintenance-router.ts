import { type Route, route } from '#cloud/http/route.ts'
import type { MaintenanceService } from '#cloud/modules/maintenance/index.ts'
import { maintenanceData, planMaintenanceBody, startMaintenanceBody } from '#shared/schemas/maintenance.ts'
import type { AdminChanges } from './admin-change.ts'

export const maintenanceRoutes = (change: AdminChanges, maintenance: MaintenanceService): Route[] => [
  route({
    method: 'get',
    path: '/admin/maintenance',
    access: 'admin',
    tag: 'admin',
    summary: 'The maintenance that is planned or under way',
    response: maintenanceData,
    handle: () => ({ maintenance: maintenance.current(), isUnderWay: maintenance.isUnderWay() }),
  }),
  change({
    method: 'post',
    path: '/admin/maintenance/plan',
    action: 'maintenance.plan',
    summary: 'Announce maintenance to everyone; it begins by itself at its time',
    body: planMaintenanceBody,
    response: maintenanceData,
    async change(tx, { body }) {
      const done = await maintenance.plan(tx, body)
      return { ...done, data: { maintenance: done.after, isUnderWay: false } }
    },
  }),
  change({
    method: 'post',
    path: '/admin/maintenance/start',
    action: 'maintenance.start',
    summary: 'Begin maintenance now, as it was planned or as it is told here; running games finish',
    body: startMaintenanceBody,
    response: maintenanceData,
    async change(tx, { body }) {
      const done = await maintenance.start(tx, body)
      return { ...done, data: { maintenance: done.after, isUnderWay: true } }
    },
  }),
  change({
    method: 'post',
    path: '/admin/maintenance/end',
    action: 'maintenance.end',
    summary: 'End maintenance, or call off what is planned',
    response: maintenanceData,
    async change(tx) {
      const done = await maintenance.end(tx)
      return { ...done, data: { maintenance: null, isUnderWay: false } }
    },
  }),
]
