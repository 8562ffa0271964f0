import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { VISITS_DIR, type VisitRecord } from '../../build/affected/visit-record.ts'

/**
 * Records the pages that a test opens and the calls that they make, while `node build/affected/record.ts` runs. Returns the
 * function that saves the record at the end of the test.
 */
export function recordVisits(browser: Browser, file: string): () => void {
  const folder = process.env[VISITS_DIR]
  if (!folder) return () => undefined
  const startedAt = performance.now()
  const pages = new Set<string>()
  const calls = new Set<string>()
  const watchPage = (page: Page) =>
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame() && frame.url().startsWith('http'))
        pages.add(new URL(frame.url()).pathname)
    })
  const watch = (context: BrowserContext) => {
    context.pages().forEach(watchPage)
    context.on('page', watchPage)
    context.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) calls.add(`${request.method()} ${pathname}`)
    })
  }
  browser.contexts().forEach(watch)
  browser.on('context', watch)
  return () => {
    browser.off('context', watch)
    mkdirSync(folder, { recursive: true })
    const record: VisitRecord = {
      file: relative(process.cwd(), file),
      pages: [...pages],
      calls: [...calls],
      milliseconds: performance.now() - startedAt,
    }
    writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(record))
  }
}
