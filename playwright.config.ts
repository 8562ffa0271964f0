import { defineConfig } from '@playwright/test'
import { chromiumPath } from './build/chromium.ts'
import { PLAYWRIGHT_JSON, RESULTS } from './build/test-results.ts'

const SPEED = '**/speed.spec.ts'
const isCi = process.env.CI === 'true'

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: `${RESULTS}/journeys`,
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  // Where chance failed a journey, CI tries it again; the summary names it.
  retries: isCi ? 2 : 0,
  timeout: 120_000,
  projects: [
    { name: 'journeys', testIgnore: SPEED },
    // After all others, with nothing beside it: it measures.
    { name: 'speed', testMatch: SPEED, dependencies: ['journeys'] },
  ],
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: PLAYWRIGHT_JSON }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 10_000,
    // It would fetch files of its own accord, and outlive the server of a journey. Its own journey allows it.
    serviceWorkers: 'block',
    // To record every test costs a good part of its time; what fails in CI is recorded at its next try.
    trace: isCi ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromiumPath() ?? '',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
