import { isBalanced, isSettled } from './books.ts'
import type { Finding } from './scenario.ts'

/** Of a guess or a line, in the process where the room is. */
const ACK_P95_MS = 500
const ANSWER_MS = 5_000
const WELL_MS = 10_000

const isAnswered = (status: string): boolean => ['200', '503'].includes(status)

/** What is asked of the cloud while a store is away, and whether it was so. */
const GOALS: readonly (readonly [goal: string, isMet: (finding: Finding) => boolean])[] = [
  [
    'every guess and line is acknowledged',
    ({ unanswered, acks }) => unanswered === 0 && acks.count((answer) => answer !== 'ok') === 0,
  ],
  [`in ${ACK_P95_MS} ms (p95)`, ({ acks }) => acks.p95() <= ACK_P95_MS],
  ['every line is heard', ({ unheard }) => unheard === 0],
  ['nobody is disconnected', ({ disconnects }) => disconnects === 0],
  ['games go on to their next round and their podium', ({ wentOn }) => wentOn],
  [
    'HTTP answers are those of any day, or 503',
    ({ http }) => http.count((status) => !isAnswered(status)) === 0,
  ],
  [`HTTP answers come in ${ANSWER_MS} ms`, ({ http }) => http.slowest() <= ANSWER_MS],
  [`another process answers in ${ANSWER_MS} ms`, ({ otherProcess }) => otherProcess.slowest() <= ANSWER_MS],
  [`all is well ${WELL_MS} ms after the return`, ({ wellAfter }) => wellAfter <= WELL_MS],
  [`results are settled ${WELL_MS} ms after it`, ({ settledAfter }) => settledAfter <= WELL_MS],
  ['every result is settled once', ({ books }) => isSettled(books)],
  ['R3 is neither lost nor made', ({ books }) => isBalanced(books)],
]

/** The goals that were missed. */
export const missesOf = (finding: Finding): string[] =>
  GOALS.filter(([, isMet]) => !isMet(finding)).map(([goal]) => goal)
