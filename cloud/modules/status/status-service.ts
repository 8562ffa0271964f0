import type { Settings } from '#cloud/config/settings.ts'
import type { LiveSettingsService } from '#cloud/modules/live-settings/index.ts'
import type { MaintenanceService } from '#cloud/modules/maintenance/index.ts'
import type { Status, Version } from '#shared/schemas/status.ts'

export interface StatusParts {
  readonly version: string
  readonly settings: Pick<Settings, 'minAppVersion' | 'google' | 'payments' | 'ai' | 'guests'>
  readonly liveSettings: Pick<LiveSettingsService, 'current'>
  readonly maintenance: Pick<MaintenanceService, 'current' | 'isUnderWay'>
  readonly now: () => number
}

export type StatusService = ReturnType<typeof createStatusService>

export function createStatusService({ version, settings, liveSettings, maintenance, now }: StatusParts) {
  const { minAppVersion, google, payments, ai, guests } = settings
  const minVersion = () => liveSettings.current().minAppVersion ?? minAppVersion

  return {
    minVersion,

    status(): Status {
      const { message, ...announced } = maintenance.current() ?? {}
      return {
        maintenance: maintenance.isUnderWay(),
        minVersion: minVersion(),
        timestamp: new Date(now()).toISOString(),
        kind: 'cloud',
        ...announced,
        ...(message && { message: message.english, messages: message }),
      }
    },

    version: (): Version => ({
      version,
      minVersion: minVersion(),
      googleClientId: google.clientIds[0] ?? null,
      googleDesktopClientId: google.desktopClientId,
      payments: payments.provider,
      ai: ai !== null,
      guests,
    }),
  }
}
