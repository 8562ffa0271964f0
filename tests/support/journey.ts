import { test as base } from '@playwright/test'
import { recordVisits } from './record-visits.ts'

/** A test that leaves no page open: they would go on computing beside all the tests after it. */
export const test = base.extend<{ closedPages: undefined }>({
  closedPages: [
    async ({ browser }, use, { file }) => {
      const saveVisits = recordVisits(browser, file)
      await use(undefined)
      await Promise.all(browser.contexts().map((context) => context.close()))
      saveVisits()
    },
    { auto: true },
  ],
})
