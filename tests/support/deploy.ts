import type { Page } from '@playwright/test'

/**
 * Answers the open page from now on as a server with a newer build: all files of its build are gone. Its next load is of the
 * newer build. Returns the list of files that the page missed.
 */
export async function deployNewBuild(page: Page): Promise<readonly string[]> {
  const missed: string[] = []
  let isOld = true
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOld = false
  })
  await page.route('**/assets/**', (route, request) => {
    if (!isOld) return route.fallback()
    missed.push(new URL(request.url()).pathname)
    return route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found\n' })
  })
  return missed
}
