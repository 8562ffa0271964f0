import { platform } from '#renderer/platform/platform.ts'
import { HOST_META } from '#shared/constants/lan.ts'
import { STORAGE_KEYS } from '#shared/constants/storage-keys.ts'

/** The server that the client talks to: a cloud, or a LAN host on another address. */
export interface Endpoint {
  readonly kind: 'cloud' | 'lan'
  /** The base URL, without a slash at its end. HTTP, the account channel and room play use no other. */
  origin: string
  /** Prefix of every storage key; empty for the cloud. */
  readonly namespace: string
}

const LAN_NAMESPACE = 'lan:'
/** Whether a stored key belongs to some LAN host. */
export const isLanKey = (key: string): boolean => key.startsWith(LAN_NAMESPACE)

const cloud = (): Endpoint => ({ kind: 'cloud', origin: platform.cloud, namespace: '' })

const namespaceOf = (home: string): string => `${LAN_NAMESPACE}${home}:`
/** `home` is where this tab found the party: what it stores stays under that name, whoever leads the party by now. */
const lan = (home: string): Endpoint => ({
  kind: 'lan',
  origin: sessionStorage.getItem(namespaceOf(home) + STORAGE_KEYS.partyOrigin) ?? home,
  namespace: namespaceOf(home),
})

/** Chooses the server for this tab; `null` is the cloud. It takes effect with the next page load. */
export function chooseLanHost(address: string | null): void {
  if (address === null) {
    sessionStorage.removeItem(STORAGE_KEYS.lanHost)
    return
  }
  const { origin } = new URL(address)
  sessionStorage.setItem(STORAGE_KEYS.lanHost, origin)
  // Chosen by hand, it is asked itself, wherever its party went the last time.
  sessionStorage.removeItem(namespaceOf(origin) + STORAGE_KEYS.partyOrigin)
}

/** A LAN host says in its pages what it is. */
const isFromLanHost = () => document.querySelector(`meta[name="${HOST_META}"]`) !== null

function chosen(): Endpoint {
  // The window of the big screen was opened for one.
  const origin = platform.desktop?.launch.bigScreen?.lanHost ?? sessionStorage.getItem(STORAGE_KEYS.lanHost)
  if (origin !== null && /^https?:\/\//.test(origin)) return lan(origin)
  return isFromLanHost() ? lan(location.origin) : cloud()
}

/**
 * Kind and namespace are fixed until the next page load, so that nothing that was begun with one server can end at another. The
 * origin changes only where a party goes on at another host, with the same logins and rooms (`moveParty`).
 */
export const endpoint: Endpoint = chosen()
