import { formatMoment } from '#renderer/lib/format-date.ts'
import { i18n } from '#renderer/lib/i18n.ts'

/** What is told of one field, in words; null for what was not there. */
export interface ChangeLine {
  /** Empty where the thing is a single value. */
  readonly name: string
  readonly before: string | null
  readonly after: string | null
  /** Whether something else, or nothing, took the place of what was before: other facts merely go with the change. */
  readonly isReplaced: boolean
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** 2026-01-02T10:00:00.000Z */
const isMoment = (text: string): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/.test(text)

function wordsOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (Array.isArray(value))
    return value.length === 0 ? null : value.map((one) => wordsOf(one) ?? '').join(', ')
  if (typeof value === 'boolean') return i18n.t(value ? 'adminActions.yes' : 'adminActions.no')
  if (typeof value === 'string') return isMoment(value) ? formatMoment(value) : value
  return JSON.stringify(value)
}

/** Field by field, without those that stayed as they were. */
export function changeLines(before: unknown, after: unknown): ChangeLine[] {
  if (!isRecord(before) && !isRecord(after)) {
    const line = { name: '', before: wordsOf(before), after: wordsOf(after) }
    return line.before === line.after ? [] : [{ ...line, isReplaced: line.before !== null }]
  }
  const [was, is] = [before, after].map((side) => (isRecord(side) ? side : {})) as [
    Record<string, unknown>,
    Record<string, unknown>,
  ]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .map((name) => ({
      name,
      before: wordsOf(was[name]),
      after: wordsOf(is[name]),
      isReplaced: name in is && wordsOf(was[name]) !== null,
    }))
    .filter((line) => line.before !== line.after)
}
