import { cutBesidePhone, cutBetweenTwo, type Handover, killAlone, killWithStandby } from './handovers.ts'

/** Within this play goes on (LAN-9). */
const GOAL_MS = 15_000
/** So many at one time: each is three processes and mostly waits. */
const AT_ONCE = 3

const SCENARIOS = {
  'host killed, with a standby': killWithStandby,
  'host killed, without one': killAlone,
  'cable cut between two': cutBetweenTwo,
  'cable cut beside a phone': cutBesidePhone,
} as const

export interface HandoverFindings {
  readonly fault: string
  readonly handovers: readonly Handover[]
}

const isMet = ({ playsOnAfter, isAllKept, isAnswerTaken, mostLeaders }: Handover): boolean =>
  playsOnAfter < GOAL_MS && isAllKept && isAnswerTaken && mostLeaders === 1

export const allMet = ({ handovers }: HandoverFindings): boolean => handovers.every(isMet)

/** Each fault so many times. */
export async function runHandovers(times: number, wanted: string): Promise<HandoverFindings[]> {
  const findings: HandoverFindings[] = []
  for (const [fault, scenario] of Object.entries(SCENARIOS)) {
    if (!fault.includes(wanted)) continue
    const handovers: Handover[] = []
    let begun = 0
    const work = async () => {
      while (begun < times) {
        begun++
        handovers.push(await scenario())
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    findings.push({ fault, handovers })
    console.log(`${fault}: ${handovers.filter(isMet).length} of ${times} met all goals`)
  }
  return findings
}

const inSeconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`

function rowOf({ fault, handovers }: HandoverFindings): string {
  const times = handovers.map(({ playsOnAfter }) => playsOnAfter).toSorted((a, b) => a - b)
  const count = (isSo: (one: Handover) => boolean) =>
    `${handovers.filter(isSo).length} of ${handovers.length}`
  const cells = [
    fault,
    inSeconds(times[Math.floor(times.length / 2)] ?? 0),
    inSeconds(times.at(-1) ?? 0),
    count(({ isAllKept }) => isAllKept),
    count(({ isAnswerTaken }) => isAnswerTaken),
    String(Math.max(...handovers.map(({ mostLeaders }) => mostLeaders))),
    count(isMet),
  ]
  return `| ${cells.join(' | ')} |`
}

/** As Markdown. */
export const handoverTable = (findings: readonly HandoverFindings[]): string =>
  [
    '| fault | plays on after, median | slowest | seats, points, round and answers kept | next answer judged | most leaders at once | goals met |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...findings.map(rowOf),
  ].join('\n')
