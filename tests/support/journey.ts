import { test as base } from '@playwright/test'
import { PASSWORD } from './api.ts'
import { type Duel, type DuelOptions, openDuel } from './duel.ts'
import { createJourneyApi, type JourneyApi, OPERATOR } from './journey-api.ts'
import { type ProductOnClock, startProductOnClock } from './product.ts'
import { recordVisits } from './record-visits.ts'

export const SUPPORT_URL = 'https://riddles.example/help'

/** The same for all journeys, because other worker fixtures would need another worker. */
const SETTINGS = {
  RATE_LIMITS: 'off',
  ADMIN_USERNAME: OPERATOR,
  ADMIN_PASSWORD: PASSWORD,
  SUPPORT_URL,
}

/** Opens a page and a scripted rival in one waiting room. */
export type OpenDuel = (options: DuelOptions) => Promise<Duel>

interface TestFixtures {
  tidy: undefined
  openDuel: OpenDuel
}

interface WorkerFixtures {
  /** Separates tests that compare the product's clock with the computer's from tests that advance it. */
  keepsWallClock: boolean
  /** Cleaning jobs that run after every test, once its pages are closed. */
  cleaners: (() => Promise<void>)[]
  /** Product shared by all tests of a worker, each with its own accounts. The first test that needs it starts it. */
  product: ProductOnClock
  api: JourneyApi
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  keepsWallClock: [false, { option: true, scope: 'worker' }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires an object pattern, also for no fixture
  cleaners: [async ({}, use) => use([]), { scope: 'worker' }],
  product: [
    async ({ cleaners }, use) => {
      const product = await startProductOnClock(SETTINGS)
      cleaners.push(createJourneyApi(product.url).closeRooms)
      await use(product)
      await product.stop()
    },
    // startProduct has its own timeout, because it may build the client.
    { scope: 'worker', timeout: 0 },
  ],
  api: [({ product }, use) => use(createJourneyApi(product.url, product)), { scope: 'worker' }],
  // Open pages would slow down later tests, and open rooms would be in their lobby.
  tidy: [
    async ({ browser, cleaners }, use, { file }) => {
      const saveVisits = recordVisits(browser, file)
      await use(undefined)
      await Promise.all(browser.contexts().map((context) => context.close()))
      saveVisits()
      for (const clean of cleaners) await clean()
    },
    { auto: true },
  ],
  openDuel: ({ browser, api }, use) => use((options) => openDuel(browser, api, options)),
})
