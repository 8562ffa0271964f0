import { dayStart } from '#cloud/day.ts'
import { type Route, route } from '#cloud/http/route.ts'
import type { FiguresService } from '#cloud/modules/figures/index.ts'
import { figuresData, figuresQuery, overviewData } from '#shared/schemas/figures.ts'
import { costsData } from '#shared/schemas/operations.ts'
import type { LiveFigures } from './live-figures.ts'

const COST_DAYS = 30

export interface OverviewParts {
  readonly figures: FiguresService
  readonly liveFigures: LiveFigures
  /** What all models have used on each day from then on. */
  readonly aiUsage: (fromDay: number) => Promise<ReadonlyMap<number, { calls: number; costMicros: number }>>
  /** What models may cost a day, in millionths of the vendor's currency; null where none is set up. */
  readonly aiBudgetMicros: number | null
  readonly now: () => number
}

export const overviewRoutes = (parts: OverviewParts): Route[] => [
  route({
    method: 'get',
    path: '/admin/overview',
    access: 'admin',
    tag: 'admin',
    summary: 'What is going on at this moment, in the last hour and today',
    response: overviewData,
    async handle() {
      const [now, lastHour, today] = await Promise.all([
        parts.liveFigures.detailed(),
        parts.figures.lastHour(),
        parts.figures.today(),
      ])
      const at = new Date(parts.now()).toISOString()
      return { at, now, lastHour, today, aiBudgetMicros: parts.aiBudgetMicros }
    },
  }),
  route({
    method: 'get',
    path: '/admin/figures',
    access: 'admin',
    tag: 'admin',
    summary: 'What went on, for charts: 24 hours in quarters of an hour, or 30 days in quarters of a day',
    query: figuresQuery,
    response: figuresData,
    handle: ({ query }) => parts.figures.series(query.span),
  }),
  route({
    method: 'get',
    path: '/admin/costs',
    access: 'admin',
    tag: 'admin',
    summary: 'What models and voices used and cost on each of the last 30 days, the newest first',
    response: costsData,
    async handle() {
      const days = await parts.figures.days(COST_DAYS)
      const usage = await parts.aiUsage(days.at(-1)?.day ?? 0)
      return {
        aiBudgetMicros: parts.aiBudgetMicros,
        days: days.map(({ day, counts }) => ({
          day: new Date(dayStart(day)).toISOString(),
          ai: usage.get(day) ?? { calls: 0, costMicros: 0 },
          voice: { characters: counts.speechCharacters, tokens: counts.voiceTokens },
        })),
      }
    },
  }),
]
