import type { AccountPart } from '#cloud/account-part.ts'
import type { Db } from '#cloud/db/client.ts'
import type { Route } from '#cloud/http/route.ts'
import type { LiveSettingsService } from '#cloud/modules/live-settings/index.ts'
import type { MaintenanceService } from '#cloud/modules/maintenance/index.ts'
import { listActionsOf } from './actions-repository.ts'
import { actionRoutes } from './actions-router.ts'
import { adminChanges } from './admin-change.ts'
import { maintenanceRoutes } from './maintenance-router.ts'
import { minVersionRoutes } from './min-version-router.ts'

export interface AdminParts {
  readonly db: Db
  readonly liveSettings: LiveSettingsService
  readonly maintenance: MaintenanceService
  readonly minAppVersion: string
  /** The wall clock. */
  readonly now: () => number
}

/** What admins may see and change, and the log of what they did. */
export function createAdmin({ db, liveSettings, maintenance, minAppVersion, now }: AdminParts) {
  const change = adminChanges(now)
  const routes: Route[] = [
    ...maintenanceRoutes(change, maintenance),
    ...minVersionRoutes(change, liveSettings, minAppVersion),
    ...actionRoutes(db),
  ]
  const accountPart: AccountPart = {
    collect: async (userId) => ({
      adminActions: (await listActionsOf(db, userId)).map(({ doneAt, ...action }) => ({
        ...action,
        at: new Date(doneAt).toISOString(),
      })),
    }),
  }
  return { routes, accountPart }
}
