import { z } from 'zod'
import { type Route, route } from '#cloud/http/route.ts'
import { reportPlayerBody } from '#shared/schemas/friends.ts'
import type { PlayerReports } from './player-reports-service.ts'

export const playerReportRoutes = (reports: PlayerReports): Route[] => [
  route({
    method: 'post',
    path: '/users/{id}/report',
    access: 'player',
    tag: 'users',
    summary:
      'Report a player to the admins, with the last lines of a shared room; 409 while an earlier report is open',
    params: z.object({ id: z.string().max(64) }),
    body: reportPlayerBody,
    status: 201,
    rateLimit: { name: 'player-report', points: 20, seconds: 86_400 },
    precheck: ({ params }) => reports.requireUser(params.id),
    handle: ({ caller, params, body }) => reports.report(caller.userId, params.id, body),
  }),
]
