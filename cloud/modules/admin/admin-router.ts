import type { AccountPart } from '#cloud/account-part.ts'
import type { Db } from '#cloud/db/client.ts'
import type { Route } from '#cloud/http/route.ts'
import type { AccountService } from '#cloud/modules/account/index.ts'
import type { Announcements } from '#cloud/modules/announcements/index.ts'
import type { Auth } from '#cloud/modules/auth/index.ts'
import type { Grants } from '#cloud/modules/grants/index.ts'
import type { Offers } from '#cloud/modules/library/index.ts'
import type { LiveSettingsService } from '#cloud/modules/live-settings/index.ts'
import type { MaintenanceService } from '#cloud/modules/maintenance/index.ts'
import type { ReportReview } from '#cloud/modules/player-reports/index.ts'
import type { Bans, Sanctions } from '#cloud/modules/sanctions/index.ts'
import type { Switches } from '#cloud/modules/switches/index.ts'
import { accountRoutes } from './accounts-router.ts'
import { listActionsOf } from './actions-repository.ts'
import { actionRoutes } from './actions-router.ts'
import { type AdminChangeParts, adminChanges } from './admin-change.ts'
import { type TableRouteParts, tableRoutes } from './amount-tables-router.ts'
import { announcementRoutes } from './announcements-router.ts'
import { bannedAddressRoutes } from './banned-addresses-router.ts'
import { grantRoutes } from './grants-router.ts'
import { type HealthParts, healthRoutes } from './health-router.ts'
import { type LedgerRouteParts, ledgerRoutes } from './ledger-router.ts'
import { adminLibraryRoutes } from './library-router.ts'
import { type MailTestParts, mailTestRoutes } from './mail-test-router.ts'
import { maintenanceRoutes } from './maintenance-router.ts'
import { minVersionRoutes } from './min-version-router.ts'
import { noteRoutes } from './notes-router.ts'
import { type OverviewParts, overviewRoutes } from './overview-router.ts'
import { type PaymentRouteParts, paymentRoutes } from './payments-router.ts'
import { type QuizRouteParts, quizRoutes } from './quizzes-router.ts'
import { reportRoutes } from './reports-router.ts'
import { type RoomRouteParts, roomRoutes } from './rooms-router.ts'
import { sanctionRoutes } from './sanctions-router.ts'
import { switchRoutes } from './switches-router.ts'
import { userRoutes } from './users-router.ts'
import { createWholeUser, type WholeUserParts } from './whole-user.ts'

export interface AdminParts
  extends AdminChangeParts,
    WholeUserParts,
    RoomRouteParts,
    QuizRouteParts,
    Omit<OverviewParts, 'now'>,
    Omit<MailTestParts, 'users'>,
    LedgerRouteParts,
    PaymentRouteParts,
    TableRouteParts {
  readonly grants: Grants
  readonly offers: Offers
  readonly auth: Auth
  readonly sanctions: Sanctions
  readonly bans: Bans
  readonly account: AccountService
  readonly liveSettings: LiveSettingsService
  readonly maintenance: MaintenanceService
  readonly reports: ReportReview
  readonly minAppVersion: string
  readonly announcements: Announcements
  readonly switches: Switches
  readonly health: HealthParts
  /** Who is connected to any process; null when one of them does not answer. */
  readonly connected: () => Promise<{ readonly versions: ReadonlyMap<string, number> } | null>
}

/** What admins may see and change, with the log of what they did. */
export function adminRoutes(parts: AdminParts): Route[] {
  const { db, users, liveSettings, maintenance, reports, minAppVersion } = parts
  const change = adminChanges(parts)
  return [
    ...maintenanceRoutes(change, maintenance),
    ...minVersionRoutes(change, liveSettings, minAppVersion, parts.connected),
    ...announcementRoutes(change, parts.announcements),
    ...switchRoutes(change, parts.switches),
    ...mailTestRoutes(change, parts),
    ...overviewRoutes(parts),
    ...healthRoutes(parts.health),
    ...userRoutes(users, createWholeUser(parts)),
    ...sanctionRoutes(change, parts.sanctions),
    ...bannedAddressRoutes(change, parts.bans),
    ...accountRoutes(change, parts),
    ...noteRoutes(change, parts),
    ...roomRoutes(change, parts),
    ...quizRoutes(change, parts),
    ...reportRoutes(change, reports),
    ...grantRoutes(change, parts.grants),
    ...ledgerRoutes(parts),
    ...paymentRoutes(change, parts),
    ...adminLibraryRoutes(change, parts.offers),
    ...tableRoutes(change, parts),
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
