import { currentLocale } from '#renderer/lib/i18n.ts'

export const formatPercent = (share: number): string =>
  new Intl.NumberFormat(currentLocale(), { style: 'percent' }).format(share)

/** May 2026. */
export const formatMonth = (time: string): string =>
  new Intl.DateTimeFormat(currentLocale(), { month: 'long', year: 'numeric' }).format(new Date(time))
