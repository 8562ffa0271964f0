import { currentLocale } from '#renderer/lib/i18n.ts'

const format = (time: string | number, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(currentLocale(), options).format(new Date(time))

/** November 22, 2026 or 22 novembre 2026 */
export const formatDay = (time: string | number): string => format(time, { dateStyle: 'long' })

/** Nov 22, 2026 or 22 nov 2026: a day that begins at 00:00 UTC, wherever its reader is. */
export const formatUtcDay = (time: string | number): string =>
  format(time, { dateStyle: 'medium', timeZone: 'UTC' })

/** Nov 22 or 22 nov */
export const formatShortDay = (time: string | number): string =>
  format(time, { day: 'numeric', month: 'short' })

/** Nov 22, 2026, 9:04 PM or 22 nov 2026, 21:04 */
export const formatMoment = (time: string | number): string =>
  format(time, { dateStyle: 'medium', timeStyle: 'short' })

/** 9:04 PM or 21:04 */
export const formatTime = (time: string | number): string => format(time, { timeStyle: 'short' })
