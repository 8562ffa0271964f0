import type { Settings } from '#cloud/config/settings.ts'

/** The desktop app's own pages. */
const APP_ORIGIN = 'app://riddle-rooms'

export type OriginCheck = (origin: string | undefined) => boolean

/** Allows PUBLIC_URL, the desktop app and requests without an Origin; outside production all names of this computer. */
export function originCheck(settings: Pick<Settings, 'publicUrl' | 'production'>): OriginCheck {
  const allowed = new Set([settings.publicUrl, APP_ORIGIN])
  const { protocol, port } = new URL(settings.publicUrl)
  if (!settings.production) {
    for (const host of ['localhost', '127.0.0.1', '[::1]']) {
      allowed.add(new URL(`${protocol}//${host}:${port}`).origin)
    }
  }
  return (origin) => origin === undefined || origin === '' || allowed.has(origin)
}
