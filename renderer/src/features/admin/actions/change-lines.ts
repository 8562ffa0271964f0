import { formatMoment } from '#renderer/lib/format-date.ts'
import { i18n } from '#renderer/lib/i18n.ts'
import { adminActions } from '#shared/i18n/en/admin-actions.ts'
import { adminEconomy } from '#shared/i18n/en/admin-economy.ts'

/** What is told of one field, in words; null for what was not there. */
export interface ChangeLine {
  /** As the server calls it. */
  readonly key: string
  /** Empty where the thing is a single value. */
  readonly name: string
  readonly before: string | null
  readonly after: string | null
  /** Whether something else, or nothing, took the place of what was before: other facts merely go with the change. */
  readonly isReplaced: boolean
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type FieldName = keyof typeof adminActions.fields
const isKnown = (key: string): key is FieldName => Object.hasOwn(adminActions.fields, key)
const nameOf = (key: string): string => (isKnown(key) ? i18n.t(`adminActions.fields.${key}`) : key)

type QuestName = keyof typeof adminEconomy.progress.types
const isQuest = (type: unknown): type is QuestName =>
  typeof type === 'string' && Object.hasOwn(adminEconomy.progress.types, type)

function isRow(row: unknown): row is Record<string, unknown> {
  if (!isRecord(row)) return false
  const { level, type } = row
  return typeof level === 'number' || isQuest(type)
}

/** The rows of the pass go by their level, those of the quests by what is to be done how often. */
function keyedRow({ level, type, target, ...rest }: Record<string, unknown>): [string, unknown] {
  const name = isQuest(type) ? `${i18n.t(`adminEconomy.progress.types.${type}`)} (${target})` : `${level}`
  return [name, rest]
}

/** Also of a table: then row by row. */
function fieldsOf(side: unknown): Record<string, unknown> {
  if (isRecord(side)) return side
  if (Array.isArray(side) && side.every(isRow)) return Object.fromEntries(side.map(keyedRow))
  return {}
}
const hasFields = (side: unknown): boolean => Object.keys(fieldsOf(side)).length > 0

/** 2026-01-02T10:00:00.000Z */
const isMoment = (text: string): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/.test(text)

function wordsOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (Array.isArray(value))
    return value.length === 0 ? null : value.map((one) => wordsOf(one) ?? '').join(', ')
  if (typeof value === 'boolean') return i18n.t(value ? 'adminActions.yes' : 'adminActions.no')
  if (typeof value === 'string') return isMoment(value) ? formatMoment(value) : value
  if (!isRecord(value)) return String(value)
  const { currency, amount } = value
  if (currency !== undefined && amount !== undefined) return `${amount} ${nameOf(String(currency))}`
  const known = Object.entries(value).map(([key, one]) => `${nameOf(key)}: ${wordsOf(one) ?? '–'}`)
  return known.length === 0 ? null : known.join(', ')
}

/** Field by field, without those that stayed as they were. */
export function changeLines(before: unknown, after: unknown): ChangeLine[] {
  if (!hasFields(before) && !hasFields(after)) {
    const line = { key: '', name: '', before: wordsOf(before), after: wordsOf(after) }
    return line.before === line.after ? [] : [{ ...line, isReplaced: line.before !== null }]
  }
  const [was, is] = [fieldsOf(before), fieldsOf(after)]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .map((key) => ({
      key,
      name: nameOf(key),
      before: wordsOf(was[key]),
      after: wordsOf(is[key]),
      isReplaced: key in is && wordsOf(was[key]) !== null,
    }))
    .filter((line) => line.before !== line.after)
}
