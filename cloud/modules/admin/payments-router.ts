import { z } from 'zod'
import { type Route, route } from '#cloud/http/route.ts'
import type { Payments } from '#cloud/modules/store/index.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import {
  adminPaymentData,
  adminPaymentsData,
  adminPaymentsQuery,
  refundBody,
} from '#shared/schemas/admin-payments.ts'
import type { AdminChanges } from './admin-change.ts'
import { pageOf } from './page-of.ts'
import { soughtUser } from './sought-user.ts'
import { timeSpan } from './time-span.ts'

const params = z.object({ id: z.string().max(64) })

export interface PaymentRouteParts {
  readonly users: Users
  readonly payments: Payments
}

export const paymentRoutes = (change: AdminChanges, { users, payments }: PaymentRouteParts): Route[] => [
  route({
    method: 'get',
    path: '/admin/payments',
    access: 'admin',
    tag: 'admin',
    summary: 'Payments: by account, vendor, state, the vendor’s id and time, newest first',
    query: adminPaymentsQuery,
    response: adminPaymentsData,
    async handle({ query: { user, from, until, ...query } }) {
      const userId = await soughtUser(users, user)
      if (userId === null) return { payments: [], next: null }
      const { rows, next } = await pageOf(
        { ...query, ...timeSpan({ from, until }), userId },
        payments.search,
        payments.cursorOf,
      )
      return { payments: rows.map(payments.shown), next }
    },
  }),
  route({
    method: 'get',
    path: '/admin/payments/{id}',
    access: 'admin',
    tag: 'admin',
    summary: 'One payment with its disputes, refunds and movements',
    params,
    response: adminPaymentData,
    handle: ({ params }) => payments.get(params.id),
  }),
  change({
    method: 'post',
    path: '/admin/payments/{id}/refund',
    action: 'payment.refund',
    confirmed: true,
    summary:
      'Ask the vendor to give money back, in whole or in part; what was bought is taken back when it went',
    params,
    body: refundBody,
    response: adminPaymentData,
    precheck: ({ id }) => payments.get(id),
    async change(tx, { caller, params: { id }, body }) {
      const { refund, data } = await payments.refund(tx, caller.userId, id, body)
      const { amount, total, reason, ticket } = refund
      const { user, price } = data.payment
      return {
        target: id,
        before: { userId: user?.id ?? null, price: price.amount, refunded: total - amount },
        after: { refunded: total, amount, reason, ticket },
        data,
      }
    },
  }),
]
