import type { Settings } from '#cloud/config/settings.ts'
import { ownOrigins } from './allowed-origins.ts'

/** What a policy can name: its grammar has no IPv6 addresses. */
const NAMEABLE = /^[\w.-]+(:\d+)?$/

/**
 * Where a page may open websockets, as sources of its content security policy: at this server, and at those of its processes
 * that have addresses of their own. Older browsers do not count websockets as 'self'.
 */
export function websocketSources(
  settings: Pick<Settings, 'publicUrl' | 'production'>,
  /** `HOST:PORT` of each. */
  processes: readonly string[],
): string[] {
  const scheme = settings.publicUrl.startsWith('https:') ? 'wss:' : 'ws:'
  const hosts = ownOrigins(settings).map((origin) => new URL(origin).host)
  const named = [...hosts.filter((host) => NAMEABLE.test(host)), ...processes].map((host) =>
    NAMEABLE.test(host) ? `${scheme}//${host}` : scheme,
  )
  return [...new Set(named)]
}
