import { parseArgs } from 'node:util'
import type { Fault } from '../support/faulty-proxy.ts'
import { missesOf } from './goals.ts'
import { allMet, handoverTable, runHandovers } from './handover-report.ts'
import { isSound, killTable, runKills } from './kills/run-kills.ts'
import { tableOf } from './report.ts'
import { type Finding, runScenario, type Store } from './scenario.ts'
import { startServices } from './services.ts'
import { type Stop, stopWhileSlow } from './stop.ts'

// npm run faults [-- --only 'redis, slow']: what players see while Postgres or Redis is away, and what is lost by it; and what
// becomes of a game when the host of its party dies or is cut off; and what becomes of R3 when a cloud's process is killed.

const FAULTS: readonly Fault[] = [
  { kind: 'silent' },
  { kind: 'cut' },
  { kind: 'slow', ms: 2_000 },
  { kind: 'gone' },
]
const STORES: readonly Store[] = ['Postgres', 'Redis']

const { values: flags } = parseArgs({ options: { only: { type: 'string' } } })
const plan = STORES.flatMap((store) => FAULTS.map((fault) => ({ store, fault }))).filter(({ store, fault }) =>
  `${store}, ${fault.kind}`.toLowerCase().includes(flags.only ?? ''),
)

const TIMES = 20
const KILLS = 100

/** The same two processes for all: none is started anew between one fault and the next. */
async function runStores(): Promise<boolean> {
  const services = await startServices()
  const findings: Finding[] = []
  let stop: Stop
  try {
    for (const { store, fault } of plan) {
      const finding = await runScenario(services, store, fault)
      const misses = missesOf(finding)
      console.log(
        `${store}, ${fault.kind}: ${misses.length === 0 ? 'all goals met' : `MISSED: ${misses.join('; ')}`}`,
      )
      findings.push(finding)
    }
    stop = await stopWhileSlow(services)
  } finally {
    await services.stop()
  }
  const seconds = (stop.took / 1_000).toFixed(1)
  console.log(
    `\n${tableOf(findings)}\n\nStopped while both were slow: ended with ${stop.codes.join(' and ')} in ${seconds} s.`,
  )
  return findings.every((finding) => missesOf(finding).length === 0) && stop.codes.every((code) => code === 0)
}

const areStoresMet = plan.length === 0 || (await runStores())
const handovers = await runHandovers(TIMES, flags.only ?? '')
if (handovers.length > 0) console.log(`\n${handoverTable(handovers)}`)
const kills = await runKills(KILLS, flags.only ?? '')
if (kills !== null) console.log(`\n${killTable(kills)}`)
process.exit(areStoresMet && handovers.every(allMet) && (kills === null || isSound(kills)) ? 0 : 1)
