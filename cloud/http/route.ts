import type { z } from 'zod/mini'
import type { Db } from '#cloud/db/client.ts'
import type { RateLimit } from '#cloud/rate-limiter.ts'
import type { Switch } from '#shared/constants/switches.ts'
import type { PlainErrorCode } from '#shared/errors/error-details.ts'
import type { Cookies } from './cookies.ts'
import type { FileAnswer } from './file-answer.ts'

/** One user on one device: what a token is made for. */
export interface LoginId {
  readonly userId: string
  readonly loginId: string
}

/** Who is asking, as their account says at this moment. */
export interface Caller extends LoginId {
  readonly username: string
  readonly avatar: string
  readonly isAdmin: boolean
  /** Plays without an account. */
  readonly isGuest: boolean
}

/**
 * `public`: nobody is asked who they are. `anyone`: the caller is known where there is a token, and it must be a good one.
 * `player`: also a guest. `account`: everyone signed in but guests.
 */
export type Access = 'public' | 'anyone' | 'player' | 'account' | 'admin'

interface RouteRequest<Who, Params, Query, Body, Found, Tx> {
  /** Null on public routes, even with a token; on those for anyone, without one. */
  readonly caller: Who
  readonly params: Params
  readonly query: Query
  readonly body: Body
  /** What `precheck` answered. */
  readonly found: Found
  readonly ip: string
  readonly requestId: string
  readonly authorization: string | undefined
  /** The call's transaction, where the route says `once: 'transaction'`. */
  readonly tx: Tx
  readonly header: (name: string) => string | undefined
  /** Of the answer. */
  readonly setHeader: (name: string, value: string) => void
  readonly cookies: Cookies
  /** Until the call is answered 503. What has begun goes on then, so what costs something is not begun shortly before. */
  readonly msLeft: () => number
}

type WhoOf<A extends Access> = A extends 'public' ? null : A extends 'anyone' ? Caller | null : Caller

/** How a call happens once under its key. */
export type Once = 'transaction' | 'claim'
type TxOf<O extends Once | null> = O extends 'transaction' ? Db : undefined

/** Declares one call of the API. Mounting, guards, limits and documentation follow from it. */
export interface RouteSpec<
  A extends Access,
  Params extends z.core.$ZodType,
  Query extends z.core.$ZodType,
  Body extends z.core.$ZodType,
  Data extends z.core.$ZodType,
  Found,
  O extends Once | null,
> {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** Below /api, as OpenAPI writes it: `/rooms/{id}`. */
  readonly path: string
  readonly access: A
  readonly tag: string
  readonly summary: string
  /** Parameters that do not fit: 404. */
  readonly params?: Params
  readonly query?: Query
  /** `rawBytes` for the bytes as they were sent, such as those of a signed webhook. */
  readonly body?: Body
  /** In bytes; 256 kB by default. */
  readonly bodyLimit?: number
  /** The schema of `data`; other fields are stripped. Without it the answer has no `data`. */
  readonly response?: Data
  readonly status?: 200 | 201
  readonly message?: string
  readonly rateLimit?: RateLimit
  /** Repeats the fields of `data` at the top level. */
  readonly alsoAtTop?: boolean
  /** The media type of an answer without envelope, which is sent as `handle` returns it, or as its file says. */
  readonly produces?: string
  /** What `handle` may answer as a file instead of `data`, by media type. */
  readonly files?: Readonly<Record<string, z.core.$ZodType>>
  /** Sends a file instead of `data`, which is then what a call that happens once is remembered by. */
  file?(data: z.output<Data>): Promise<FileAnswer>
  /** The code of an unexpected failure, instead of SERVER_ERROR. */
  readonly failsWith?: PlainErrorCode
  /**
   * For calls that spend, grant, open a room or ask for a rematch, and for none that answers a token: the caller's
   * `Idempotency-Key` makes it happen once, and a record is kept of it. `transaction`: the handler gets a `tx`, and what it
   * changes commits with the record; it awaits nothing but the database. `claim`: the handler asks a room or another service;
   * the key is claimed before it runs, and its answer stored after.
   */
  readonly once?: O
  /** Answered to everyone also during maintenance, in which only admins may make the other calls. */
  readonly duringMaintenance?: true
  /** Refused with FEATURE_OFF while an admin has turned this part of the product off. */
  readonly feature?: Switch
  /** Written to the audit log in the call's transaction, as every call of an admin that changes something. */
  readonly audited?: true
  /** For a call of an admin that only asks something, though it is no GET: it leaves no trace. */
  readonly changesNothing?: true
  /** Runs before query and body are parsed, so that 404 and 403 come before 400. */
  precheck?(
    request: RouteRequest<WhoOf<A>, z.output<Params>, undefined, undefined, undefined, undefined>,
  ): Promise<Found>
  handle(
    request: RouteRequest<WhoOf<A>, z.output<Params>, z.output<Query>, z.output<Body>, Found, TxOf<O>>,
  ): Promise<z.input<Data> | FileAnswer> | z.input<Data> | FileAnswer
}

/** A route without its specific types, as it is mounted. */
export type Route = RouteSpec<
  Access,
  z.core.$ZodType,
  z.core.$ZodType,
  z.core.$ZodType,
  z.core.$ZodType,
  unknown,
  Once | null
>

/** Declares a call; the types of `handle` follow from the schemas. */
export const route = <
  A extends Access,
  Params extends z.core.$ZodType = z.core.$ZodUndefined,
  Query extends z.core.$ZodType = z.core.$ZodUndefined,
  Body extends z.core.$ZodType = z.core.$ZodUndefined,
  Data extends z.core.$ZodType = z.core.$ZodVoid,
  Found = undefined,
  O extends Once | null = null,
>(
  spec: RouteSpec<A, Params, Query, Body, Data, Found, O>,
): Route => spec as unknown as Route
