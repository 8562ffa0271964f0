import type { Browser } from '@playwright/test'
import { median } from '../bench/statistics.ts'
import { type Traced, traceMainThread } from './main-thread.ts'

const FRAMES = 30
const LINES = 400
/** A desk computer takes no longer. A slower machine slowed four times is a slower phone than the limits are meant for. */
const DESK_FRAME_MS = 25

export const isDesk = (frameMs: number): boolean => frameMs <= DESK_FRAME_MS

/** What this machine needs to draw a plain page anew, in milliseconds of the page's thread a frame, half of the frames. */
export async function plainFrameMs(browser: Browser): Promise<number> {
  const page = await browser.newPage()
  await page.setContent(`<ol>${'<li><b>somebody</b> is it a candle?</li>'.repeat(LINES)}</ol>`)
  const traced = await traceMainThread(browser, page, () =>
    page.evaluate(async (frames) => {
      const list = document.querySelector('ol')
      for (let frame = 0; frame < frames; frame++) {
        if (list) list.style.fontSize = `${14 + (frame % 2)}px`
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      }
    }, FRAMES),
  )
  await page.close()
  return medianFrame(traced)
}

const medianFrame = ({ tasks }: Traced): number =>
  median(
    tasks
      .map(({ cpu }) => cpu)
      .sort((one, other) => other - one)
      .slice(0, FRAMES),
  )
