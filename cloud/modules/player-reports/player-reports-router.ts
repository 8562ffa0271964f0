import { z } from 'zod'
import { type Route, route } from '#cloud/http/route.ts'
import { reportPlayerBody, reportRoomBody } from '#shared/schemas/player-reports.ts'
import type { PlayerReports } from './player-reports-service.ts'

const params = z.object({ id: z.string().max(64) })
/** One count for players and rooms. */
const rateLimit = { name: 'player-report', points: 20, seconds: 86_400 }

export const playerReportRoutes = (reports: PlayerReports): Route[] => [
  route({
    method: 'post',
    path: '/users/{id}/report',
    access: 'player',
    tag: 'users',
    summary:
      'Report a player to the admins, with the last lines of a shared room; 409 while an earlier report is open',
    params,
    body: reportPlayerBody,
    status: 201,
    rateLimit,
    precheck: ({ params }) => reports.requireUser(params.id),
    handle: ({ caller, params, body }) => reports.report(caller.userId, params.id, body),
  }),
  route({
    method: 'post',
    path: '/rooms/{id}/report',
    access: 'player',
    tag: 'rooms',
    summary:
      'Report a room to the admins, with its name, host and settings, and the last lines that one was shown; 409 while an earlier report is open',
    params,
    body: reportRoomBody,
    status: 201,
    rateLimit,
    precheck: ({ caller, params }) => reports.requireRoom(caller, params.id),
    handle: ({ caller, body, found }) => reports.reportRoom(caller.userId, found, body),
  }),
]
