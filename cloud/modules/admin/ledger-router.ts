import { timeCursor } from '#cloud/db/time-page.ts'
import { type Route, route } from '#cloud/http/route.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import type { Wallet } from '#cloud/modules/wallet/index.ts'
import { adminLedgerData, adminLedgerQuery } from '#shared/schemas/admin-ledger.ts'
import { pageOf } from './page-of.ts'
import { soughtUser } from './sought-user.ts'
import { timeSpan } from './time-span.ts'

export interface LedgerRouteParts {
  readonly users: Users
  readonly wallet: Wallet
}

export const ledgerRoutes = ({ users, wallet }: LedgerRouteParts): Route[] => [
  route({
    method: 'get',
    path: '/admin/ledger',
    access: 'admin',
    tag: 'admin',
    summary: 'Movements of R3 and voice tokens: by account, kind, key and time, newest first',
    query: adminLedgerQuery,
    response: adminLedgerData,
    async handle({ query: { user, kind: reason, from, until, ...query } }) {
      const userId = await soughtUser(users, user)
      if (userId === null) return { entries: [], next: null }
      const { rows, next } = await pageOf(
        { ...query, ...timeSpan({ from, until }), reason, userId },
        (search) => wallet.searchEntries(search),
        timeCursor,
      )
      return {
        entries: rows.map(({ userId, username, reason, at, ...entry }) => ({
          ...entry,
          user: { id: userId, username },
          kind: reason,
          at: new Date(at).toISOString(),
        })),
        next,
      }
    },
  }),
]
