import { chooseLanHost } from '#renderer/lib/endpoint.ts'
import type { DesktopApi } from '#shared/desktop/desktop-api.ts'

/** Loads a page anew: what belongs to another server does not outlive it. */
export const pageLoad = { open: (path: string): void => location.assign(path) }

/** From the next page load the app's own client plays at this host. */
export function enterParty(origin: string, path = '/'): void {
  chooseLanHost(origin)
  pageLoad.open(path)
}

/** Back to the cloud. */
export function leaveParty(desktop: DesktopApi): void {
  // Who has left does not take over.
  desktop.party.standBy(null).catch(() => undefined)
  chooseLanHost(null)
  pageLoad.open('/')
}
