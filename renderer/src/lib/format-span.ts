import { currentLocale } from '#renderer/lib/i18n.ts'

type Unit = 'second' | 'minute' | 'hour'

const inUnit = (value: number, unit: Unit): string =>
  new Intl.NumberFormat(currentLocale(), { style: 'unit', unit, unitDisplay: 'short' }).format(value)

/** 20 sec, 4 min, 3 hr 20 min: rounded up, and as exact as is of use. */
export function formatSpan(ms: number): string {
  const seconds = Math.max(Math.ceil(ms / 1000), 1)
  if (seconds < 60) return inUnit(seconds, 'second')
  const minutes = Math.ceil(seconds / 60)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const parts = [...(hours > 0 ? [inUnit(hours, 'hour')] : []), ...(rest > 0 ? [inUnit(rest, 'minute')] : [])]
  return parts.join(' ')
}
