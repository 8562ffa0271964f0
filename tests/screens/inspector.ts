import type { Page } from '@playwright/test'
import { expectFits } from '../support/expect-fits.ts'
import { expectSound } from '../support/expect-sound.ts'
import { type Camera, resize, settle } from './camera.ts'
import { BOTH, type Look, type Size } from './looks.ts'

/** Narrow in the dark, wide by light: each rule is asked of both, and no screen twice in one size. */
const SCHEMES: Record<Size, Look['scheme']> = { narrow: 'dark', wide: 'light' }

const light = (page: Page, scheme: Look['scheme']): Promise<void> =>
  page.evaluate((chosen) => {
    document.documentElement.dataset.mantineColorScheme = chosen
  }, scheme)

/** A camera that takes no pictures: it looks whether what is named is sound and fits, and notes what it has seen. */
export function createInspector(
  { scheme }: Look,
  wanted: readonly string[],
): Camera & { readonly seen: string[] } {
  const seen: string[] = []
  return {
    seen,
    async take(page, screen, { sizes = BOTH } = {}) {
      for (const size of sizes) {
        await resize(page, size)
        if (!wanted.includes(screen)) continue
        await light(page, SCHEMES[size])
        await settle(page)
        await expectSound(page)
      }
      if (!wanted.includes(screen)) return
      await light(page, scheme)
      await expectFits(page)
      seen.push(screen)
    },
  }
}
