import { z } from 'zod'
import { type Route, route } from '#cloud/http/route.ts'
import { codeLimit, createLimit } from '#cloud/modules/rooms/index.ts'
import { fromPrivateBody, type RoomsService } from '#host-engine/index.ts'
import { gameModeData, gameModesData } from '#shared/schemas/game.ts'
import { joinByCodeBody, roomData } from '#shared/schemas/room.ts'
import { createPrivateRoomBody } from '#shared/schemas/room-settings.ts'
import { findGameMode, gameModesFor } from './game-modes.ts'
import type { MatchmakingService } from './matchmaking-service.ts'

const tag = 'gamemode'

export const gameModeRoutes = (rooms: RoomsService, { rankedLock }: MatchmakingService): Route[] => [
  route({
    method: 'get',
    path: '/gamemode/modes',
    access: 'player',
    tag,
    summary: 'The ways to play, and what is missing for ranked',
    response: gameModesData,
    handle: async ({ caller }) => ({ gameModes: gameModesFor(await rankedLock(caller)) }),
  }),
  route({
    method: 'get',
    path: '/gamemode/modes/{id}',
    access: 'player',
    tag,
    summary: 'One of the ways to play',
    params: z.object({ id: z.string() }),
    response: gameModeData,
    handle: async ({ caller, params: { id } }) => ({ gameMode: findGameMode(id, await rankedLock(caller)) }),
  }),
  route({
    method: 'post',
    path: '/gamemode/private-lobby/create',
    access: 'account',
    tag,
    summary: 'Open a private lobby',
    body: createPrivateRoomBody,
    response: roomData,
    status: 201,
    rateLimit: createLimit,
    once: 'claim',
    handle: ({ caller, body }) => rooms.create(caller, fromPrivateBody(body), 'private'),
  }),
  route({
    method: 'post',
    path: '/gamemode/private-lobby/join',
    access: 'player',
    tag,
    summary: 'Take a seat in a private lobby by its invite code',
    body: joinByCodeBody,
    response: roomData,
    rateLimit: codeLimit,
    handle: ({ caller, body: { inviteCode, ...options } }) => rooms.joinByCode(caller, inviteCode, options),
  }),
]
