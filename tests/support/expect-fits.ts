import { expect, type Page } from '@playwright/test'
import { layoutFaults } from './layout-faults.ts'
import { lengthenTexts } from './lengthen.ts'

/** A page at 1280 px zoomed in twice, and as narrow as a page has to hold its own without scrolling sideways. */
const ZOOMED = [
  { width: 640, height: 400 },
  { width: 320, height: 568 },
]
const PHONE = { width: 390, height: 844 }

/** Nothing is cut, beside the window or over something else: zoomed in, and on a phone with longer words. */
export async function expectFits(page: Page): Promise<void> {
  const before = page.viewportSize()
  const expectWhole = (how: string) => expect.poll(() => layoutFaults(page), { message: how }).toEqual([])
  for (const size of ZOOMED) {
    await page.setViewportSize(size)
    await expectWhole(`${size.width} px wide`)
  }
  await page.setViewportSize(PHONE)
  const shorten = await lengthenTexts(page)
  await expectWhole('with longer words')
  await shorten()
  if (before) await page.setViewportSize(before)
}
