import { inviteCodeIn, isWhole } from '#renderer/lib/invite-code.ts'
import { LAN_PORT } from '#shared/constants/lan.ts'
import { isLanOrigin } from '#shared/lan-address.ts'

export type AddressFault = 'empty' | 'invalid' | 'secure' | 'outside'
/** `path`: what to open there. */
export type TypedAddress = { origin: string; path: string } | { fault: AddressFault }

const ADDRESS =
  /^(?:(?<scheme>[a-z]+):\/\/)?(?<host>\[[0-9a-f:.]+\]|[\w.-]+)(?::(?<port>\d{1,5}))?(?<rest>\/.*)?$/i

/** The party at whatever was typed or pasted: an address with or without `http://` and port, or the link of an invitation. */
export function partyAddressIn(text: string): TypedAddress {
  const typed = text.trim()
  if (typed === '') return { fault: 'empty' }
  const { scheme = 'http', host = '', port = String(LAN_PORT), rest = '' } = ADDRESS.exec(typed)?.groups ?? {}
  if (scheme.toLowerCase() === 'https') return { fault: 'secure' }
  const url = URL.parse(`http://${host}:${port}`)
  if (host === '' || url === null || scheme.toLowerCase() !== 'http') return { fault: 'invalid' }
  // What looks like a number is one of an IPv4 address with too few parts.
  if (/^[\d.]+$/.test(host) && url.hostname !== host) return { fault: 'invalid' }
  if (!isLanOrigin(url.origin)) return { fault: 'outside' }
  const code = /\/join\/|[?&]join=/.test(rest) ? inviteCodeIn(rest) : ''
  return { origin: url.origin, path: isWhole(code) ? `/join/${code}` : '/' }
}
