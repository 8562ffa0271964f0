import { type Route, route } from '#cloud/http/route.ts'
import { operatorSchema } from '#shared/schemas/operator.ts'
import { statusSchema, versionSchema } from '#shared/schemas/status.ts'
import type { StatusService } from './status-service.ts'

/** The first calls of every client. */
export const statusRoutes = (status: StatusService): Route[] => [
  route({
    method: 'get',
    path: '/status',
    access: 'public',
    duringMaintenance: true,
    tag: 'status',
    summary: 'Whether the game can be played now',
    response: statusSchema,
    alsoAtTop: true,
    handle: () => status.status(),
  }),
  route({
    method: 'get',
    path: '/version',
    access: 'public',
    duringMaintenance: true,
    tag: 'status',
    summary: 'What this server is and can do',
    response: versionSchema,
    handle: () => status.version(),
  }),
  route({
    method: 'get',
    path: '/operator',
    access: 'public',
    tag: 'status',
    summary: 'Who runs this server',
    response: operatorSchema,
    handle: () => status.operator(),
  }),
]
