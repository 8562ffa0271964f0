import { z } from 'zod'
import { type Route, route } from '#cloud/http/route.ts'
import {
  matchmakingStartData,
  matchmakingStatusData,
  startGameMatchmakingBody,
  startMatchmakingBody,
} from '#shared/schemas/matchmaking.ts'
import { stakesData } from '#shared/schemas/ranks.ts'
import type { MatchmakingService } from './matchmaking-service.ts'

const tag = 'matchmaking'
const params = z.object({ id: z.string().max(64) })
/** The same for both calls that start a search. */
const startLimit = { name: 'matchmaking', points: 60, seconds: 60 }

/** The queues. Their calls below `/game` stand before `/game/{id}`, which would take them for names of games. */
export const matchmakingRoutes = (matchmaking: MatchmakingService): Route[] => [
  route({
    method: 'post',
    path: '/gamemode/matchmaking/start',
    access: 'player',
    tag,
    summary: 'Wait for a quick or a ranked match',
    body: startMatchmakingBody,
    response: matchmakingStartData,
    rateLimit: startLimit,
    handle: ({ caller, body }) => matchmaking.start(caller, body.gameModeId),
  }),
  route({
    method: 'post',
    path: '/gamemode/matchmaking/cancel',
    access: 'player',
    tag,
    summary: 'Wait no longer',
    handle: ({ caller }) => matchmaking.cancel(caller),
  }),
  route({
    method: 'get',
    path: '/gamemode/matchmaking/status',
    access: 'player',
    tag,
    summary: 'Whether and for what the caller waits',
    response: matchmakingStatusData,
    handle: ({ caller }) => matchmaking.status(caller),
  }),
  route({
    method: 'post',
    path: '/game/matchmaking/start',
    access: 'player',
    tag,
    summary: 'Wait for a match, under its other name',
    body: startGameMatchmakingBody,
    response: matchmakingStartData,
    rateLimit: startLimit,
    handle: ({ caller, body }) => matchmaking.start(caller, body.gameMode),
  }),
  route({
    method: 'get',
    path: '/game/matchmaking/status/{id}',
    access: 'player',
    tag,
    summary: 'The caller’s own place in a queue',
    params,
    response: matchmakingStatusData,
    handle: ({ caller, params: { id } }) => matchmaking.statusById(caller, id),
  }),
  route({
    method: 'delete',
    path: '/game/matchmaking/{id}',
    access: 'player',
    tag,
    summary: 'Give up one’s own place in a queue',
    params,
    handle: ({ caller, params: { id } }) => matchmaking.cancelById(caller, id),
  }),
  route({
    method: 'get',
    path: '/ranked/stakes/{id}',
    access: 'player',
    tag: 'ranks',
    summary: 'Who is against whom in the caller’s ranked room, and what a win or a loss would move',
    params,
    response: stakesData,
    precheck: ({ caller, params: { id } }) => matchmaking.rankedRoom(caller, id),
    handle: ({ caller, found }) => matchmaking.stakes(caller, found),
  }),
]
