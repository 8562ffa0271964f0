import { currentLocale } from '#renderer/lib/i18n.ts'

/** Cents of euro as the admin's language writes them. */
export const formatEuro = (cents: number): string =>
  new Intl.NumberFormat(currentLocale(), { style: 'currency', currency: 'EUR' }).format(cents / 100)
