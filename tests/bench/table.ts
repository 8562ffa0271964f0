import type { Row } from './rows.ts'
import type { Spread } from './statistics.ts'

const HEAD = ['measure', 'ours/Colyseus', 'ours/ws', 'goal', '', 'ours', 'bare Colyseus', 'bare ws'] as const

const VERDICTS = { true: 'pass', false: 'MISS', null: '' } as const

/** Three digits that matter. */
const short = (value: number): string => String(Number(value.toPrecision(3)))

const cell = (spread: Spread | null): string => {
  if (spread === null) return '–'
  const { median, least, most } = spread
  return least === most ? short(median) : `${short(median)} (${short(least)}–${short(most)})`
}

const cellsOf = ({ measure, goal, passes, values, ratios }: Row): string[] => [
  measure,
  cell(ratios.colyseus),
  cell(ratios.ws),
  goal,
  VERDICTS[`${passes}`],
  cell(values.ours),
  cell(values.colyseus),
  cell(values.ws),
]

/** Medians over the runs, with the least and the most in brackets. */
export function tableOf(rows: readonly Row[]): string {
  const lines = [[...HEAD], ...rows.map(cellsOf)]
  const widths = HEAD.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const text = lines.map((line) => line.map((part, column) => part.padEnd(widths[column] ?? 0)).join(' | '))
  const rule = widths.map((width) => '-'.repeat(width)).join('-|-')
  return [text[0], rule, ...text.slice(1)].join('\n')
}
