import { type Bounds, wholeNumber } from '#renderer/features/admin/frame/whole-number.ts'
import { formatNumber } from '#renderer/lib/format.ts'
import { i18n } from '#renderer/lib/i18n.ts'
import { GRANT_MAX } from '#shared/constants/grants.ts'
import type { Currency } from '#shared/constants/wallet.ts'

/** As it was typed. */
export interface GrantAmount {
  readonly currency: Currency
  readonly amount: string
}
export const NO_AMOUNT: GrantAmount = { currency: 'r3', amount: '' }

/** What an account has, of which some may be taken back. */
export type Held = Readonly<Record<Currency, number>>

const boundsOf = (currency: Currency, held: Held | undefined): Bounds => {
  const max = GRANT_MAX[currency]
  return { min: held ? -max : 1, max }
}

/** Below 0: a correction, of no more than there is. */
export function grantedAmount({ currency, amount }: GrantAmount, held?: Held): number | undefined {
  const value = wholeNumber(amount, boundsOf(currency, held))
  return value === 0 || (held && value !== undefined && -value > held[currency]) ? undefined : value
}

/** What is wrong with an amount, in words. */
export function amountFault(typed: GrantAmount, held?: Held): string | undefined {
  const { currency, amount } = typed
  if (grantedAmount(typed, held) !== undefined) return undefined
  const value = wholeNumber(amount, boundsOf(currency, held))
  if (value === 0) return i18n.t('economyCalls.nothing')
  const max = formatNumber(GRANT_MAX[currency])
  if (!held) return i18n.t('admin.wholeNumber', { min: 1, max })
  if (value === undefined) return i18n.t('adminEconomy.grants.amountWrong', { max })
  return i18n.t('adminEconomy.grants.tooMuchBack', {
    held: `${formatNumber(held[currency])} ${i18n.t(`adminEconomy.currencies.${currency}`)}`,
  })
}
