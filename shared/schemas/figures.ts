import { z } from 'zod/mini'
import { countSchema, durationSchema, timeSchema } from './primitives.ts'

/** What was counted in a stretch of time. */
const counted = {
  gamesBegun: countSchema,
  gamesFinished: countSchema,
  /** Answers of the API, and those of them with a status of 500 and above. */
  answers: countSchema,
  errors: countSchema,
  /** The time within which 19 of 20 answers came; null without answers. */
  p95Ms: z.nullable(durationSchema),
  /** R3 that came into players' hands, and that they gave back for something. */
  r3Minted: countSchema,
  r3Spent: countSchema,
  voiceTokens: countSchema,
  speechCharacters: countSchema,
  aiCalls: countSchema,
  aiCostMicros: countSchema,
}

/** How things stood at one moment. A point of a series tells the most of its stretch. */
const measured = {
  /** Null when not every process could be asked. */
  online: z.nullable(countSchema),
  roomsWaiting: countSchema,
  roomsPlaying: countSchema,
  queued: countSchema,
  /** How long those waited who found a match within half an hour; null when nobody did. */
  medianWaitMs: z.nullable(durationSchema),
  openReports: countSchema,
}

export const figuresQuery = z.object({ span: z._default(z.enum(['24h', '30d']), '24h') })
export type FiguresSpan = z.output<typeof figuresQuery>['span']

const nullable = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, z.nullable(schema)])) as {
    [Name in keyof Shape]: z.ZodMiniNullable<Shape[Name]>
  }

/** Nothing is known of a stretch in which no process ran. */
export const figuresData = z
  .object({
    span: z.enum(['24h', '30d']),
    /** How long the stretch of a point is. */
    stepMs: durationSchema,
    points: z.array(z.object({ at: timeSchema, ...nullable(measured), ...nullable(counted) })),
  })
  .register(z.globalRegistry, { id: 'Figures' })
export type Figures = z.infer<typeof figuresData>

export const overviewData = z
  .object({
    at: timeSchema,
    now: z.object({
      ...measured,
      /** Of which. */
      openPlayerReports: countSchema,
      openQuizReports: countSchema,
      openAppeals: countSchema,
    }),
    lastHour: z.object(counted),
    /** Since 00:00 UTC. */
    today: z.object(counted),
    /** What models may cost a day; null where none is set up. */
    aiBudgetMicros: z.nullable(countSchema),
  })
  .register(z.globalRegistry, { id: 'Overview' })
export type Overview = z.infer<typeof overviewData>
