import { z } from 'zod'
import { type Route, route } from '#cloud/http/route.ts'
import type { Grants } from '#cloud/modules/grants/index.ts'
import {
  bulkGrantBody,
  bulkGrantData,
  grantBody,
  grantData,
  userGrantsData,
} from '#shared/schemas/admin-grants.ts'
import type { AdminChanges } from './admin-change.ts'

const params = z.object({ id: z.string().max(64) })

export const grantRoutes = (change: AdminChanges, grants: Grants): Route[] => [
  route({
    method: 'get',
    path: '/admin/users/{id}/grants',
    access: 'admin',
    tag: 'admin',
    summary: 'What admins gave to an account or took back, newest first',
    params,
    response: userGrantsData,
    handle: ({ params }) => grants.to(params.id),
  }),
  change({
    method: 'post',
    path: '/admin/users/{id}/grants',
    action: 'grant.give',
    confirmed: true,
    summary: 'Give R3 or voice tokens to an account, or take some back (below 0)',
    params,
    body: grantBody,
    response: grantData,
    precheck: ({ id }) => grants.receiver(id),
    async change(tx, { caller, found, body }) {
      const data = await grants.one(tx, caller.userId, found, body)
      const { currency } = body
      return {
        target: data.userId,
        before: { currency, balance: data.before },
        after: {
          currency,
          balance: data.after,
          amount: body.amount,
          reason: body.reason,
          ticket: body.ticket,
        },
        data,
      }
    },
  }),
  change({
    method: 'post',
    path: '/admin/grants',
    action: 'grant.bulk',
    confirmed: true,
    summary: 'Give the same to many accounts, or with `dryRun` tell who would get what',
    body: bulkGrantBody,
    response: bulkGrantData,
    async change(tx, { caller, body: { to: _, dryRun, ...order }, body }) {
      const data = await grants.many(tx, caller.userId, body)
      if (dryRun) return { data }
      const balances = (which: 'before' | 'after') =>
        Object.fromEntries(data.grants.map((grant) => [grant.userId, grant[which]]))
      return {
        before: balances('before'),
        after: { ...order, total: data.total, balances: balances('after') },
        data,
      }
    },
  }),
]
