import { defineConfig } from '@playwright/test'
import { chromiumPath } from './build/chromium.ts'
import { RESULTS } from './build/test/summary.ts'

const SPEED = '**/speed.spec.ts'
const isCi = process.env.CI === 'true'

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: `${RESULTS}/journeys`,
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  timeout: 120_000,
  projects: [
    { name: 'journeys', testIgnore: SPEED },
    // Run it alone, because it measures time.
    { name: 'speed', testMatch: SPEED, outputDir: `${RESULTS}/speed` },
  ],
  expect: { timeout: 10_000 },
  reporter: [['./build/test/playwright-reporter.ts']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 10_000,
    // It would fetch files of its own accord, and outlive the server of a journey. Its own journey allows it.
    serviceWorkers: 'block',
    // Recording every test is expensive. CI keeps only a screenshot and the error.
    trace: isCi ? 'off' : 'retain-on-failure',
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
