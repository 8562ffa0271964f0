import type { Settings } from '#cloud/config/settings.ts'
import type { Announcements } from '#cloud/modules/announcements/index.ts'
import type { LiveSettingsService } from '#cloud/modules/live-settings/index.ts'
import type { MaintenanceService } from '#cloud/modules/maintenance/index.ts'
import type { Switches } from '#cloud/modules/switches/index.ts'
import type { Operator } from '#shared/schemas/operator.ts'
import type { Status, Version } from '#shared/schemas/status.ts'

export interface StatusParts {
  readonly version: string
  readonly settings: Pick<
    Settings,
    'minAppVersion' | 'google' | 'payments' | 'ai' | 'guests' | 'operator' | 'supportUrl'
  >
  readonly liveSettings: Pick<LiveSettingsService, 'current'>
  readonly maintenance: Pick<MaintenanceService, 'current' | 'isUnderWay'>
  readonly announcements: Pick<Announcements, 'shown'>
  readonly switches: Pick<Switches, 'isOn' | 'off'>
  readonly now: () => number
}

export type StatusService = ReturnType<typeof createStatusService>

export function createStatusService(parts: StatusParts) {
  const { version, settings, liveSettings, maintenance, announcements, switches, now } = parts
  const { minAppVersion, google, payments, ai, guests } = settings
  const minVersion = () => liveSettings.current().minAppVersion ?? minAppVersion

  return {
    minVersion,

    status(): Status {
      const { message, ...announced } = maintenance.current() ?? {}
      const shown = announcements.shown()
      const off = switches.off()
      return {
        maintenance: maintenance.isUnderWay(),
        minVersion: minVersion(),
        timestamp: new Date(now()).toISOString(),
        kind: 'cloud',
        ...announced,
        ...(message && { message: message.english, messages: message }),
        ...(shown.length > 0 && { announcements: shown.map(({ id, texts }) => ({ id, texts })) }),
        ...(off.length > 0 && { off }),
      }
    },

    version: (): Version => ({
      version,
      minVersion: minVersion(),
      googleClientId: google.clientIds[0] ?? null,
      googleDesktopClientId: google.desktopClientId,
      payments: payments.provider,
      ai: ai !== null,
      guests: guests && switches.isOn('guests'),
    }),

    operator: (): Operator => ({ ...settings.operator, supportUrl: settings.supportUrl }),
  }
}
