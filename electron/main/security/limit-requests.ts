import type { Session } from 'electron'
import { isLanHostname } from '#shared/lan-address.ts'

/** Whether a page may ask this address without TLS: a LAN host, or the cloud of an app that was built for one without. */
export function isForPage(address: string, server: string): boolean {
  const url = URL.parse(address)
  if (url === null) return false
  return isLanHostname(url.hostname) || url.origin.replace(/^ws/, 'http') === server
}

/** The content policy must allow every address without TLS; of those, pages reach the own network's only. */
export function limitRequests(session: Session, server: string): void {
  session.webRequest.onBeforeRequest({ urls: ['http://*/*', 'ws://*/*'] }, ({ url }, decide) =>
    decide({ cancel: !isForPage(url, server) }),
  )
}
