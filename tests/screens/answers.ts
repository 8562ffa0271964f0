import type { Page } from '@playwright/test'

/** Lets a page hear this from the server, whatever the server would say: for states that take a season, or bad luck, to come about. */
export async function answer(page: Page, path: string, data: unknown, status = 200): Promise<void> {
  const failure = data as { code?: string; error?: string; details?: unknown }
  await page.route(new RegExp(`/api${path}(\\?|$)`), (route) =>
    route.fulfill({
      status,
      headers: status < 400 ? {} : { 'x-request-id': '01J8ZV3T5K9QH2' },
      json: status < 400 ? { success: true, data } : { success: false, ...failure },
    }),
  )
}
