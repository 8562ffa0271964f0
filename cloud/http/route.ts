import type { z } from 'zod/mini'
import type { Db } from '#cloud/db/client.ts'
import type { RateLimit } from '#cloud/rate-limiter.ts'
import type { ErrorCode } from '#shared/errors/catalogue.ts'

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
}

export type Access = 'public' | 'player' | 'admin'

interface RouteRequest<Who, Params, Query, Body, Found, Tx> {
  /** Null on public routes, whoever asks. */
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
}

type WhoOf<A extends Access> = A extends 'public' ? null : Caller

/** How a call happens once under its key. */
export type Once = 'transaction' | 'claim'
type TxOf<O extends Once | null> = O extends 'transaction' ? Db : undefined

/** One call of the API, said once: it is mounted, guarded, limited and documented from this. */
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
  /** What does not fit names nothing: 404. */
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  /** In bytes; 256 kB unless it says more. */
  readonly bodyLimit?: number
  /** The schema of `data`: what it does not name never leaves. Without one there is no `data`. */
  readonly response?: Data
  readonly status?: 200 | 201
  readonly message?: string
  readonly rateLimit?: RateLimit
  /** The fields of `data` stand at the top level too. */
  readonly alsoAtTop?: boolean
  /** The media type of an answer that is no envelope; it is sent as `handle` gives it. */
  readonly produces?: string
  /** What an unexpected failure is called here, in place of SERVER_ERROR. */
  readonly failsWith?: ErrorCode
  /**
   * For calls that spend, grant, open a room or ask for a rematch, and for none that answers a token: the caller's
   * `Idempotency-Key` makes it happen once, and a record is kept of it. `transaction`: the handler gets a `tx`, and what it
   * changes commits with the record; it awaits nothing but the database. `claim`: the handler asks a room or another service;
   * the key is claimed before it runs, and its answer stored after.
   */
  readonly once?: O
  /** Runs before query and body are looked at, so that 404 and 403 come before 400. */
  precheck?(
    request: RouteRequest<WhoOf<A>, z.output<Params>, undefined, undefined, undefined, undefined>,
  ): Promise<Found>
  handle(
    request: RouteRequest<WhoOf<A>, z.output<Params>, z.output<Query>, z.output<Body>, Found, TxOf<O>>,
  ): Promise<z.input<Data>> | z.input<Data>
}

/** A route of which nobody knows the types any more: what http/ mounts. */
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
