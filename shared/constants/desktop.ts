/** The scheme and host of the desktop app's own pages. Servers allow this origin: `cloud/http/allowed-origins.ts`. */
export const APP_SCHEME = 'app'
export const APP_HOST = 'riddle-rooms'
export const APP_ORIGIN = `${APP_SCHEME}://${APP_HOST}`

/** The scheme of links from outside into the desktop app. */
export const LINK_SCHEME = 'riddlerooms'

/** What a client assumes of a server that names no usable `minVersion`. */
export const MIN_APP_VERSION_FALLBACK = '1.40.0'

/** How long before a scheduled notification is shown, in milliseconds. */
export const NOTIFICATION_DELAY_MS = 1_000

/** In density-independent pixels: smaller, and the layout for phones would take over. */
export const WINDOW_MIN = { width: 1024, height: 680 } as const
