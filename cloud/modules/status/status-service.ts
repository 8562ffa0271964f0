import type { Settings } from '#cloud/config/settings.ts'
import type { LiveSettingsService } from '#cloud/modules/live-settings/index.ts'
import type { Status, Version } from '#shared/schemas/status.ts'

export interface StatusParts {
  readonly version: string
  readonly settings: Pick<Settings, 'minAppVersion' | 'google' | 'payments' | 'ai' | 'guests'>
  readonly liveSettings: Pick<LiveSettingsService, 'current'>
  readonly now: () => number
}

export type StatusService = ReturnType<typeof createStatusService>

export function createStatusService({ version, settings, liveSettings, now }: StatusParts) {
  const { minAppVersion, google, payments, ai, guests } = settings
  const minVersion = () => liveSettings.current().minAppVersion ?? minAppVersion

  return {
    status(): Status {
      const { isOn, message, startsAt, durationMinutes, supportUrl } = liveSettings.current().maintenance
      return {
        maintenance: isOn,
        minVersion: minVersion(),
        timestamp: new Date(now()).toISOString(),
        kind: 'cloud',
        ...(message !== undefined && { message }),
        ...(startsAt !== undefined && { startsAt }),
        ...(durationMinutes !== undefined && { durationMinutes }),
        ...(supportUrl !== undefined && { supportUrl }),
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
