import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import config from '../../playwright.config.ts'
import { startProduct } from '../support/product.ts'
import { type Figure, isMet, lineOf } from './figure.ts'
import { measureGame } from './game.ts'
import { measurePage } from './landing.ts'

// npm run speed: the client's speed, beside its limits. Chromium is needed, and no internet.

const ROOT = join(import.meta.dirname, '../..')

const product = await startProduct()
const figures: Figure[] = []
try {
  figures.push(...(await measurePage(product.url)))
  const browser = await chromium.launch(config.use?.launchOptions)
  figures.push(...(await measureGame(browser, product.url)))
  await browser.close()
} finally {
  await product.stop()
}
for (const figure of figures) console.log(lineOf(figure))
const weight = spawnSync(process.execPath, [join(ROOT, 'build/check-weight.ts')], {
  cwd: ROOT,
  stdio: 'inherit',
})
process.exitCode = figures.every(isMet) && weight.status === 0 ? 0 : 1
