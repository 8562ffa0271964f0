import { z } from 'zod/mini'
import { personSchema } from '../schemas/friends.ts'
import { roomSchema } from '../schemas/room.ts'

/** Events of the account channel about friends. */
export const friendEventSchemas = {
  /** They ask to be a friend. */
  friend_request: z.object({ user: personSchema }),
  /** They have taken the request. */
  friend_accepted: z.object({ user: personSchema }),
  /** A friend waits in this lobby. */
  friend_challenge: z.object({ room: roomSchema, from: personSchema }),
} as const
