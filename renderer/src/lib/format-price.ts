import { currentLocale } from '#renderer/lib/i18n.ts'

interface Price {
  /** Cents. */
  amount: number
  currency: string
}

/** €4.99 or 4,99 €. */
export const formatPrice = ({ amount, currency }: Price): string =>
  new Intl.NumberFormat(currentLocale(), { style: 'currency', currency }).format(amount / 100)

/** 44% */
export const formatPercent = (share: number): string =>
  new Intl.NumberFormat(currentLocale(), { style: 'percent' }).format(share)
