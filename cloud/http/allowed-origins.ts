import type { Settings } from '#cloud/config/settings.ts'

/** The desktop app's own pages. */
const APP_ORIGIN = 'app://riddle-rooms'

export type OriginCheck = (origin: string | undefined) => boolean

/** PUBLIC_URL; outside production also under all names of this computer. */
export function ownOrigins({ publicUrl, production }: Pick<Settings, 'publicUrl' | 'production'>): string[] {
  if (production) return [publicUrl]
  const { protocol, port } = new URL(publicUrl)
  const names = ['localhost', '127.0.0.1', '[::1]']
  return [publicUrl, ...names.map((name) => new URL(`${protocol}//${name}:${port}`).origin)]
}

/** Allows the server's own pages, the desktop app and requests without an Origin. */
export function originCheck(settings: Pick<Settings, 'publicUrl' | 'production'>): OriginCheck {
  const allowed = new Set([...ownOrigins(settings), APP_ORIGIN])
  return (origin) => origin === undefined || origin === '' || allowed.has(origin)
}
