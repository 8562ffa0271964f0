/** How calls of one kind went: what each was answered, and after how long. */
export interface Tally {
  note(answer: string, ms: number): void
  /** How often each answer came, the commonest first: `200 × 41, 503 × 20`. */
  answers(): string
  count(isCounted?: (answer: string) => boolean): number
  /** In milliseconds; 0 without any. */
  slowest(): number
  /** The 95th percentile, in milliseconds; 0 without any. */
  p95(): number
}

export function createTally(): Tally {
  const times: number[] = []
  const counts = new Map<string, number>()
  const at = (share: number) =>
    times.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(times.length * share) - 1)] ?? 0
  return {
    note(answer, ms) {
      times.push(ms)
      counts.set(answer, (counts.get(answer) ?? 0) + 1)
    },
    answers: () =>
      [...counts]
        .toSorted(([, a], [, b]) => b - a)
        .map(([answer, count]) => `${answer} × ${count}`)
        .join(', '),
    count: (isCounted = () => true) =>
      [...counts].reduce((sum, [answer, count]) => sum + (isCounted(answer) ? count : 0), 0),
    slowest: () => at(1),
    p95: () => at(0.95),
  }
}

/** What people saw of one fault. */
export interface Tallies {
  /** Guesses and chat lines of players, in the process where their room is. */
  readonly acks: Tally
  /** What spectators asked who came by way of the other process. */
  readonly otherProcess: Tally
  readonly http: Tally
}

/** Notes how long a call took and what `answerOf` makes of its outcome. */
export async function timed<Outcome>(
  tally: Tally,
  work: () => Promise<Outcome>,
  answerOf: (outcome: Outcome) => string,
): Promise<void> {
  const begun = performance.now()
  const answer = await work().then(answerOf, (error: Error) => error.message)
  tally.note(answer, performance.now() - begun)
}
