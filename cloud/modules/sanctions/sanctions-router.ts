import { z } from 'zod/mini'
import { type Route, route } from '#cloud/http/route.ts'
import { ownSanctionsData } from '#shared/schemas/own-sanctions.ts'
import type { Sanctions } from './sanctions-service.ts'

export const sanctionRoutes = (sanctions: Sanctions): Route[] => [
  route({
    method: 'get',
    path: '/sanctions',
    access: 'player',
    tag: 'profile',
    summary: 'One’s own warnings that were not read yet, and until when one may not talk',
    response: ownSanctionsData,
    handle: ({ caller }) => sanctions.own(caller.userId),
  }),
  route({
    method: 'post',
    path: '/sanctions/{id}/acknowledge',
    access: 'player',
    tag: 'profile',
    summary: 'Say that one has read a warning',
    params: z.object({ id: z.string().check(z.maxLength(64)) }),
    handle: ({ caller, params }) => sanctions.acknowledge(caller.userId, params.id),
  }),
]
