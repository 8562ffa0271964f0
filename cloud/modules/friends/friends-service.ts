import type { AccountNews } from '#cloud/account-news.ts'
import type { AccountPart } from '#cloud/account-part.ts'
import { afterCommit } from '#cloud/db/after-commit.ts'
import type { Db } from '#cloud/db/client.ts'
import type { Caller } from '#cloud/http/route.ts'
import type { PublicUser, Users } from '#cloud/modules/users/index.ts'
import type { RateLimit, RateLimiter } from '#cloud/rate-limiter.ts'
import {
  BLOCKED_MAX,
  FRIENDS_MAX,
  type FriendPlace,
  RECENT_PLAYERS_MAX,
  REQUESTS_RECEIVED_MAX,
  REQUESTS_SENT_MAX,
} from '#shared/constants/friends.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { friendCalls } from '#shared/i18n/en/friend-calls.ts'
import { validation } from '#shared/i18n/en/validation.ts'
import type { AskedFriend, Friends, KnownPerson, Person } from '#shared/schemas/friends.ts'
import { askOutcome, byPresence, type Pair, relationsOf } from './friends-rules.ts'
import {
  countReceived,
  countRelations,
  deleteRelation,
  endRelation,
  findPair,
  listRelations,
  saveRelation,
} from './relations-repository.ts'

export interface FriendsParts {
  readonly db: Db
  readonly users: Pick<Users, 'findByUsername' | 'listPublic' | 'lockAll'>
  readonly news: AccountNews
  readonly limiter: Pick<RateLimiter, 'take'>
  /** Of these users those who sit somewhere. */
  readonly placesOf: (userIds: readonly string[]) => Promise<ReadonlyMap<string, FriendPlace>>
  /** With whom somebody has played lately, and when; newest first. */
  readonly playedWith: (userId: string) => Promise<readonly { userId: string; at: number }[]>
  readonly now: () => number
}

export type FriendsService = ReturnType<typeof createFriendsService>

/** One who was refused can ask again, but not be a nuisance by it. */
const ASKS_OF_ONE: RateLimit = { name: 'ask-friend-again', points: 10, seconds: 86_400 }

const timeOf = (at: number): string => new Date(at).toISOString()

const full = (text: string, max: number): AppError =>
  new AppError('CONFLICT', undefined, text.replace('{{max}}', String(max)))

const yourself = (path: string): AppError =>
  new AppError('VALIDATION_FAILED', [{ path, message: validation.yourself }], validation.yourself)

export const toPerson = ({ id, username, avatar }: Person): Person => ({ id, username, avatar })
export const callerAsPerson = ({ userId, username, avatar }: Caller): Person => ({
  id: userId,
  username,
  avatar,
})

/** Who is whose friend, who asks and who is blocked. */
export function createFriendsService(parts: FriendsParts) {
  const { db, users, news, limiter, placesOf, playedWith, now } = parts

  /** What concerns the same player happens one after the other, so that both sides agree and limits hold. */
  const inTurn = <T>(userId: string, otherId: string, work: (tx: Db, pair: Pair) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => {
      const there = await users.lockAll(tx, [userId, otherId])
      if (!there.has(userId)) throw new AppError('UNAUTHORIZED')
      if (!there.has(otherId)) throw new AppError('USER_NOT_FOUND')
      return work(tx, await findPair(tx, userId, otherId))
    })

  async function requireOwnRoom(tx: Db, userId: string): Promise<void> {
    if ((await countRelations(tx, userId, 'friend')) >= FRIENDS_MAX)
      throw full(friendCalls.friendsFull, FRIENDS_MAX)
  }

  async function befriend(tx: Db, caller: Caller, otherId: string): Promise<void> {
    const { userId } = caller
    await requireOwnRoom(tx, userId)
    if ((await countRelations(tx, otherId, 'friend')) >= FRIENDS_MAX)
      throw new AppError('CONFLICT', undefined, friendCalls.theirFriendsFull)
    const friends = { kind: 'friend', since: now() } as const
    await saveRelation(tx, { userId, otherId, ...friends })
    await saveRelation(tx, { userId: otherId, otherId: userId, ...friends })
    afterCommit(tx, () => news.tell(otherId, 'friend_accepted', { user: callerAsPerson(caller) }))
  }

  /** Of one who is blocked the request is kept like any other, and nobody is told of it. */
  async function request(tx: Db, caller: Caller, otherId: string, isBlocked: boolean): Promise<void> {
    const { userId } = caller
    await requireOwnRoom(tx, userId)
    if ((await countRelations(tx, userId, 'asked')) >= REQUESTS_SENT_MAX)
      throw full(friendCalls.requestsFull, REQUESTS_SENT_MAX)
    if ((await countReceived(tx, otherId)) >= REQUESTS_RECEIVED_MAX)
      throw new AppError('CONFLICT', undefined, friendCalls.theirRequestsFull)
    await saveRelation(tx, { userId, otherId, kind: 'asked', since: now() })
    if (!isBlocked)
      afterCommit(tx, () => news.tell(otherId, 'friend_request', { user: callerAsPerson(caller) }))
  }

  const peopleOf = async (ids: readonly string[]): Promise<ReadonlyMap<string, PublicUser>> =>
    new Map((await users.listPublic([...new Set(ids)])).map((person) => [person.id, person]))

  /** What they are to others, with names. */
  async function known(userId: string, alsoNamed: readonly string[] = []) {
    const relations = relationsOf(userId, await listRelations(db, userId))
    const all = [...relations.friends, ...relations.sent, ...relations.received, ...relations.blocked]
    const people = await peopleOf([...all.map(({ id }) => id), ...alsoNamed])
    const named = (some: readonly { id: string; since: number }[]): KnownPerson[] =>
      some.flatMap(({ id, since }) => {
        const person = people.get(id)
        return person ? [{ ...toPerson(person), at: timeOf(since) }] : []
      })
    return { relations, people, named }
  }

  return {
    async list(userId: string): Promise<Friends> {
      const mates = await playedWith(userId)
      const { relations, people, named } = await known(
        userId,
        mates.map((mate) => mate.userId),
      )
      const { friends, sent, received, blocked } = relations
      const places = await placesOf(friends.map(({ id }) => id))
      const related = new Set([...friends, ...sent, ...received, ...blocked].map(({ id }) => id))
      const recent = mates.filter((mate) => !related.has(mate.userId) && !people.get(mate.userId)?.isGuest)
      return {
        friends: named(friends)
          .map(({ at, ...person }) => {
            const online = people.get(person.id)?.online ?? false
            return { ...person, online, place: (online && places.get(person.id)) || null, since: at }
          })
          .toSorted(byPresence),
        received: named(received),
        sent: named(sent),
        blocked: named(blocked),
        recent: named(recent.map(({ userId: id, at }) => ({ id, since: at }))).slice(0, RECENT_PLAYERS_MAX),
      }
    },

    /** Throws USER_NOT_FOUND, and CONFLICT where there is no room for more, or the caller has blocked the other. */
    async ask(caller: Caller, username: string): Promise<AskedFriend> {
      const { userId } = caller
      const other = await users.findByUsername(username)
      if (other === null) throw new AppError('USER_NOT_FOUND')
      if (other.id === userId) throw yourself('username')
      await limiter.take(ASKS_OF_ONE, `${userId} ${other.id}`)
      const state = await inTurn(userId, other.id, async (tx, pair): Promise<AskedFriend['state']> => {
        switch (askOutcome(pair)) {
          case 'refuse':
            throw new AppError('CONFLICT', undefined, friendCalls.unblockFirst)
          case 'nothing':
            return pair.mine === 'friend' ? 'friends' : 'asked'
          case 'befriend':
            await befriend(tx, caller, other.id)
            return 'friends'
          case 'ask':
            await request(tx, caller, other.id, pair.theirs === 'blocked')
            return 'asked'
        }
      })
      return { state, user: toPerson(other) }
    },

    /** Ends a friendship, withdraws a request or declines one. Throws NOT_FOUND where there is none of these. */
    end: (userId: string, otherId: string): Promise<void> =>
      inTurn(userId, otherId, async (tx, { mine }) => {
        // What a blocked player asks is not to be seen.
        if (mine === 'blocked' || (await endRelation(tx, userId, otherId)) === 0)
          throw new AppError('NOT_FOUND')
      }),

    /** Whatever the two were to each other ends. */
    async block(userId: string, otherId: string): Promise<void> {
      if (userId === otherId) throw yourself('userId')
      await inTurn(userId, otherId, async (tx, { mine }) => {
        if (mine === 'blocked') return
        if ((await countRelations(tx, userId, 'blocked')) >= BLOCKED_MAX)
          throw full(friendCalls.blockedFull, BLOCKED_MAX)
        await endRelation(tx, userId, otherId)
        await saveRelation(tx, { userId, otherId, kind: 'blocked', since: now() })
      })
    },

    /** Throws NOT_FOUND for one who is not blocked. */
    unblock: (userId: string, otherId: string): Promise<void> =>
      inTurn(userId, otherId, async (tx) => {
        if ((await deleteRelation(tx, { userId, otherId, kind: 'blocked' })) === 0)
          throw new AppError('NOT_FOUND')
      }),

    /** The player, whom the caller calls a friend. Throws USER_NOT_FOUND, and FORBIDDEN for anyone else. */
    async requireFriend(userId: string, otherId: string): Promise<PublicUser> {
      const [other] = await users.listPublic([otherId])
      if (!other) throw new AppError('USER_NOT_FOUND')
      if ((await findPair(db, userId, otherId)).mine !== 'friend')
        throw new AppError('FORBIDDEN', undefined, friendCalls.notFriends)
      return other
    },

    accountPart: {
      async collect(userId) {
        const { relations, named } = await known(userId)
        const requests = (direction: 'sent' | 'received') =>
          named(relations[direction]).map((person) => ({ ...person, direction }))
        return {
          friends: named(relations.friends).map(({ at, ...person }) => ({ ...person, since: at })),
          friendRequests: [...requests('received'), ...requests('sent')],
          blockedPlayers: named(relations.blocked),
        }
      },
    } satisfies AccountPart,
  }
}
