import { z } from 'zod'
import { type Route, route } from '#cloud/http/route.ts'
import type { RoomsService } from '#host-engine/index.ts'
import { openStageBody, stageData } from '#shared/schemas/stage.ts'

const tag = 'rooms'

/** What puts a room on a big screen. */
export const stageRoutes = (rooms: RoomsService): Route[] => [
  route({
    method: 'post',
    path: '/rooms/stage',
    access: 'public',
    tag,
    summary: 'Show the room of an invite code on a big screen; not one that has a password',
    body: openStageBody,
    response: stageData,
    rateLimit: { name: 'stage', points: 20, seconds: 60 },
    handle: ({ body: { code } }) => rooms.openStageByCode(code),
  }),
  route({
    method: 'post',
    path: '/rooms/{id}/stage',
    access: 'player',
    tag,
    summary: 'Show one’s own room on a big screen',
    params: z.object({ id: z.string().max(64) }),
    response: stageData,
    handle: ({ caller, params: { id } }) => rooms.openStageAsHost(caller, id),
  }),
]
