import type { Db } from '#cloud/db/client.ts'
import type { LiveSettingsService } from '#cloud/modules/live-settings/index.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { adminCalls } from '#shared/i18n/en/admin-calls.ts'
import type { Maintenance, StartMaintenance } from '#shared/schemas/maintenance.ts'
import { isUnderWay } from './maintenance-rules.ts'

export interface MaintenanceParts {
  readonly liveSettings: LiveSettingsService
  /** The wall clock: a start is announced to people. */
  readonly now: () => number
}

export interface MaintenanceChange {
  readonly before: Maintenance | null
  readonly after: Maintenance | null
}

export type MaintenanceService = ReturnType<typeof createMaintenance>

/** Read from memory, in every process. Each change belongs to a transaction of the caller's. */
export function createMaintenance({ liveSettings, now }: MaintenanceParts) {
  async function change(
    tx: Db,
    next: (before: Maintenance | null) => Maintenance | null,
  ): Promise<MaintenanceChange> {
    const before = await liveSettings.hold(tx, 'maintenance')
    const after = next(before)
    await liveSettings.changeIn(tx, { maintenance: after })
    return { before, after }
  }

  return {
    current: (): Maintenance | null => liveSettings.current().maintenance,
    isUnderWay: (): boolean => isUnderWay(liveSettings.current().maintenance, now()),

    /** In place of one that is planned already. Throws VALIDATION_FAILED for a start that has passed, and CONFLICT while one is under way. */
    async plan(tx: Db, plan: Maintenance): Promise<MaintenanceChange> {
      const message = adminCalls.startPast
      if (isUnderWay(plan, now()))
        throw new AppError('VALIDATION_FAILED', [{ path: 'startsAt', message }], message)
      return change(tx, (before) => {
        if (isUnderWay(before, now())) throw new AppError('CONFLICT', undefined, adminCalls.underWay)
        return plan
      })
    },

    /** At once: one that is planned begins early, and one that is under way is told of otherwise. */
    start: (tx: Db, notice: StartMaintenance): Promise<MaintenanceChange> =>
      change(tx, (before) => {
        const startsAt = before && isUnderWay(before, now()) ? before.startsAt : new Date(now()).toISOString()
        return { ...before, ...notice, startsAt }
      }),

    /** Also before it has begun. Throws CONFLICT when there is none. */
    end: (tx: Db): Promise<MaintenanceChange> =>
      change(tx, (before) => {
        if (before === null) throw new AppError('CONFLICT', undefined, adminCalls.notPlanned)
        return null
      }),
  }
}
