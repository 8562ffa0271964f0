import { z } from 'zod'
import { type Route, route } from '#cloud/http/route.ts'
import { createLimit } from '#cloud/modules/rooms/index.ts'
import { askedFriendData, askFriendBody, challengeBody, friendsData } from '#shared/schemas/friends.ts'
import { roomData } from '#shared/schemas/room.ts'
import type { Challenges } from './challenges.ts'
import type { FriendsService } from './friends-service.ts'

const tag = 'friends'
const params = z.object({ userId: z.string().max(64) })
const WRITES = { name: 'friends', points: 60, seconds: 60 }

export const friendRoutes = (friends: FriendsService, challenges: Challenges): Route[] => [
  route({
    method: 'get',
    path: '/friends',
    access: 'account',
    tag,
    summary: 'Friends with presence, open requests, blocked players, and with whom one has played lately',
    response: friendsData,
    handle: ({ caller }) => friends.list(caller.userId),
  }),
  route({
    method: 'post',
    path: '/friends',
    access: 'account',
    tag,
    summary: 'Ask a player to be a friend, or accept their request',
    body: askFriendBody,
    response: askedFriendData,
    status: 201,
    rateLimit: { name: 'ask-friend', points: 30, seconds: 3600 },
    handle: ({ caller, body }) => friends.ask(caller, body.username),
  }),
  route({
    method: 'delete',
    path: '/friends/{userId}',
    access: 'account',
    tag,
    summary: 'End a friendship, withdraw a request or decline one, for both sides',
    params,
    rateLimit: WRITES,
    handle: ({ caller, params }) => friends.end(caller.userId, params.userId),
  }),
  route({
    method: 'post',
    path: '/friends/{userId}/block',
    access: 'account',
    tag,
    summary:
      'Block a player: they are no friend any more, and their requests are not shown; nobody tells them',
    params,
    rateLimit: WRITES,
    handle: ({ caller, params }) => friends.block(caller.userId, params.userId),
  }),
  route({
    method: 'delete',
    path: '/friends/{userId}/block',
    access: 'account',
    tag,
    summary: 'Unblock a player',
    params,
    rateLimit: WRITES,
    handle: ({ caller, params }) => friends.unblock(caller.userId, params.userId),
  }),
  route({
    method: 'post',
    path: '/friends/{userId}/challenge',
    access: 'account',
    tag,
    summary:
      'Open a private lobby and call a friend into it, or into the room that one sits in; 409 while they are offline',
    params,
    body: challengeBody,
    response: roomData,
    status: 201,
    rateLimit: createLimit,
    once: 'claim',
    precheck: ({ caller, params }) => friends.requireFriend(caller.userId, params.userId),
    handle: ({ caller, found, body }) => challenges.challenge(caller, found, body.roomId),
  }),
]
