import { chromium, expect } from '@playwright/test'
import config from '../../playwright.config.ts'
import { type Figure, isMissed, lineOf } from '../speed/figure.ts'
import { measureGame } from '../speed/game.ts'
import { measurePage } from '../speed/landing.ts'
import { test } from '../support/journey.ts'
import { type Product, startProduct } from '../support/product.ts'

let product: Product
test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

// Each figure may need every try.
test.setTimeout(240_000)

function expectMet(figures: readonly Figure[]): void {
  console.log(figures.map(lineOf).join('\n'))
  expect(figures.filter(isMissed).map(lineOf)).toEqual([])
}

test('the landing page has the marks that it should have of Lighthouse', async () => {
  expectMet(await measurePage(product.url))
})

test('on a processor four times slower a typed line is drawn in time, and a burst of lines makes no long task', async () => {
  // By itself: the journeys' own records of a page would be measured, too.
  const browser = await chromium.launch(config.use?.launchOptions)
  await measureGame(browser, product.url)
    .then(expectMet)
    .finally(() => browser.close())
})
