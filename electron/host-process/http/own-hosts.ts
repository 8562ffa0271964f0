import { isIPv6 } from 'node:net'
import { hostname, networkInterfaces } from 'node:os'

/** The desktop app's own pages. */
const APP_ORIGIN = 'app://riddle-rooms'
const LOOPBACK = ['localhost', '127.0.0.1', '::1']
const LOOKED_EVERY_MS = 2_000

/** The name of this computer in the local network, where it has one. */
export function localNames(): string[] {
  const local = hostname()
    .toLowerCase()
    .replace(/\.local$/, '')
  return local ? [`${local}.local`] : []
}

/** All names under which this computer may be asked: its addresses, and its name in the local network. */
export function ownNames(): string[] {
  const addresses = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .map(({ address }) => address)
  return [...LOOPBACK, ...addresses, ...localNames()]
}

const hostOf = (name: string, port: number): string => {
  const host = isIPv6(name) ? `[${name}]` : name
  return port === 80 ? host : `${host}:${port}`
}

export interface HostCheckParts {
  readonly names: () => readonly string[]
  readonly port: () => number
  /** Of the party's other computers. */
  readonly partyOrigins: () => readonly string[]
  readonly now: () => number
}

export interface HostCheck {
  /** A foreign name that leads to this computer is a trick: a page of that name would be of our origin (DNS rebinding). */
  isOwnHost(host: string | undefined): boolean
  isAllowedOrigin(origin: string | undefined): boolean
}

/** Whom a party answers (LAN-11). */
export function createHostCheck({ names, port, partyOrigins, now }: HostCheckParts): HostCheck {
  let looked: { readonly at: number; readonly hosts: ReadonlySet<string> } | undefined

  function hosts(): ReadonlySet<string> {
    if (looked === undefined || now() - looked.at >= LOOKED_EVERY_MS)
      looked = { at: now(), hosts: new Set(names().map((name) => hostOf(name.toLowerCase(), port()))) }
    return looked.hosts
  }

  const isOwnHost = (host: string | undefined): boolean =>
    host !== undefined && hosts().has(host.toLowerCase())

  return {
    isOwnHost,
    isAllowedOrigin(origin) {
      if (origin === undefined || origin === '' || origin === APP_ORIGIN) return true
      const own = /^http:\/\/([^/]+)$/.exec(origin)?.[1]
      return isOwnHost(own) || partyOrigins().includes(origin)
    },
  }
}
