import { currentLocale } from '#renderer/lib/i18n.ts'

/** The cents of an amount as it was typed, 1.99 or 1,99; by its digits, for a fraction is not exact. */
export function centsOf(typed: string): number | undefined {
  const [, whole, fraction = ''] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(typed.trim()) ?? []
  return whole === undefined ? undefined : Number(whole + fraction.padEnd(2, '0'))
}

/** 1.99 or 1,99: as the field holds it. */
export const centsText = (cents: number): string =>
  new Intl.NumberFormat(currentLocale(), { minimumFractionDigits: 2, useGrouping: false }).format(cents / 100)
