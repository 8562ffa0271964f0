import { z } from 'zod/mini'
import { difficultySchema, languageSchema, roomStatusSchema } from './primitives.ts'
import { inviteCodeSchema } from './room.ts'

/** What somebody who has not come in yet may know of a room whose code they have: no ids of its members. */
export const inviteSchema = z
  .object({
    roomId: z.string(),
    name: z.string(),
    /** The host's name. */
    host: z.string(),
    players: z.int(),
    maxPlayers: z.int(),
    language: languageSchema,
    rounds: z.int(),
    /** Seconds. */
    timePerRound: z.int(),
    difficulty: difficultySchema,
    needsPassword: z.boolean(),
    /** Whether one may play without an account. */
    guests: z.boolean(),
    status: roomStatusSchema,
    /** Whether a free seat may be taken while the game runs. */
    joinInProgress: z.boolean(),
    allowSpectators: z.boolean(),
    /** The host runs the game without a seat in it. */
    presenter: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'Invite' })
export type Invite = z.infer<typeof inviteSchema>
export const inviteParams = z.object({ code: inviteCodeSchema })
export const inviteData = z.object({ invite: inviteSchema })
