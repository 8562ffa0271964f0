import type { Browser, BrowserContext, Page } from '@playwright/test'
import { type Api, createApi, type Player } from '../support/api.ts'
import { LOCALES, openAs, TEXTS } from '../support/pages.ts'
import type { Product } from '../support/product.ts'
import { createTable } from '../support/table.ts'
import type { Camera } from './camera.ts'
import { CASTS } from './cast.ts'
import { type Look, SIZES } from './looks.ts'

/** What every scene of a look is played with: a product of its own, a camera, and the texts that the page will show. */
export function createVisit(browser: Browser, product: Product, look: Look, camera: Camera) {
  const api: Api = createApi(product.url)
  const { language, scheme } = look

  /** A browser that nobody has used yet, with the look's language and scheme chosen. */
  async function newBrowser(): Promise<BrowserContext> {
    const context = await browser.newContext({
      locale: LOCALES[language],
      colorScheme: scheme,
      viewport: SIZES.wide,
      serviceWorkers: 'block',
    })
    context.setDefaultTimeout(15_000)
    await context.addInitScript((chosen) => {
      if (localStorage.getItem('preferences') === null)
        localStorage.setItem('preferences', JSON.stringify({ state: { colorScheme: chosen }, version: 1 }))
    }, scheme)
    return context
  }

  return {
    look,
    url: product.url,
    dataDir: product.dataDir,
    api,
    texts: TEXTS[language],
    cast: CASTS[language],
    camera,
    table: createTable(product.url),
    newBrowser,
    async enter(player: Player): Promise<Page> {
      return openAs(await newBrowser(), product.url, api, player, language)
    },
  }
}
export type Visit = ReturnType<typeof createVisit>
