import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Axe counts a dialog as a place of its own; a menu, which holds the focus as a dialog does, is one too. */
const PLACES = 'dialog, [role=dialog], [role=alertdialog], [role=menu], svg'
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Until what fades or moves for a moment has come to rest: axe would measure the contrast of a toast that is half gone. */
const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const left = ({ effect, currentTime }: Animation) =>
      Number(effect?.getComputedTiming().endTime) - Number(currentTime)
    const brief = document.getAnimations().filter((one) => one.playState === 'running' && left(one) < 2000)
    await Promise.allSettled(brief.map(({ finished }) => finished))
  })

/** Suppresses transitions during the work, because a toast that fades in has too little contrast. */
async function withoutTransitions<Result>(page: Page, work: () => Promise<Result>): Promise<Result> {
  const sheet = await page.evaluateHandle(() => {
    const rules = new CSSStyleSheet()
    rules.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets.push(rules)
    return rules
  })
  const result = await work()
  await sheet.evaluate((rules) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== rules)
  })
  return result
}

/** What axe finds on the page as it stands, with the first element of each fault. Sizes of targets count. */
export async function axeFaults(page: Page): Promise<string[]> {
  const options = {
    runOnly: { type: 'tag' as const, values: TAGS },
    rules: { 'target-size': { enabled: true } },
    checks: { region: { options: { regionMatcher: PLACES } } },
  }
  const { violations } = await withoutTransitions(page, async () => {
    await atRest(page)
    return new AxeBuilder({ page }).options(options).analyze()
  })
  return violations.map(
    ({ id, nodes: [first, ...more] }) =>
      `${id} (${more.length + 1}): ${first?.html}${first?.any[0] ? `: ${first.any[0].message}` : ''}`,
  )
}

/** Nothing that axe would find in the window as it is, before anyone scrolls. */
export async function expectFirstSightSound(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0))
  expect(await axeFaults(page)).toEqual([])
}

/** Of the whole page, once it has been drawn for some frames. */
const settledHeight = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame++) await new Promise((drawn) => requestAnimationFrame(drawn))
    return document.documentElement.scrollHeight
  })

/** Nothing that axe would find, nothing wider than the window. */
export async function expectSound(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  const size = page.viewportSize()
  // As long as the page: a bar along the lower edge would hide half of a button, and axe would call it too small. What comes
  // into sight then may make the page longer.
  let height = 0
  for (let time = 0; size && time < 4 && height < (await settledHeight(page)); time++) {
    height = Math.max(await settledHeight(page), size.height)
    await page.setViewportSize({ ...size, height })
  }
  expect(await axeFaults(page)).toEqual([])
  if (size) await page.setViewportSize(size)
}
