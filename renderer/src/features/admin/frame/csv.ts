import type { Column } from '#renderer/features/admin/frame/plain-table.tsx'

/** Spreadsheets take a cell that begins so, also in full width, for a formula, and players choose some of these texts (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r\n\uFF0B\uFF0D\uFF1D\uFF20]/

const quoted = (text: string): string => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** The rows as a file of RFC 4180, with the titles of its columns. */
export function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const told = columns.flatMap(({ title, text }) => (text ? [{ title, text }] : []))
  const lines = [told.map(({ title }) => title), ...rows.map((row) => told.map(({ text }) => text(row)))]
  return `${lines.map((cells) => cells.map(quoted).join(',')).join('\r\n')}\r\n`
}
