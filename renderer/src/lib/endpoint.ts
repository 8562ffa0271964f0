import { STORAGE_KEYS } from '#shared/constants/storage-keys.ts'

/** The server that the client talks to: a cloud, or a LAN host on another address. */
export interface Endpoint {
  kind: 'cloud' | 'lan'
  /** The base URL, without a slash at its end. HTTP, the account channel and room play use no other. */
  origin: string
  /** Prefix of every storage key; empty for the cloud. */
  namespace: string
}

const LAN_NAMESPACE = 'lan:'
/** Whether a stored key belongs to some LAN host. */
export const isLanKey = (key: string): boolean => key.startsWith(LAN_NAMESPACE)

const cloud = (): Endpoint => ({ kind: 'cloud', origin: location.origin, namespace: '' })
const lan = (origin: string): Endpoint => ({ kind: 'lan', origin, namespace: `${LAN_NAMESPACE}${origin}:` })

/** Chooses the server for this tab; `null` is the cloud. It takes effect with the next page load. */
export function chooseLanHost(address: string | null): void {
  if (address === null) sessionStorage.removeItem(STORAGE_KEYS.lanHost)
  else sessionStorage.setItem(STORAGE_KEYS.lanHost, new URL(address).origin)
}

function chosen(): Endpoint {
  const origin = sessionStorage.getItem(STORAGE_KEYS.lanHost)
  return origin !== null && /^https?:\/\//.test(origin) ? lan(origin) : cloud()
}

/** Fixed until the next page load, so that nothing that was begun with one server can end at another. */
export const endpoint: Endpoint = chosen()
