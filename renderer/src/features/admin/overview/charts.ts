import { formatMicros } from '#renderer/features/admin/overview/format-figures.ts'
import { formatNumber } from '#renderer/lib/format.ts'
import { formatSpan } from '#renderer/lib/format-span.ts'
import type { Figures } from '#shared/schemas/figures.ts'

type Point = Figures['points'][number]
export type Field = Exclude<keyof Point, 'at'>

interface Chart {
  /** The key of its name in `adminOverview.charts`. */
  readonly name: string
  /** One line, or two: the second is dashed, so that it is told apart without its colour. */
  readonly fields: readonly [Field] | readonly [Field, Field]
  readonly format: (value: number) => string
  /** Whether there is nothing between two whole numbers. */
  readonly isWhole: boolean
}

export const formatMs = (ms: number): string =>
  ms < 1_000 ? `${formatNumber(Math.round(ms))} ms` : formatSpan(ms)

const counts = { format: formatNumber, isWhole: true } as const

export const CHARTS = [
  { name: 'online', fields: ['online'], ...counts },
  { name: 'rooms', fields: ['roomsPlaying', 'roomsWaiting'], ...counts },
  { name: 'games', fields: ['gamesFinished', 'gamesBegun'], ...counts },
  { name: 'queue', fields: ['queued'], ...counts },
  { name: 'wait', fields: ['medianWaitMs'], format: formatMs, isWhole: true },
  { name: 'p95', fields: ['p95Ms'], format: formatMs, isWhole: true },
  { name: 'errors', fields: ['errors'], ...counts },
  { name: 'r3', fields: ['r3Minted', 'r3Spent'], ...counts },
  { name: 'voice', fields: ['voiceTokens'], ...counts },
  { name: 'characters', fields: ['speechCharacters'], ...counts },
  { name: 'ai', fields: ['aiCalls'], ...counts },
  { name: 'aiCost', fields: ['aiCostMicros'], format: formatMicros, isWhole: true },
  { name: 'reports', fields: ['openReports'], ...counts },
] as const satisfies readonly Chart[]
