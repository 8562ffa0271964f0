import { currentLocale } from '#renderer/lib/i18n.ts'

/** 1.25: an amount in a vendor's currency, of which only the vendor knows the name. */
export const formatMicros = (micros: number): string =>
  new Intl.NumberFormat(currentLocale(), { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    micros / 1_000_000,
  )
