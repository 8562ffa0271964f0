import { missesOf } from './goals.ts'
import type { Finding } from './scenario.ts'

const HEAD = [
  'away',
  'guesses and lines',
  'p95',
  'slowest',
  'disconnects',
  'by another process',
  'HTTP',
  'slowest',
  'well after',
  'settled after',
  'games settled once',
  'R3 lost',
  'goals',
]

const inMs = (ms: number): string => `${Math.round(ms)} ms`
const inSeconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`

function cellsOf(finding: Finding): string[] {
  const { store, fault, acks, unanswered, disconnects, otherProcess, http, books } = finding
  const misses = missesOf(finding)
  const lost = Math.abs(books.surplus) + books.held + Math.abs(books.sum)
  return [
    `${store}, ${fault}`,
    acks.answers() + (unanswered > 0 ? `, none × ${unanswered}` : ''),
    inMs(acks.p95()),
    inMs(acks.slowest()),
    String(disconnects),
    `${otherProcess.answers()}, slowest ${inSeconds(otherProcess.slowest())}`,
    http.answers(),
    inSeconds(http.slowest()),
    inSeconds(finding.wellAfter),
    inSeconds(finding.settledAfter),
    `${books.settledOnce} of ${books.games}`,
    String(lost),
    misses.length === 0 ? 'met' : `MISSED: ${misses.join('; ')}`,
  ]
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/** As Markdown. */
export const tableOf = (findings: readonly Finding[]): string =>
  [line(HEAD), line(HEAD.map(() => '---')), ...findings.map((finding) => line(cellsOf(finding)))].join('\n')
