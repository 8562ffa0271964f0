import { setTimeout as pause } from 'node:timers/promises'
import { findPostgres } from '#cloud/db/testing/find-postgres.ts'
import { timeUntil } from '../../support/two-hosts.ts'
import { type Act, type Scenario, STAGES, type Stage } from './act.ts'
import { escrow } from './escrow.ts'
import { type Lane, openLane } from './lane.ts'
import { patiently } from './patiently.ts'
import { purchase } from './purchase.ts'
import { settlement } from './settlement.ts'
import { webhook } from './webhook.ts'

const SCENARIOS: readonly Scenario[] = [purchase, escrow, webhook, settlement]

/** Each mostly waits: for its next process, or for a game to begin. */
const LANES = 4
const SWEPT_WITHIN_MS = 60_000
/** How long before the kill a call may begin: it grows and shrinks with what it takes, so that kills hit the middle. */
const FIRST_SPAN_MS = 150
const GROWTH = 1.4

/** What became of one call whose process was killed. */
interface Kill {
  readonly name: string
  readonly stage: Stage
  /** Whether the caller had its answer before. */
  readonly wasAnswered: boolean
  /** Empty when all is as it must be. */
  readonly wrong: readonly string[]
}

export interface KillFindings {
  readonly kills: readonly Kill[]
  /** What is wrong in the books after all. */
  readonly complaints: readonly string[]
}

/** So many processes are killed, each in the middle of all that is wanted at once, every call at a moment of its own. */
export async function runKills(times: number, wanted: string): Promise<KillFindings | null> {
  const scenarios = SCENARIOS.filter(({ name }) => name.includes(wanted))
  if (scenarios.length === 0) return null
  const share = Math.ceil(times / LANES)
  const lanes = await Promise.all(Array.from({ length: LANES }, () => runLane(scenarios, share)))
  const found = {
    kills: lanes.flatMap(({ kills }) => kills),
    complaints: lanes.flatMap(({ complaint }) => complaint ?? []),
  }
  for (const { name, wrong } of found.kills) for (const one of wrong) console.log(`${name}: ${one}`)
  for (const complaint of found.complaints) console.log(complaint)
  return found
}

async function runLane(scenarios: readonly Scenario[], times: number) {
  const postgresUrl = await findPostgres()
  if (postgresUrl === null) throw new Error('This needs a Postgres.')
  const lane = await openLane(postgresUrl)
  const spans = new Map(scenarios.map((scenario) => [scenario, FIRST_SPAN_MS]))
  try {
    const done: (Omit<Kill, 'wrong'> & Pick<Act, 'faults'>)[] = []
    for (let run = 0; run < times; run++) {
      const acts = new Map<Scenario, Act>()
      for (const scenario of scenarios) acts.set(scenario, await patiently(() => scenario.prepare(lane)))
      const answered = await killInTheMiddle(lane, acts, spans)
      for (const [scenario, { stage, faults }] of acts) {
        const found = await stage()
        const wasAnswered = answered.has(scenario)
        const factor = found === 'before anything was kept' ? GROWTH : wasAnswered ? 1 / GROWTH : 1
        spans.set(scenario, (spans.get(scenario) ?? FIRST_SPAN_MS) * factor)
        done.push({ name: scenario.name, stage: found, wasAnswered, faults })
      }
      await lane.restart()
      for (const act of acts.values()) await act.askAgain()
    }
    await restartUntilSwept(lane)
    const kills: Kill[] = []
    for (const { faults, ...kill } of done) kills.push({ ...kill, wrong: await faults() })
    return { kills, complaint: await lane.complaint() }
  } finally {
    await lane.stop()
  }
}

/** Begins every call at a random moment of its span before the kill. Answers those that were answered. */
async function killInTheMiddle(
  lane: Lane,
  acts: ReadonlyMap<Scenario, Act>,
  spans: ReadonlyMap<Scenario, number>,
): Promise<Set<Scenario>> {
  const answered = new Set<Scenario>()
  const longest = Math.max(...spans.values())
  const calls = [...acts].map(async ([scenario, { begin }]) => {
    await pause(longest - Math.random() * (spans.get(scenario) ?? 0))
    // What is cut off by the kill is no fault of the call.
    await begin().then(
      () => answered.add(scenario),
      () => undefined,
    )
  })
  await pause(longest)
  await lane.kill()
  await Promise.all(calls)
  return answered
}

/** The reward of a room that died goes back at the second start after it: the first one notes that it is lost. */
async function restartUntilSwept(lane: Lane): Promise<void> {
  const { db } = lane
  const isEmpty = async (rows: PromiseLike<unknown[]>) => (await rows).length === 0
  await lane.kill()
  await lane.restart()
  await timeUntil(() => isEmpty(db('room_rewards').whereNull('lost_at')), SWEPT_WITHIN_MS)
  await timeUntil(() => isEmpty(db('jobs').where({ kind: 'settlements' })), SWEPT_WITHIN_MS)
  await lane.kill()
  await lane.restart()
  await timeUntil(() => isEmpty(db('room_rewards')), SWEPT_WITHIN_MS)
}

export const isSound = ({ kills, complaints }: KillFindings): boolean =>
  complaints.length === 0 && kills.every(({ wrong }) => wrong.length === 0)

function rowOf(name: string, all: readonly Kill[]): string {
  const kills = all.filter((kill) => kill.name === name)
  const count = (isSo: (kill: Kill) => boolean) => String(kills.filter(isSo).length)
  const cells = [
    name,
    String(kills.length),
    ...STAGES.map((stage) => count((kill) => kill.stage === stage)),
    count(({ wasAnswered }) => wasAnswered),
    `${count(({ wrong }) => wrong.length === 0)} of ${kills.length}`,
  ]
  return `| ${cells.join(' | ')} |`
}

/** As Markdown. */
export const killTable = ({ kills, complaints }: KillFindings): string =>
  [
    `| killed while | times | ${STAGES.join(' | ')} | answered before the kill | outcome right |`,
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...[...new Set(kills.map(({ name }) => name))].map((name) => rowOf(name, kills)),
    '',
    `Afterwards the books were ${complaints.length === 0 ? 'sound' : 'WRONG'}.`,
  ].join('\n')
