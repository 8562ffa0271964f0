import { z } from 'zod'
import { type Route, route } from '#cloud/http/route.ts'
import type { GameService } from '#host-engine/index.ts'
import {
  activeRoomsData,
  answerBody,
  answerData,
  gameSessionData,
  queueStatusData,
  startGameBody,
} from '#shared/schemas/game.ts'
import { roomData } from '#shared/schemas/room.ts'

const tag = 'game'
const params = z.object({ id: z.string().max(64) })

/** Playing: the same game as by room play and by the account channel. */
export const gameRoutes = (game: GameService): Route[] => [
  route({
    method: 'post',
    path: '/game/start',
    access: 'player',
    tag,
    summary: 'Start the game of one’s own room',
    body: startGameBody,
    response: gameSessionData,
    handle: ({ caller, body }) => game.start(caller, body.roomId),
  }),
  route({
    method: 'get',
    path: '/game/{id}',
    access: 'player',
    tag,
    summary: 'A game; once over, with its album',
    params,
    response: gameSessionData,
    handle: ({ caller, params: { id } }) => game.get(caller, id),
  }),
  route({
    method: 'post',
    path: '/game/{id}/answer',
    access: 'player',
    tag,
    summary: 'Guess',
    params,
    body: answerBody,
    response: answerData,
    precheck: ({ caller, params: { id } }) => game.requireMember(caller, id),
    handle: ({ caller, params: { id }, body }) => game.answer(caller, id, body.answer),
  }),
  route({
    method: 'post',
    path: '/game/{id}/round/start',
    access: 'player',
    tag,
    summary: 'Skip the wait between two rounds (host)',
    params,
    response: gameSessionData,
    precheck: ({ caller, params: { id } }) => game.requireMember(caller, id),
    handle: ({ caller, params: { id } }) => game.startRound(caller, id),
  }),
  route({
    method: 'post',
    path: '/game/{id}/round/end',
    access: 'player',
    tag,
    summary: 'End the running round for all (host)',
    params,
    response: gameSessionData,
    precheck: ({ caller, params: { id } }) => game.requireMember(caller, id),
    handle: ({ caller, params: { id } }) => game.endRound(caller, id),
  }),
  route({
    method: 'post',
    path: '/game/{id}/end',
    access: 'player',
    tag,
    summary: 'End the game unfinished (host)',
    params,
    response: gameSessionData,
    precheck: ({ caller, params: { id } }) => game.requireMember(caller, id),
    handle: ({ caller, params: { id } }) => game.end(caller, id),
  }),
  route({
    method: 'post',
    path: '/game/{id}/rematch',
    access: 'player',
    tag,
    summary: 'Play again: one new room for all who ask before this one closes',
    params,
    response: roomData,
    once: 'claim',
    precheck: ({ caller, params: { id } }) => game.requireMember(caller, id),
    handle: ({ caller, params: { id } }) => game.rematch(caller, id),
  }),
]

/** Where the caller plays. Mounted before `/game/{id}`, which would take these for names of games. */
export const playerGameRoutes = (game: GameService): Route[] => [
  route({
    method: 'get',
    path: '/game/player/queue-status',
    access: 'player',
    tag,
    summary: 'The caller’s game and room, if any',
    response: queueStatusData,
    handle: ({ caller }) => game.queueStatus(caller),
  }),
  route({
    method: 'get',
    path: '/game/player/active-colyseus-rooms',
    access: 'player',
    tag,
    summary: 'The room to get back into, if any',
    response: activeRoomsData,
    handle: ({ caller }) => game.activeRooms(caller),
  }),
]
