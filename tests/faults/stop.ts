import { setTimeout as pause } from 'node:timers/promises'
import { seatParty } from './party.ts'
import type { Services } from './services.ts'
import { createTally } from './tally.ts'

const SLOW_MS = 2_000
const SETTLING_FOR_MS = 5_000

export interface Stop {
  /** What the processes ended with. */
  readonly codes: readonly (number | null)[]
  /** Of the slower one, in milliseconds. */
  readonly took: number
}

/** Stops the processes in the worst moment: results are being settled, and both stores are slow. */
export async function stopWhileSlow({ processes, proxies }: Services): Promise<Stop> {
  const tallies = { acks: createTally(), otherProcess: createTally(), http: createTally() }
  const [a, b] = processes
  const party = await seatParty(tallies, { home: a.url, away: b.url, rounds: 1 })
  party.talk()
  for (const proxy of Object.values(proxies)) await proxy.break({ kind: 'slow', ms: SLOW_MS })
  await party.answerRound(1)
  await pause(SETTLING_FOR_MS)
  const begun = performance.now()
  const codes = await Promise.all(processes.map((process) => process.stop()))
  const took = performance.now() - begun
  party.leave()
  for (const proxy of Object.values(proxies)) await proxy.mend()
  return { codes, took }
}
