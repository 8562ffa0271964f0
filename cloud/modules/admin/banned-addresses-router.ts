import { type Route, route } from '#cloud/http/route.ts'
import type { Bans } from '#cloud/modules/sanctions/index.ts'
import {
  bannedAddressesData,
  bannedAddressesQuery,
  bannedAddressParams,
} from '#shared/schemas/banned-addresses.ts'
import type { AdminChanges } from './admin-change.ts'
import { pageOf } from './page-of.ts'

const timeOrNull = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())

/** What is left of bans whose accounts are gone. */
export const bannedAddressRoutes = (
  change: AdminChanges,
  bans: Pick<Bans, 'addresses' | 'liftAddress'>,
): Route[] => [
  route({
    method: 'get',
    path: '/admin/banned-addresses',
    access: 'admin',
    tag: 'admin',
    summary: 'Addresses of deleted accounts that stay banned, as digests: all, or the one that is asked for',
    query: bannedAddressesQuery,
    response: bannedAddressesData,
    async handle({ query }) {
      const { rows, next } = await pageOf(query, bans.addresses, ({ digest }) => digest)
      return {
        addresses: rows.map(({ digest, reason, expiresAt }) => ({
          digest,
          reason,
          until: timeOrNull(expiresAt),
        })),
        next,
      }
    },
  }),
  change({
    method: 'delete',
    path: '/admin/banned-addresses/{digest}',
    action: 'address.unban',
    confirmed: true,
    summary: 'Let the owner of a banned address make an account again',
    params: bannedAddressParams,
    async change(tx, { params: { digest } }) {
      const { reason, expiresAt } = await bans.liftAddress(tx, digest)
      const before = { reason, until: timeOrNull(expiresAt) }
      return { target: digest, before, after: null, data: undefined }
    },
  }),
]
