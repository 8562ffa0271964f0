import helmet from 'koa-helmet'
import type { Settings } from '#cloud/config/settings.ts'
import { websocketSources } from './connect-sources.ts'
import type { Middleware } from './context.ts'

/** Google's sign-in button is loaded from here, and calls it. */
const GSI = 'https://accounts.google.com/gsi/'

/** The security headers of every answer. Mantine needs inline styles; sounds and confetti run from blobs. */
export function securityHeaders(
  settings: Pick<Settings, 'publicUrl' | 'production' | 'google'>,
  /** Where room play of each process is, as `HOST:PORT`; empty where there is but this one. */
  processes: () => readonly string[],
): Middleware {
  const { publicUrl, google } = settings
  const ofGoogle = (address: string): string[] => (google.clientIds.length > 0 ? [GSI + address] : [])
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...ofGoogle('client')],
        styleSrc: ["'self'", "'unsafe-inline'", ...ofGoogle('style')],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        mediaSrc: ["'self'", 'data:', 'blob:'],
        // Here the private addresses of LAN hosts will be named, too.
        connectSrc: ["'self'", () => websocketSources(settings, processes()).join(' '), ...ofGoogle('')],
        frameSrc: ["'self'", ...ofGoogle('')],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // The desktop app's pages have another origin and play speech from here.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    // A Google sign-in window must be able to answer the page that opened it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: publicUrl.startsWith('https:')
      ? { maxAge: 31_536_000, includeSubDomains: false }
      : false,
    xFrameOptions: { action: 'deny' },
  })
}
