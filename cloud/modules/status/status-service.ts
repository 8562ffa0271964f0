import type { Status, Version } from '#shared/schemas/status.ts'

export interface StatusParts {
  readonly version: string
  readonly minAppVersion: string
  readonly now: () => number
}

export type StatusService = ReturnType<typeof createStatusService>

export const createStatusService = ({ version, minAppVersion, now }: StatusParts) => ({
  status: (): Status => ({
    maintenance: false,
    minVersion: minAppVersion,
    timestamp: new Date(now()).toISOString(),
    kind: 'cloud',
  }),

  version: (): Version => ({
    version,
    minVersion: minAppVersion,
    googleClientId: null,
    googleDesktopClientId: null,
    payments: 'sandbox',
    ai: false,
  }),
})
