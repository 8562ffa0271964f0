const PRIVATE_V4 = [
  /^127\./,
  /^10\./,
  /^192\.168\./,
  /^172\.(1[6-9]|2\d|3[01])\./,
  /^169\.254\./,
  // Shared address space, which private networks over the internet use, too.
  /^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./,
] as const
const V4 = /^\d{1,3}(\.\d{1,3}){3}$/
/** Loopback, unique local, link local. */
const PRIVATE_V6 = /^\[(::1|f[cd][0-9a-f]{2}:.*|fe[89ab][0-9a-f]:.*)\]$/i
/** Names that only the own network answers: those of computers, with `.local` or without a domain. */
const LOCAL_NAME = /^([a-z0-9-]{1,63}|[a-z0-9-]{1,63}\.(local|localhost))$/i

/** Whether a URL's host name (IPv6 in brackets) belongs to this computer or to its network. */
export function isLanHostname(hostname: string): boolean {
  if (V4.test(hostname)) return PRIVATE_V4.some((range) => range.test(hostname))
  return PRIVATE_V6.test(hostname) || LOCAL_NAME.test(hostname)
}

/** Whether this is the origin of a LAN host, as `http://192.168.1.20:8790`, and nothing more. */
export function isLanOrigin(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && url.protocol === 'http:' && url.origin === text && isLanHostname(url.hostname)
}
