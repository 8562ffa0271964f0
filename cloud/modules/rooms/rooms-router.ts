import { z } from 'zod'
import { type Route, route } from '#cloud/http/route.ts'
import { fromPrivateBody, type RoomsService } from '#host-engine/index.ts'
import { inviteData, inviteParams } from '#shared/schemas/invite.ts'
import {
  joinByCodeBody,
  joinRoomBody,
  listRoomsQuery,
  readyBody,
  roomData,
  roomListData,
} from '#shared/schemas/room.ts'
import {
  changeRoomBody,
  createPrivateRoomBody,
  createRoomBody,
  ownQuizzesData,
} from '#shared/schemas/room-settings.ts'

const tag = 'rooms'
const params = z.object({ id: z.string().max(64) })
/** The same for every call that opens one, so that none is a way around another's. */
export const createLimit = { name: 'create-room', points: 60, seconds: 60 }
/** Own quizzes are read by the filter, each time anew. */
const changeLimit = { name: 'change-room', points: 30, seconds: 60 }
/** Joining tries a password: it is counted per user, whichever call is used. */
export const joinLimit = { name: 'join-room', points: 30, seconds: 60 }
/** Six characters are enough only while nobody can try many of them. */
export const codeLimit = { name: 'join-by-code', points: 10, seconds: 60 }

/** Finding and making rooms. */
export const roomListRoutes = (rooms: RoomsService): Route[] => [
  route({
    method: 'get',
    path: '/rooms',
    access: 'player',
    tag,
    summary: 'The open rooms',
    query: listRoomsQuery,
    response: roomListData,
    handle: ({ query }) => rooms.list(query),
  }),
  route({
    method: 'post',
    path: '/rooms',
    access: 'account',
    tag,
    summary: 'Open a room that is listed as a quick one',
    body: createRoomBody,
    response: roomData,
    status: 201,
    rateLimit: createLimit,
    once: 'claim',
    handle: ({ caller, body }) => rooms.create(caller, body, 'quick'),
  }),
  route({
    method: 'post',
    path: '/rooms/private',
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
    path: '/rooms/join-by-code',
    access: 'player',
    tag,
    summary: 'Take a seat by invite code',
    body: joinByCodeBody,
    response: roomData,
    rateLimit: codeLimit,
    handle: ({ caller, body: { inviteCode, ...options } }) => rooms.joinByCode(caller, inviteCode, options),
  }),
]

/** For somebody who has no login yet. */
export const inviteRoutes = (rooms: RoomsService): Route[] => [
  route({
    method: 'get',
    path: '/rooms/invite/{code}',
    access: 'public',
    tag,
    summary: 'Who invites to what: the room of an invite code, without its members',
    params: inviteParams,
    response: inviteData,
    rateLimit: { name: 'invite', points: 20, seconds: 60 },
    handle: async ({ params: { code } }) => ({ invite: await rooms.invite(code) }),
  }),
]

/** One room. */
export const roomRoutes = (rooms: RoomsService): Route[] => [
  route({
    method: 'get',
    path: '/rooms/{id}',
    access: 'player',
    tag,
    summary: 'A room; its invite code for members only, and 404 for strangers while it is unlisted',
    params,
    response: roomData,
    handle: ({ caller, params: { id } }) => rooms.get(caller, id),
  }),
  route({
    method: 'patch',
    path: '/rooms/{id}',
    access: 'player',
    tag,
    summary: 'Change settings of one’s own waiting room',
    params,
    body: changeRoomBody,
    response: roomData,
    rateLimit: changeLimit,
    precheck: ({ caller, params: { id } }) => rooms.requireHost(caller, id),
    handle: ({ caller, params: { id }, body }) => rooms.change(caller, id, body),
  }),
  route({
    method: 'get',
    path: '/rooms/{id}/quizzes',
    access: 'player',
    tag,
    summary: 'The own quizzes of one’s own room, for who brought them',
    params,
    response: ownQuizzesData,
    handle: ({ caller, params: { id } }) => rooms.ownQuizzes(caller, id),
  }),
  route({
    method: 'delete',
    path: '/rooms/{id}',
    access: 'player',
    tag,
    summary: 'Close one’s own waiting room',
    params,
    precheck: ({ caller, params: { id } }) => rooms.requireHost(caller, id),
    handle: ({ caller, params: { id } }) => rooms.close(caller, id),
  }),
  route({
    method: 'post',
    path: '/rooms/{id}/join',
    access: 'player',
    tag,
    summary: 'Take a seat, or a place among the spectators',
    params,
    body: joinRoomBody,
    response: roomData,
    rateLimit: joinLimit,
    precheck: ({ caller, params: { id } }) => rooms.existing(caller, id),
    handle: ({ caller, params: { id }, body }) => rooms.join(caller, id, body),
  }),
  route({
    method: 'post',
    path: '/rooms/{id}/leave',
    access: 'player',
    tag,
    summary: 'Give up the seat',
    params,
    precheck: ({ caller, params: { id } }) => rooms.existing(caller, id),
    handle: ({ caller, params: { id } }) => rooms.leave(caller, id),
  }),
  route({
    method: 'post',
    path: '/rooms/{id}/ready',
    access: 'player',
    tag,
    summary: 'Say whether one is ready',
    params,
    body: readyBody,
    response: roomData,
    precheck: ({ caller, params: { id } }) => rooms.requireMember(caller, id),
    handle: ({ caller, params: { id }, body }) => rooms.setReady(caller, id, body.isReady),
  }),
]
