import type { Affected, ChosenTest } from './affected-by.ts'
import type { ChosenJourney } from './choose-journeys.ts'

/** Seconds that the selected tests may take on two cores. */
const TIME = 270
/** Part of it that is reserved for journeys, if the change affects any. */
const JOURNEY_TIME = 110

/** Average seconds that a test file adds to the run, with the other files in parallel. */
const SECONDS: readonly (readonly [files: RegExp, seconds: number])[] = [
  [/^cloud\//, 1.3],
  [/^renderer\//, 1],
  [/^tests\/play\//, 8],
  [/^tests\/(lan|cluster)\//, 12],
  [/^tests\/desktop\//, 45],
  [/^/, 0.25],
]

/** Tests to run, and tests that only the whole suite runs. */
export interface Selection {
  readonly everything: string | null
  readonly tests: readonly ChosenTest[]
  readonly journeys: readonly ChosenJourney[]
  readonly leftOut: { readonly tests: readonly ChosenTest[]; readonly journeys: readonly ChosenJourney[] }
  readonly seconds: number
}

/** Takes the nearest tests until the time is used up, then journeys in their order. */
export function fitTime({ everything, tests, journeys }: Affected): Selection {
  let left = TIME
  const take = <T>(all: readonly T[], until: number, secondsOf: (one: T) => number) => {
    const [taken, leftOut]: [T[], T[]] = [[], []]
    for (const one of all) {
      const fits = secondsOf(one) <= left - until
      if (fits) left -= secondsOf(one)
      ;(fits ? taken : leftOut).push(one)
    }
    return { taken, leftOut }
  }
  const vitest = take(tests, journeys.length > 0 ? JOURNEY_TIME : 0, secondsOfTest)
  // Two run at a time.
  const browser = take(journeys, 0, ({ seconds }) => seconds / 2)
  return {
    everything,
    tests: vitest.taken,
    journeys: browser.taken,
    leftOut: { tests: vitest.leftOut, journeys: browser.leftOut },
    seconds: Math.round(TIME - left),
  }
}

function secondsOfTest({ file, onPostgres }: ChosenTest): number {
  const seconds = SECONDS.find(([files]) => files.test(file))?.[1] ?? 0
  return onPostgres ? 2 * seconds : seconds
}
