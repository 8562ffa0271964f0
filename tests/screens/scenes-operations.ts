import { SWITCHES } from '#shared/constants/switches.ts'
import type { Figures, Overview } from '#shared/schemas/figures.ts'
import type { Costs, Health } from '#shared/schemas/operations.ts'
import { PASSWORD, type Player } from '../support/api.ts'
import { ADMIN } from './admin.ts'
import { answer } from './answers.ts'
import type { Visit } from './visit.ts'

const AT = Date.parse('2026-11-22T20:00:00.000Z')
const DAY_MS = 86_400_000
const wave = (index: number, count: number, most: number): number =>
  Math.round(((1 - Math.cos((index / count) * 4 * Math.PI)) / 2) * most + ((index * 7) % 5) * (most / 40))

function point(index: number, count: number) {
  const of = (most: number) => wave(index, count, most)
  return {
    online: of(1_240),
    roomsWaiting: of(40),
    roomsPlaying: of(180),
    queued: of(22),
    medianWaitMs: 4_000 + of(9_000),
    openReports: 3 + of(6),
    gamesBegun: of(210),
    gamesFinished: of(190),
    answers: of(90_000),
    errors: index % 17 === 0 ? 4 : 0,
    p95Ms: 40 + of(90),
    r3Minted: of(8_400),
    r3Spent: of(5_100),
    voiceTokens: of(310),
    speechCharacters: of(14_000),
    aiCalls: of(12),
    aiCostMicros: of(220_000),
  }
}
const UNKNOWN = Object.fromEntries(Object.keys(point(0, 1)).map((name) => [name, null])) as {
  [Name in keyof ReturnType<typeof point>]: null
}
/** A night in which no process ran. */
const isDark = (index: number, count: number): boolean => index > count * 0.46 && index < count * 0.54

const figures = (span: Figures['span'], count: number, stepMs: number): Figures => ({
  span,
  stepMs,
  points: Array.from({ length: count }, (_, index) => ({
    at: new Date(AT - (count - 1 - index) * stepMs).toISOString(),
    ...(isDark(index, count) ? UNKNOWN : point(index, count)),
  })),
})

const { online, roomsWaiting, roomsPlaying, queued, medianWaitMs, openReports, ...counted } = point(28, 96)
const OVERVIEW: Overview = {
  at: new Date(AT).toISOString(),
  now: {
    online,
    roomsWaiting,
    roomsPlaying,
    queued,
    medianWaitMs,
    openReports,
    openPlayerReports: 4,
    openQuizReports: 2,
    openAppeals: 1,
  },
  lastHour: counted,
  today: counted,
  aiBudgetMicros: 5_000_000,
}

const COSTS: Costs = {
  days: Array.from({ length: 30 }, (_, n) => ({
    day: new Date(AT - (AT % DAY_MS) - n * DAY_MS).toISOString(),
    ai: { calls: 40 + n, costMicros: 1_240_000 + n * 31_000 },
    voice: { characters: 48_000 - n * 900, tokens: 1_210 - n * 8 },
  })),
  aiBudgetMicros: 5_000_000,
}
const HEALTH: Health = {
  parts: [
    { name: 'database', state: 'up', tookMs: 2 },
    { name: 'redis', state: 'up', tookMs: 1 },
    { name: 'disk', state: 'up', tookMs: 3 },
    { name: 'mail', state: 'down', tookMs: 2_000 },
    { name: 'ai', state: 'spent', tookMs: null },
    { name: 'speech', state: 'off', tookMs: null },
  ],
  mails: { waiting: 3, failed: 1 },
  failedJobs: 2,
  version: '1.40.0',
  processes: 2,
}
const PLANNED = {
  startsAt: new Date(AT + DAY_MS).toISOString(),
  durationMinutes: 45,
  supportUrl: 'https://riddles.example/help',
  message: { english: 'We move to a bigger house.', italian: 'Ci spostiamo in una casa più grande.' },
}
const ANNOUNCEMENTS = [
  {
    id: 'n1',
    texts: {
      english: 'A tournament on Sunday at six: bring your friends!',
      italian: 'Domenica alle sei c’è un torneo: porta gli amici!',
    },
    from: new Date(AT - DAY_MS).toISOString(),
    until: new Date(AT + 400 * DAY_MS).toISOString(),
  },
]

/** What an admin sees of all that goes on, and by what it is run. */
export async function operationsScenes(visit: Visit): Promise<void> {
  const { api, camera, url, texts } = visit
  const me = await api.call<Player>('POST', '/auth/login', undefined, {
    username: ADMIN,
    password: PASSWORD,
  })
  const page = await visit.enter(me)
  await answer(page, '/admin/overview', OVERVIEW)
  await answer(page, '/admin/figures', figures('24h', 96, 900_000))
  await answer(page, '/admin/maintenance', { maintenance: PLANNED, isUnderWay: false })
  await answer(page, '/admin/announcements', { announcements: ANNOUNCEMENTS })
  const switches = SWITCHES.map((name) => ({ name, isOn: name !== 'voices' }))
  await answer(page, '/admin/switches', { switches })
  await answer(page, '/admin/min-version', { minVersion: '1.40.0', isSet: true })
  await answer(page, '/admin/client-versions', {
    versions: [
      { version: '1.40.0', clients: 41 },
      { version: '1.39.2', clients: 7 },
    ],
  })
  await answer(page, '/admin/costs', COSTS)
  await answer(page, '/admin/health', HEALTH)
  await answer(page, '/admin/mail-test', { to: 'captain@example.org', state: 'sent', error: null })

  const { charts, chart } = texts.adminOverview
  await page.goto(`${url}/admin/overview`)
  await page.getByRole('region', { name: charts.reports }).getByRole('img').waitFor()
  await camera.take(page, 'admin-overview', { whole: true })
  await page.getByRole('region', { name: charts.rooms }).getByRole('button', { name: chart.show }).click()
  await camera.take(page, 'admin-overview-table')

  const { maintenance, announcements } = texts.adminOperations
  await page.goto(`${url}/admin/operations`)
  await page.getByRole('table').waitFor()
  await camera.take(page, 'admin-operations', { whole: true })
  await page.getByRole('button', { name: maintenance.change }).click()
  await page.getByRole('dialog').getByLabel(maintenance.minutes).waitFor()
  await camera.take(page, 'admin-maintenance-dialog', { whole: true })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: announcements.add }).click()
  await page.getByRole('dialog').getByLabel(announcements.textEnglish).waitFor()
  await camera.take(page, 'admin-announcement-dialog')
  await page.keyboard.press('Escape')

  await page.route('**/api/status', (route) =>
    route.fulfill({
      json: {
        success: true,
        data: {
          maintenance: false,
          minVersion: '1.40.0',
          timestamp: new Date().toISOString(),
          kind: 'cloud',
          announcements: ANNOUNCEMENTS.map(({ id, texts }) => ({ id, texts })),
        },
      },
    }),
  )
  await page.goto(`${url}/lobby`)
  await page.getByRole('region', { name: texts.maintenance.announcement.label }).waitFor()
  await camera.take(page, 'announcement')
  await page.context().close()
}
