import type { WebContents } from 'electron'
import { APP_ORIGIN } from '#shared/constants/desktop.ts'

export const isAppPage = (address: string): boolean =>
  address === APP_ORIGIN || address.startsWith(`${APP_ORIGIN}/`)

/** Addresses that the system browser may open: secure pages, mails, and the cloud itself. */
export function isForBrowser(address: string, server: string): boolean {
  const url = URL.parse(address)
  if (url === null || url.username !== '' || url.password !== '') return false
  return url.protocol === 'https:' || url.protocol === 'mailto:' || url.origin === server
}

interface Limits {
  readonly server: string
  openExternal(address: string): Promise<void>
}

/** A window shows the app's own pages and nothing else; what leads elsewhere opens in the system browser, or nowhere. */
export function limitContents(contents: WebContents, { server, openExternal }: Limits): void {
  contents.setWindowOpenHandler(({ url }) => {
    if (isForBrowser(url, server)) openExternal(url).catch(() => undefined)
    return { action: 'deny' }
  })
  const stayHere = (event: { preventDefault(): void; url: string }) => {
    if (!isAppPage(event.url)) event.preventDefault()
  }
  contents.on('will-navigate', stayHere)
  contents.on('will-frame-navigate', stayHere)
  contents.on('will-redirect', stayHere)
  contents.on('will-attach-webview', (event) => event.preventDefault())
}
