import { Hono } from 'hono'
import { type Evening, eveningData, type Party, partyData } from '#shared/schemas/party.ts'
import { statusSchema, versionSchema } from '#shared/schemas/status.ts'
import { eveningCsv } from '../evening/evening-csv.ts'
import type { Calls } from './calls.ts'
import type { PartyEnv } from './party-env.ts'

export interface PartyRoutesParts {
  readonly version: string
  /** Whether a model writes quizzes. */
  readonly ai: boolean
  readonly party: () => Party
  readonly evening: () => Evening
  readonly now: () => number
}

/** The party brings its own client, so that none is too old for it. */
const MIN_VERSION = '0.0.0'

/** What a client asks first: what this server is, and which party. */
export const statusRoutes = ({ answer }: Calls, { version, ai, now }: PartyRoutesParts) =>
  new Hono<PartyEnv>()
    .get('/status', (c) => {
      const timestamp = new Date(now()).toISOString()
      const status = { maintenance: false, minVersion: MIN_VERSION, timestamp, kind: 'lan' } as const
      return answer(c, statusSchema, status, { alsoAtTop: true })
    })
    .get('/version', (c) =>
      answer(c, versionSchema, {
        version,
        minVersion: MIN_VERSION,
        googleClientId: null,
        googleDesktopClientId: null,
        payments: 'sandbox',
        ai,
        guests: true,
      }),
    )

/** The party itself, and its games of the evening. */
export const partyRoutes = ({ answer, player }: Calls, { party, evening }: PartyRoutesParts) =>
  new Hono<PartyEnv>()
    .get('/party', (c) => answer(c, partyData, { party: party() }))
    .get('/party/evening', player, (c) => answer(c, eveningData, { evening: evening() }))
    .get('/party/evening.json', player, (c) => {
      c.header('Content-Disposition', 'attachment; filename="evening.json"')
      return c.json(evening())
    })
    .get('/party/evening.csv', player, (c) => {
      c.header('Content-Disposition', 'attachment; filename="evening.csv"')
      return c.body(eveningCsv(evening().games), 200, { 'Content-Type': 'text/csv; charset=utf-8' })
    })
