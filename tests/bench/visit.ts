import type { AccountStore } from './accounts.ts'
import { type ContenderName, startContender } from './contenders.ts'
import type { Patience, Window } from './drive.ts'
import { startGames } from './games.ts'
import { CROWD, type Layout } from './layouts.ts'
import { type AnswerResults, measureAnswers } from './measure-answers.ts'
import { measureGuesses } from './measure-guesses.ts'
import { measureLines } from './measure-lines.ts'
import { seatEveryone } from './seating.ts'

/** What one started server showed. */
export interface Visit {
  readonly contender: ContenderName
  readonly layout: Layout
  readonly cpuPerJoin: number
  readonly memoryPerClient: number
  readonly lines: Window
  /** Of ours only, as the others know no game; guesses in the small rooms only. */
  readonly guesses: Window | null
  readonly answers: AnswerResults | null
}

/** Starts a server afresh, fills it, measures it and stops it. */
export async function visit(
  name: ContenderName,
  layout: Layout,
  store: AccountStore,
  directory: string,
  patience: Patience,
): Promise<Visit> {
  const contender = await startContender(name, store, directory)
  const { pid, url, stop } = contender.process
  try {
    const crowd = await seatEveryone(contender, layout, store.accounts)
    const { cpuPerJoin, memoryPerClient } = crowd
    const lines = await measureLines(pid, layout, crowd, patience)
    const seen = { contender: name, layout, cpuPerJoin, memoryPerClient, lines }
    if (name !== 'ours') return { ...seen, guesses: null, answers: null }
    const games = await startGames(url, crowd)
    const guesses = layout === CROWD ? await measureGuesses(pid, layout, crowd, games, patience) : null
    return { ...seen, guesses, answers: await measureAnswers(crowd, games) }
  } finally {
    await stop()
  }
}

/** A driver that is busier than this share of its core is slower than what it measures. */
const DRIVER_LIMIT = 0.8
/** Below this share of the planned lines another load was measured than was meant: something else had the machine. */
const OFFERED_LIMIT = 0.95

const windowsOf = ({ lines, guesses }: Visit): Window[] => (guesses ? [lines, guesses] : [lines])

export const driverLoadOf = (seen: Visit): number =>
  Math.max(...windowsOf(seen).map(({ driverLoad }) => driverLoad))

/** Why this visit must not count; null when it may. */
export function flawOf(seen: Visit): string | null {
  if (driverLoadOf(seen) >= DRIVER_LIMIT) return 'the driver was too busy'
  const offered = Math.min(...windowsOf(seen).map((window) => window.offered))
  if (offered >= OFFERED_LIMIT) return null
  return `only ${(offered * 100).toFixed(0)} % of the lines could be offered, as the machine was busy with other things`
}
