import { z } from 'zod/mini'
import { ROOM_PASSWORD_MAX } from '../constants/limits.ts'

/** The options that `POST /matchmake/{method}/{roomId}` looks at. */
export const matchmakeOptions = z.object({
  token: z.optional(z.string().check(z.maxLength(4096))),
  password: z.nullish(z.string().check(z.maxLength(ROOM_PASSWORD_MAX))),
  spectate: z.optional(z.boolean()),
  /** Instead of a player's token: to show the room on a big screen. */
  stageToken: z.optional(z.string().check(z.maxLength(64))),
  reconnectionToken: z.optional(z.string().check(z.maxLength(64))),
})
export type MatchmakeOptions = z.output<typeof matchmakeOptions>
