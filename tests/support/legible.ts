import { expect, type Page } from '@playwright/test'

interface Text {
  text: string
  /** In pixels of the page. */
  size: number
  isCut: boolean
}

/** Every piece of text that is to be seen, with its size, and whether some of it is outside of the window. */
function textsOf(page: Page): Promise<Text[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (!holder || text === '' || !holder.checkVisibility({ opacityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const { left, top, right, bottom } = range.getBoundingClientRect()
      const isCut = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1
      texts.push({ text, size: Number.parseFloat(getComputedStyle(holder).fontSize), isCut })
    }
    return texts
  })
}

/** With motion reduced, sizes reach the innermost texts some frames later. */
async function resize(page: Page, width: number, height: number): Promise<void> {
  const largest = async () => Math.max(...(await textsOf(page)).map(({ size }) => size))
  // A text that still fades in would not count.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 2_000)
        .map(({ finished }) => finished),
    ),
  )
  // A prompt that has just come may still be fitted to its place.
  let size = 0
  const isSettled = async () => {
    const before = size
    size = await largest()
    return size === before
  }
  await expect.poll(isSettled).toBe(true)
  const share = size / (page.viewportSize()?.width ?? 0)
  await page.setViewportSize({ width, height })
  await expect.poll(async () => Math.round(await largest())).toBe(Math.round(share * width))
  await expect
    .poll(async () => (await textsOf(page)).filter(({ size }) => size < (27.9 * width) / 1920))
    .toEqual([])
}

/** Can be read from four metres, at 1920x1080 and at 3840x2160 alike; nothing is cut, and nothing scrolls. */
export async function expectLegible(page: Page, promptAtLeast?: number): Promise<void> {
  const before = page.viewportSize()
  for (const scale of [1, 2]) {
    await resize(page, 1920 * scale, 1080 * scale)
    const texts = await textsOf(page)
    expect(texts.length).toBeGreaterThan(0)
    expect(texts.filter(({ size }) => size < 28 * scale)).toEqual([])
    expect(texts.filter(({ isCut }) => isCut)).toEqual([])
    const scene = page.getByTestId('stage')
    expect(await scene.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(1)
    if (promptAtLeast === undefined) continue
    const prompt = page.getByTestId('stage-question').getByRole('heading')
    const size = await prompt.evaluate((box) => Number.parseFloat(getComputedStyle(box).fontSize))
    expect(size).toBeGreaterThanOrEqual(promptAtLeast * scale)
    // Neither over the mask, nor under the head.
    expect(await prompt.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(2)
  }
  if (before) await resize(page, before.width, before.height)
}
