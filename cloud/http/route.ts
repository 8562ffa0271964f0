import type { z } from 'zod/mini'
import type { RateLimit } from '#cloud/rate-limiter.ts'
import type { PlainErrorCode } from '#shared/errors/error-details.ts'
import type { Cookies } from './cookies.ts'

/** The caller of a route: one user on one device. */
export interface Caller {
  readonly userId: string
  readonly loginId: string
}

export type Access = 'public' | 'player' | 'admin'

interface RouteRequest<Who, Params, Query, Body, Found> {
  /** Null on public routes, even with a token. */
  readonly caller: Who
  readonly params: Params
  readonly query: Query
  readonly body: Body
  /** What `precheck` answered. */
  readonly found: Found
  readonly ip: string
  readonly requestId: string
  readonly authorization: string | undefined
  readonly header: (name: string) => string | undefined
  readonly cookies: Cookies
  readonly idempotencyKey: string | undefined
}

type WhoOf<A extends Access> = A extends 'public' ? null : Caller

/** Declares one call of the API. Mounting, guards, limits and documentation follow from it. */
export interface RouteSpec<
  A extends Access,
  Params extends z.core.$ZodType,
  Query extends z.core.$ZodType,
  Body extends z.core.$ZodType,
  Data extends z.core.$ZodType,
  Found,
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
  /** The media type of an answer without envelope, which is sent as `handle` returns it. */
  readonly produces?: string
  /** The code of an unexpected failure, instead of SERVER_ERROR. */
  readonly failsWith?: PlainErrorCode
  /** Runs before query and body are parsed, so that 404 and 403 come before 400. */
  precheck?(
    request: RouteRequest<WhoOf<A>, z.output<Params>, undefined, undefined, undefined>,
  ): Promise<Found>
  handle(
    request: RouteRequest<WhoOf<A>, z.output<Params>, z.output<Query>, z.output<Body>, Found>,
  ): Promise<z.input<Data>> | z.input<Data>
}

/** A route without its specific types, as it is mounted. */
export type Route = RouteSpec<
  Access,
  z.core.$ZodType,
  z.core.$ZodType,
  z.core.$ZodType,
  z.core.$ZodType,
  unknown
>

/** Declares a call; the types of `handle` follow from the schemas. */
export const route = <
  A extends Access,
  Params extends z.core.$ZodType = z.core.$ZodUndefined,
  Query extends z.core.$ZodType = z.core.$ZodUndefined,
  Body extends z.core.$ZodType = z.core.$ZodUndefined,
  Data extends z.core.$ZodType = z.core.$ZodVoid,
  Found = undefined,
>(
  spec: RouteSpec<A, Params, Query, Body, Data, Found>,
): Route => spec as unknown as Route
