import { z } from 'zod/mini'
import { isLanOrigin } from '../lan-address.ts'
import { partyOriginSchema } from '../schemas/handover.ts'
import { countSchema } from '../schemas/primitives.ts'
import { lanAddressSchema, START_FAILURES } from './host-process.ts'
import { partyCodeSchema } from './party-wish.ts'

/** The origin of a LAN host, as `http://192.168.1.20:8790`. */
export const lanOriginSchema = z.string().check(
  z.maxLength(200),
  z.refine((text) => isLanOrigin(text)),
)
/** Why there is no party any more, or was none: `timeout` when it did not start in time, `crashed` when it ended by itself. */
const partyEndSchema = z.object({
  reason: z.enum([...START_FAILURES, 'timeout', 'crashed']),
  /** The one that it was to have. */
  port: z.int(),
})
export type PartyEnd = z.infer<typeof partyEndSchema>

export const partyStateSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('starting'), name: z.string(), port: z.int() }),
  z.object({
    kind: z.literal('running'),
    name: z.string(),
    /** It was another's, and this computer took it over. */
    isInherited: z.boolean(),
    port: z.int(),
    code: z.string(),
    /** Whether other computers can reach it. */
    isOpen: z.boolean(),
    /** Why it could not be opened when that was tried the last time. */
    openFailure: z.nullable(z.enum(START_FAILURES)),
    /** Its games wait: this computer has lost the others, and cannot know whether another one has taken the party over. */
    isFrozen: z.boolean(),
    /** The origin where the party goes on at another computer, for which this one stands by; null while it is led here. */
    standsByFor: z.nullable(partyOriginSchema),
    /** Whether another computer would take over at once. */
    hasStandby: z.boolean(),
    allowsStandbys: z.boolean(),
    addresses: z.array(lanAddressSchema),
    players: countSchema,
    rooms: countSchema,
  }),
  z.object({ kind: z.literal('ended'), end: partyEndSchema }),
])
export type PartyState = z.infer<typeof partyStateSchema>
export type RunningParty = Extract<PartyState, { kind: 'running' }>

/** The party that this computer stands by for, and a guest's token of that host. */
export const standBySchema = z.object({
  origin: lanOriginSchema,
  token: z.string().check(z.minLength(1), z.maxLength(200)),
})
export type StandBy = z.infer<typeof standBySchema>

/** The big screen shows a room by its code, or what comes to a party with that code. */
export const bigScreenSchema = z.object({
  code: partyCodeSchema,
  /** Null: the room is the cloud's. */
  lanHost: z.nullable(lanOriginSchema),
  /** The host's, for a room with a password. */
  pass: z.nullable(
    z.object({
      roomId: z.string().check(z.regex(/^[\w-]{1,64}$/)),
      stageToken: z.string().check(z.regex(/^[\w-]{1,200}$/)),
    }),
  ),
})
export type BigScreen = z.infer<typeof bigScreenSchema>
