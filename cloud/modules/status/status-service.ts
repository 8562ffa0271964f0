import type { Settings } from '#cloud/config/settings.ts'
import type { Status, Version } from '#shared/schemas/status.ts'

export interface StatusParts {
  readonly version: string
  readonly settings: Pick<Settings, 'minAppVersion' | 'google'>
  readonly now: () => number
}

export type StatusService = ReturnType<typeof createStatusService>

export const createStatusService = ({ version, settings: { minAppVersion, google }, now }: StatusParts) => ({
  status: (): Status => ({
    maintenance: false,
    minVersion: minAppVersion,
    timestamp: new Date(now()).toISOString(),
    kind: 'cloud',
  }),

  version: (): Version => ({
    version,
    minVersion: minAppVersion,
    googleClientId: google.clientIds[0] ?? null,
    googleDesktopClientId: google.desktopClientId,
    payments: 'sandbox',
    ai: false,
  }),
})
