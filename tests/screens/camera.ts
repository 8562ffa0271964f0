import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { BOTH, type Look, nameOf, SIZES, type Size } from './looks.ts'

export const ALBUM = join(import.meta.dirname, '../../screens')

export interface Shot {
  readonly screen: string
  readonly size: Size
  readonly look: Look
  readonly file: string
}

interface Frame {
  /** Where the picture makes sense: in both sizes, unless said. */
  readonly sizes?: readonly Size[]
  /** The page from its head to its foot, and not the window alone. */
  readonly whole?: boolean
}

export const resize = (page: Page, size: Size): Promise<void> => page.setViewportSize(SIZES[size])

/** Letters are there, and what a new size or state draws has been drawn. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
  })
}

export interface Camera {
  take(page: Page, screen: string, frame?: Frame): Promise<void>
}

/** Takes the screens of one look, each in the sizes that it has. */
export function createCamera(look: Look): Camera & { readonly shots: readonly Shot[] } {
  const shots: Shot[] = []
  mkdirSync(ALBUM, { recursive: true })
  return {
    shots,
    async take(page, screen, { sizes = BOTH, whole = false } = {}) {
      for (const size of sizes) {
        await resize(page, size)
        await settle(page)
        // A window as long as the page, so that bars that stick to an edge of it lie at the page's own.
        if (whole) {
          const height = await page.evaluate(() => document.documentElement.scrollHeight)
          await page.setViewportSize({ width: SIZES[size].width, height })
          await settle(page)
        }
        const file = `${screen}-${size}-${nameOf(look)}.png`
        await page.screenshot({ path: join(ALBUM, file), animations: 'disabled' })
        shots.push({ screen, size, look, file })
      }
    },
  }
}
