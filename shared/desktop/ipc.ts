import { z } from 'zod/mini'
import { languageSchema } from '../schemas/primitives.ts'
import { findingSchema, foundPartySchema } from './host-process.ts'
import { bigScreenSchema, partyStateSchema, standBySchema } from './party.ts'
import { partyCodeSchema, partyWishSchema } from './party-wish.ts'

/** What main tells the page when it opens it; it never changes while the page is open. */
export const launchSchema = z.object({
  /** The cloud's origin. */
  server: z.url({ protocol: /^https?$/ }),
  version: z.string(),
  system: z.enum(['windows', 'mac', 'linux']),
  /** In the window of the big screen: whose room it shows. It may call nothing of main. */
  bigScreen: z.nullable(z.pick(bigScreenSchema, { lanHost: true })),
})
export type Launch = z.infer<typeof launchSchema>

const tokenSchema = z.string().check(z.minLength(1), z.maxLength(8192))
/** `session`: this system has no safe place for secrets, and the token is gone when the app ends. */
const keepingSchema = z.enum(['system', 'session'])
const keptTokenSchema = z.object({ token: z.nullable(tokenSchema), keeping: keepingSchema })
export type Keeping = z.infer<typeof keepingSchema>
export type KeptToken = z.infer<typeof keptTokenSchema>

/** A path of the client, without an origin: main hands it to the page, and takes one back with a notification. */
const clientPathSchema = z.string().check(z.maxLength(200), z.regex(/^\/(?!\/)[\w/-]*(\?join=[A-Z0-9]+)?$/))

const noticeText = z.string().check(z.minLength(1), z.maxLength(200))
const noticeSchema = z.object({
  title: noticeText,
  body: noticeText,
  /** Where a click leads; null: to the page that is open then. */
  path: z.nullable(clientPathSchema),
})
export type Notice = z.infer<typeof noticeSchema>

/** Google's answer to the system browser; the cloud exchanges it for an ID token. */
const googleGrantSchema = z.object({
  code: z.string().check(z.maxLength(2048)),
  codeVerifier: z.string().check(z.maxLength(128)),
  redirectUri: z.string().check(z.maxLength(100)),
})
export type GoogleGrant = z.infer<typeof googleGrantSchema>

const updateStateSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('idle') }),
  /** This installation cannot update itself: the new version is downloaded by hand. */
  z.object({ kind: z.literal('unsupported') }),
  z.object({ kind: z.literal('checking') }),
  z.object({ kind: z.literal('downloading'), version: z.string(), percent: z.number() }),
  z.object({ kind: z.literal('ready'), version: z.string() }),
  z.object({ kind: z.literal('failed') }),
])
export type UpdateState = z.infer<typeof updateStateSchema>

const nothing = z.void()
/** What the page may ask of main. Preload and main both parse arguments and answers. */
export const DESKTOP_CALLS = {
  /** The page takes events from now on. */
  'page:ready': { args: z.tuple([]), answer: nothing },
  'token:read': { args: z.tuple([]), answer: keptTokenSchema },
  'token:write': { args: z.tuple([z.nullable(tokenSchema)]), answer: keepingSchema },
  'language:set': { args: z.tuple([languageSchema]), answer: nothing },
  /** While a game runs, nothing is downloaded. */
  'play:set': { args: z.tuple([z.boolean()]), answer: nothing },
  'notification:schedule': { args: z.tuple([noticeSchema]), answer: nothing },
  /** Null: the player cancelled, or did not come back within five minutes. */
  'google:authorize': {
    args: z.tuple([z.string().check(z.regex(/^[\w.-]{1,200}$/))]),
    answer: z.nullable(googleGrantSchema),
  },
  'updates:read': { args: z.tuple([]), answer: updateStateSchema },
  /** Restarts into the new version; one that is not here yet is downloaded first. */
  'updates:install': { args: z.tuple([]), answer: nothing },
  'party:state': { args: z.tuple([]), answer: partyStateSchema },
  /** Hosts a party on this computer, for itself only as yet. The answer comes when it runs, or cannot. */
  'party:start': { args: z.tuple([partyWishSchema]), answer: partyStateSchema },
  'party:stop': { args: z.tuple([]), answer: nothing },
  /** To the network. The system's firewall may ask then. */
  'party:open': { args: z.tuple([]), answer: nothing },
  'party:close': { args: z.tuple([]), answer: nothing },
  /** Whether other computers may stand by to take over. */
  'party:allow-standbys': { args: z.tuple([z.boolean()]), answer: nothing },
  /** It goes on here, although another computer may have taken it over. */
  'party:go-on-alone': { args: z.tuple([]), answer: nothing },
  /** Null: nothing could be checked. */
  'party:check': { args: z.tuple([]), answer: z.nullable(z.array(findingSchema)) },
  /** Looks for parties until it is told not to; the event `parties` tells them. */
  'party:browse': { args: z.tuple([z.boolean()]), answer: nothing },
  /** The party with this code on the network; null when none answers. */
  'party:find': { args: z.tuple([partyCodeSchema]), answer: z.nullable(foundPartySchema) },
  /** This computer takes over when the host of this party is gone. The token is a guest's of that host. Null: it no longer does. */
  'party:stand-by': {
    args: z.tuple([z.nullable(standBySchema)]),
    answer: nothing,
  },
  'big-screen:open': { args: z.tuple([bigScreenSchema]), answer: nothing },
} as const

/** What main tells the page. */
export const DESKTOP_EVENTS = {
  navigate: z.object({ path: clientPathSchema }),
  /** The computer woke up. */
  resumed: z.null(),
  update: updateStateSchema,
  party: partyStateSchema,
  parties: z.array(foundPartySchema),
} as const

export type DesktopCalls = typeof DESKTOP_CALLS
export type CallName = keyof DesktopCalls
export type CallArgs<Name extends CallName> = z.output<DesktopCalls[Name]['args']>
export type CallAnswer<Name extends CallName> = z.output<DesktopCalls[Name]['answer']>

export type DesktopEvents = { [Name in keyof typeof DESKTOP_EVENTS]: z.output<(typeof DESKTOP_EVENTS)[Name]> }
export type EventName = keyof DesktopEvents
