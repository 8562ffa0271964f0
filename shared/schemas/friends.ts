import { z } from 'zod/mini'
import { FRIEND_PLACES } from '../constants/friends.ts'
import { USERNAME_MAX } from '../constants/limits.ts'
import { validation } from '../i18n/en/validation.ts'
import { lineSchema, timeSchema } from './primitives.ts'

/** Another player, as everyone may see them. */
export const personSchema = z
  .object({ id: z.string(), username: z.string(), avatar: z.string() })
  .register(z.globalRegistry, { id: 'Person' })
export type Person = z.infer<typeof personSchema>

export const friendSchema = z
  .extend(personSchema, {
    online: z.boolean(),
    /** Where they sit; null for nowhere, and while they are offline. */
    place: z.nullable(z.enum(FRIEND_PLACES)),
    since: timeSchema,
  })
  .register(z.globalRegistry, { id: 'Friend' })
export type Friend = z.infer<typeof friendSchema>

/** Somebody, and since when they have asked, were asked or blocked, or when they were last played with. */
const knownPersonSchema = z
  .extend(personSchema, { at: timeSchema })
  .register(z.globalRegistry, { id: 'KnownPerson' })
export type KnownPerson = z.infer<typeof knownPersonSchema>

export const friendsData = z.object({
  friends: z.array(friendSchema),
  /** Who asks to be a friend. */
  received: z.array(knownPersonSchema),
  /** Whom one has asked. */
  sent: z.array(knownPersonSchema),
  blocked: z.array(knownPersonSchema),
  /** Whom one has played with lately, newest first, and who is none of the above. */
  recent: z.array(knownPersonSchema),
})
export type Friends = z.infer<typeof friendsData>

export const askFriendBody = z
  .object({ username: lineSchema(USERNAME_MAX, validation.usernameRequired, validation.usernameTooLong) })
  .register(z.globalRegistry, { id: 'AskFriend' })

export const askedFriendData = z.object({
  /** Friends at once where the other had asked before. */
  state: z.enum(['asked', 'friends']),
  user: personSchema,
})
export type AskedFriend = z.infer<typeof askedFriendData>

export const challengeBody = z
  .object({
    /** The lobby that the caller sits in; without it a new one is made. */
    roomId: z.optional(z.string().check(z.maxLength(64))),
  })
  .register(z.globalRegistry, { id: 'ChallengeFriend' })
