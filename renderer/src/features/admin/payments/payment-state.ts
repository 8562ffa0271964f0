import { i18n } from '#renderer/lib/i18n.ts'
import type { AdminPayment } from '#shared/schemas/admin-payments.ts'

/** Where a part of the money went back, the payment is still paid. */
export const paymentState = ({ state, refunded }: Pick<AdminPayment, 'state' | 'refunded'>): string =>
  state === 'paid' && refunded > 0
    ? i18n.t('adminEconomy.payments.partly')
    : i18n.t(`store.purchases.states.${state}`)
