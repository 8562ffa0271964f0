import { z } from 'zod'
import { ROOM_PASSWORD_MAX } from '../constants/limits.ts'

/** The options that `POST /matchmake/{method}/{roomId}` looks at. */
export const matchmakeOptions = z.object({
  token: z.string().max(4096).optional(),
  password: z.string().max(ROOM_PASSWORD_MAX).nullish(),
  spectate: z.boolean().optional(),
  reconnectionToken: z.string().max(64).optional(),
})
export type MatchmakeOptions = z.output<typeof matchmakeOptions>
