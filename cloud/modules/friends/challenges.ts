import type { AccountNews } from '#cloud/account-news.ts'
import type { Caller } from '#cloud/http/route.ts'
import type { PublicUser, Users } from '#cloud/modules/users/index.ts'
import type { RateLimit, RateLimiter } from '#cloud/rate-limiter.ts'
import { forStrangers, type RoomsService } from '#host-engine/index.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { friendCalls } from '#shared/i18n/en/friend-calls.ts'
import type { Room } from '#shared/schemas/room.ts'
import type { RoomSettings } from '#shared/schemas/room-settings.ts'
import { callerAsPerson } from './friends-service.ts'

export interface ChallengesParts {
  readonly rooms: Pick<RoomsService, 'create' | 'requireMember' | 'existing' | 'admit'>
  readonly users: Pick<Users, 'get'>
  readonly news: AccountNews
  readonly limiter: Pick<RateLimiter, 'take'>
}

export type Challenges = ReturnType<typeof createChallenges>

/** A challenge is seen at once, whatever the friend does just then. */
const CHALLENGES_OF_ONE: RateLimit = { name: 'challenge-friend', points: 5, seconds: 300 }

/** The host may change them while the friend is on the way. */
const RULES = {
  maxPlayers: 8,
  rounds: 10,
  timePerRound: 30,
  difficulty: 'medium',
  allowSpectators: true,
} as const

/** Calls a friend into a private lobby. */
export function createChallenges({ rooms, users, news, limiter }: ChallengesParts) {
  async function newLobby(caller: Caller, friend: PublicUser): Promise<Room> {
    const { preferredLanguage } = await users.get(caller.userId)
    const settings: RoomSettings = {
      ...RULES,
      name: `${caller.username} vs ${friend.username}`,
      language: preferredLanguage ?? 'english',
    }
    return (await rooms.create(caller, settings, 'private')).room
  }

  /** Throws ROOM_NOT_FOUND, NOT_A_MEMBER, and CONFLICT for a room into which nobody else can come. */
  async function ownLobby(caller: Caller, roomId: string): Promise<Room> {
    await rooms.requireMember(caller, roomId)
    const room = await rooms.existing(caller, roomId)
    if (room.matched || room.status === 'finished')
      throw new AppError('CONFLICT', undefined, friendCalls.closedRoom)
    return room
  }

  return {
    /** Into a new lobby, or the one that the caller sits in. Throws CONFLICT while the friend is offline. */
    async challenge(caller: Caller, friend: PublicUser, roomId?: string): Promise<{ room: Room }> {
      if (!friend.online) throw new AppError('CONFLICT', undefined, friendCalls.notOnline)
      await limiter.take(CHALLENGES_OF_ONE, `${caller.userId} ${friend.id}`)
      const room = await (roomId === undefined ? newLobby(caller, friend) : ownLobby(caller, roomId))
      await rooms.admit(caller, room.id, friend.id)
      news.tell(friend.id, 'friend_challenge', { room: forStrangers(room), from: callerAsPerson(caller) })
      return { room }
    },
  }
}
