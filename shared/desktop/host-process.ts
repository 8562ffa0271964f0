import { z } from 'zod/mini'
import { ROOM_PASSWORD_MAX } from '../constants/limits.ts'
import { partyOriginSchema } from '../schemas/handover.ts'
import { partyNameSchema } from '../schemas/party.ts'
import { countSchema } from '../schemas/primitives.ts'

/**
 * What the desktop's main process and the LAN host that it has forked say to each other. Both parse what they get, and
 * ignore what they do not understand.
 */

const portSchema = z.int().check(z.minimum(0), z.maximum(65_535))

/** An address of this computer on a network; the one to give to others is preferred. */
export const lanAddressSchema = z.object({
  address: z.string(),
  isPreferred: z.boolean(),
  /** Its name on this computer, such as `eth0` or `Wi-Fi`. */
  interface: z.string(),
})
export type LanAddress = z.infer<typeof lanAddressSchema>

/** A party that was found on the network. */
export const foundPartySchema = z.object({
  partyId: z.string(),
  name: z.string(),
  origin: partyOriginSchema,
  version: z.string(),
  players: countSchema,
  needsPassword: z.boolean(),
  /** Known where the party itself was asked. */
  code: z.optional(z.string()),
})
export type FoundParty = z.infer<typeof foundPartySchema>

/** What the LAN check found; the locale files have the words (`lan` → `findings`). */
export const findingSchema = z.discriminatedUnion('code', [
  /** Another program listens on this port. */
  z.object({ code: z.literal('port_taken'), port: portSchema }),
  /** This computer is on no network. */
  z.object({ code: z.literal('no_network') }),
  /** The party cannot be reached under its own address: a firewall keeps others out. */
  z.object({ code: z.literal('not_reachable'), address: z.string(), port: portSchema }),
  /** The party is for this computer only until it is opened to the network. */
  z.object({ code: z.literal('not_open') }),
  /** No other party answers by mDNS: some networks keep devices apart. */
  z.object({ code: z.literal('no_peer_seen') }),
  /** More than one address; the one to give to others. */
  z.object({ code: z.literal('several_addresses'), address: z.string(), others: z.array(z.string()) }),
  /** All is well under this address. */
  z.object({ code: z.literal('ready'), address: z.string(), port: portSchema }),
])
export type Finding = z.infer<typeof findingSchema>

/** Why a host could not start. */
export const START_FAILURES = [
  'port_taken',
  'port_forbidden',
  'data_in_use',
  'data_unwritable',
  'failed',
] as const
export type StartFailure = (typeof START_FAILURES)[number]

/** From main to the host. */
export const hostCommandSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('host'),
    name: partyNameSchema,
    /** What newcomers must know; left out or empty: nothing. */
    password: z.optional(z.string().check(z.maxLength(ROOM_PASSWORD_MAX))),
    /** 0 for any free one. */
    port: portSchema,
    /** Where the party's store lies. */
    dataDir: z.string().check(z.minLength(1)),
    /** Where the built web client lies, for the guests' browsers. */
    webRoot: z.string().check(z.minLength(1)),
  }),
  z.object({ type: z.literal('open_to_lan') }),
  z.object({ type: z.literal('close_to_lan') }),
  /** Looks for parties until the process ends; each change is told by `parties`. Works without hosting. */
  z.object({ type: z.literal('browse') }),
  /** Asks the computers of the network one by one; answered by `found`. */
  z.object({ type: z.literal('find_by_code'), code: z.string().check(z.maxLength(16)) }),
  z.object({ type: z.literal('check') }),
  /**
   * Offers this computer as a successor of the party there. It listens on the network from then on, for the votes of players
   * who have lost their host. Of `dataDir` it uses a folder of its own, for when it takes over.
   */
  z.object({
    type: z.literal('stand_by'),
    origin: partyOriginSchema,
    /** Of a guest of that party. */
    token: z.string().check(z.maxLength(200)),
    port: portSchema,
    dataDir: z.string().check(z.minLength(1)),
    webRoot: z.string().check(z.minLength(1)),
  }),
  /** Whether other desktops may stand by for this one; they may unless it is said otherwise. */
  z.object({ type: z.literal('allow_standbys'), isAllowed: z.boolean() }),
  /** The person decides that the party goes on here, although another computer may have taken it over. */
  z.object({ type: z.literal('go_on_alone') }),
  /** Ends the games with a message, then the process. */
  z.object({ type: z.literal('stop') }),
])
export type HostCommand = z.infer<typeof hostCommandSchema>

/** From the host to main. */
export const hostReportSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('started'), port: portSchema, code: z.string() }),
  z.object({ type: z.literal('failed'), reason: z.enum(START_FAILURES), port: portSchema }),
  /** After `started`, and whenever something of it has changed. */
  z.object({
    type: z.literal('state'),
    isOpen: z.boolean(),
    port: portSchema,
    addresses: z.array(lanAddressSchema),
    players: countSchema,
    rooms: countSchema,
    /** No game runs otherwise: this computer waits, or stands by for another that leads. */
    isLeading: z.boolean(),
    /** It cannot know whether another computer has taken over, and waits for it or for a person's word. */
    isFrozen: z.boolean(),
    /** Where the party is led that this computer stands by for; null where it leads or waits itself. */
    standsByFor: z.nullable(partyOriginSchema),
    /** Whether another desktop would take over. */
    hasStandby: z.optional(z.boolean()),
  }),
  /** All that announce themselves now. */
  z.object({ type: z.literal('parties'), parties: z.array(foundPartySchema) }),
  /** The parties with this code; none when nobody on the network has answered so. */
  z.object({ type: z.literal('found'), code: z.string(), parties: z.array(foundPartySchema) }),
  z.object({ type: z.literal('checked'), findings: z.array(findingSchema) }),
  /** This computer, which stood by, leads the party now. */
  z.object({
    type: z.literal('took_over'),
    origin: partyOriginSchema,
    name: partyNameSchema,
    code: z.string(),
  }),
])
export type HostReport = z.infer<typeof hostReportSchema>
