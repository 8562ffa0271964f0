import type { Registry } from 'prom-client'
import { BOUNDS_MS, type Counts } from './figures-rules.ts'

const ANSWERS = 'http_request_duration_seconds'
/** Of the page of metrics, what is kept. */
const TOTALS = {
  gamesBegun: 'games_begun_total',
  gamesFinished: 'games_finished_total',
  speechCharacters: 'speech_characters_total',
  aiCalls: 'ai_calls_total',
  aiCostMicros: 'ai_cost_micros_total',
} as const

type Totals = Omit<Counts, 'r3Minted' | 'r3Spent' | 'voiceTokens'>

interface Sample {
  readonly labels: Partial<Record<string, string | number>>
  readonly value: number
  readonly metricName?: string
}

/** Since its start. A metric that is not there counts nothing. */
async function readTotals(registry: Registry): Promise<Totals> {
  const samplesOf = async (name: string): Promise<readonly Sample[]> =>
    ((await registry.getSingleMetric(name)?.get())?.values ?? []) as Sample[]
  const sum = (samples: readonly Sample[]) => samples.reduce((total, { value }) => total + value, 0)

  // Pages and files have no route.
  const answers = (await samplesOf(ANSWERS)).filter(({ labels }) => labels.route !== 'none')
  const all = answers.filter(({ metricName }) => metricName === `${ANSWERS}_count`)
  const within = BOUNDS_MS.map((ms) => [
    `within${ms}`,
    sum(
      answers.filter(
        ({ metricName, labels }) => metricName === `${ANSWERS}_bucket` && Number(labels.le) === ms / 1_000,
      ),
    ),
  ])
  const totals = await Promise.all(
    Object.entries(TOTALS).map(async ([name, metric]) => [name, sum(await samplesOf(metric))]),
  )
  return {
    ...Object.fromEntries([...within, ...totals]),
    answers: sum(all),
    errors: sum(all.filter(({ labels }) => Number(labels.status) >= 500)),
  } as Totals
}

/** What this process has counted since it was last kept. What could not be kept is counted the next time. */
export function createProcessShare(registry: Registry) {
  let kept: Partial<Totals> = {}
  return async (keep: (share: Partial<Counts>) => Promise<void>): Promise<void> => {
    const totals = await readTotals(registry)
    const share = Object.entries(totals)
      .map(([name, total]) => [name, total - (kept[name as keyof Totals] ?? 0)] as const)
      .filter(([, more]) => more !== 0)
    if (share.length > 0) await keep(Object.fromEntries(share))
    kept = totals
  }
}
