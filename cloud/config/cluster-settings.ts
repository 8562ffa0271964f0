import { z } from 'zod'

/** The address of Redis. It may hold a password, so it is never printed. */
export interface RedisAddress {
  readonly host: string
  readonly port: number
  /** Installations that share a Redis use different databases of it. */
  readonly db: number
  readonly username?: string
  readonly password?: string
  readonly tls?: object
}

const REDIS_FORM = 'redis://HOST:PORT/DATABASE or rediss://USER:PASSWORD@HOST:PORT/DATABASE'
export const redisSetting = z.string().transform((text, context): RedisAddress => {
  const url = URL.parse(text)
  if (
    url === null ||
    !/^rediss?:$/.test(url.protocol) ||
    !url.hostname ||
    !/^(\/\d{0,4})?$/.test(url.pathname)
  ) {
    context.addIssue({ code: 'custom', message: REDIS_FORM })
    return z.NEVER
  }
  return {
    host: url.hostname.replaceAll(/^\[|\]$/g, ''),
    port: Number(url.port || 6379),
    db: Number(url.pathname.slice(1)),
    ...(url.username && { username: decodeURIComponent(url.username) }),
    ...(url.password && { password: decodeURIComponent(url.password) }),
    ...(url.protocol === 'rediss:' && { tls: {} }),
  }
})

const ADDRESS_FORM = 'HOST:PORT at which players reach this process, such as play-1.riddles.example:443'
export const publicAddressSetting = z
  .string()
  .regex(/^(?:[\w.-]+|\[[\da-fA-F:.]+\]):\d{1,5}$/, { error: ADDRESS_FORM })

interface ClusterVariables {
  readonly REDIS_URL?: RedisAddress | undefined
  readonly PUBLIC_ADDRESS?: string | undefined
  readonly DATABASE_URL?: { readonly kind: string } | undefined
}

/** The variables that REDIS_URL requires and that are missing or wrong, each with what it may hold. */
export function clusterNeeds(variables: ClusterVariables): [keyof ClusterVariables, string][] {
  if (variables.REDIS_URL === undefined) return []
  const needs: [keyof ClusterVariables, string][] = []
  if (variables.DATABASE_URL?.kind !== 'postgres')
    needs.push(['DATABASE_URL', 'postgres://…, since REDIS_URL is set and no two processes can share SQLite'])
  if (variables.PUBLIC_ADDRESS === undefined)
    needs.push(['PUBLIC_ADDRESS', `${ADDRESS_FORM}: it is needed with REDIS_URL`])
  return needs
}

export interface ClusterSettings {
  readonly redis: RedisAddress
  readonly publicAddress: string
}

export const toClusterSettings = ({ REDIS_URL, PUBLIC_ADDRESS }: ClusterVariables): ClusterSettings | null =>
  REDIS_URL !== undefined && PUBLIC_ADDRESS !== undefined
    ? { redis: REDIS_URL, publicAddress: PUBLIC_ADDRESS }
    : null
