import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds on the page as it stands, with the first element of each fault. Sizes of targets count. */
async function axeFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: { type: 'tag', values: TAGS }, rules: { 'target-size': { enabled: true } } })
    .analyze()
  return violations.map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0]?.html}`)
}

/** Nothing that axe would find in the window as it is, before anyone scrolls. */
export async function expectFirstSightSound(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0))
  expect(await axeFaults(page)).toEqual([])
}

/** Nothing that axe would find, nothing wider than the window. */
export async function expectSound(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  const size = page.viewportSize()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  // As long as the page: a bar along the lower edge would hide half of a button, and axe would call it too small.
  if (size) await page.setViewportSize({ ...size, height: Math.max(height, size.height) })
  expect(await axeFaults(page)).toEqual([])
  if (size) await page.setViewportSize(size)
}
