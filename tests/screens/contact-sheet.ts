import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { ALBUM, type Shot } from './camera.ts'
import { LOOKS, nameOf, SIZES, type Size } from './looks.ts'

/** So many side by side, and so many to a sheet, that a caption can still be read. */
const GRID: Record<Size, { columns: number; sheet: number; width: number }> = {
  wide: { columns: 3, sheet: 9, width: 520 },
  narrow: { columns: 6, sheet: 12, width: 260 },
}

/** Pictures side by side, small, each with its name; a long page is cut where two windows would end. */
function sheetPage(shots: readonly Shot[], size: Size): string {
  const { columns, width } = GRID[size]
  const ratio = SIZES[size].height / SIZES[size].width
  const figures = shots
    .map(({ file, screen }) => `<figure><img src="${file}"><figcaption>${screen}</figcaption></figure>`)
    .join('')
  return `<!doctype html><meta charset="utf-8"><style>
    body { margin: 12px; background: #888; font: 14px sans-serif; display: grid; gap: 12px;
      grid-template-columns: repeat(${columns}, ${width}px); align-items: start; }
    figure { margin: 0; background: #fff; }
    img { display: block; width: 100%; max-height: ${Math.round(width * ratio * 2)}px; object-fit: cover; object-position: top; }
    figcaption { padding: 4px 6px; }
  </style>${figures}`
}

/** Drawn by the browser that took them. */
export async function drawContactSheets(browser: Browser, shots: readonly Shot[]): Promise<string[]> {
  const drawn: string[] = []
  for (const look of LOOKS)
    for (const size of Object.keys(SIZES) as Size[]) {
      const { columns, sheet, width } = GRID[size]
      const taken = shots.filter((shot) => shot.size === size && nameOf(shot.look) === nameOf(look))
      for (let from = 0; from < taken.length; from += sheet) {
        const name = `sheet-${nameOf(look)}-${size}-${from / sheet + 1}`
        const file = join(ALBUM, `${name}.html`)
        writeFileSync(file, sheetPage(taken.slice(from, from + sheet), size))
        const page = await browser.newPage({ viewport: { width: columns * (width + 12) + 12, height: 600 } })
        await page.goto(`file://${file}`)
        await page.screenshot({ path: join(ALBUM, `${name}.png`), fullPage: true })
        await page.close()
        rmSync(file)
        drawn.push(name)
      }
    }
  return drawn
}
