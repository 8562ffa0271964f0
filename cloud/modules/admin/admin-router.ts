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
import { type QuizRouteParts, quizRoutes } from './quizzes-router.ts'
import { type RoomRouteParts, roomRoutes } from './rooms-router.ts'
import { userRoutes } from './users-router.ts'
import { createWholeUser, type WholeUserParts } from './whole-user.ts'

export interface AdminParts extends WholeUserParts, RoomRouteParts, QuizRouteParts {
  readonly liveSettings: LiveSettingsService
  readonly maintenance: MaintenanceService
  readonly minAppVersion: string
  /** The wall clock. */
  readonly now: () => number
}

/** What admins may see and change, with the log of what they did. */
export function adminRoutes(parts: AdminParts): Route[] {
  const { db, users, liveSettings, maintenance, minAppVersion, now } = parts
  const change = adminChanges(now)
  return [
    ...maintenanceRoutes(change, maintenance),
    ...minVersionRoutes(change, liveSettings, minAppVersion),
    ...userRoutes(users, createWholeUser(parts)),
    ...roomRoutes(change, parts),
    ...quizRoutes(change, parts),
    ...actionRoutes(db),
  ]
}

export const adminAccountPart = (db: Db): AccountPart => ({
  collect: async (userId) => ({
    adminActions: (await listActionsOf(db, userId)).map(({ doneAt, ...action }) => ({
      ...action,
      at: new Date(doneAt).toISOString(),
    })),
  }),
})
