import type { Page, Route } from '@playwright/test'
import { answer } from './answers.ts'
import { resize } from './camera.ts'
import { AVATARS, WORDS } from './library-items.ts'
import type { Visit } from './visit.ts'

/** The shelves, a closer look, and what is owned. */
export async function libraryScenes(visit: Visit): Promise<void> {
  const page = await visit.enter(await visit.api.register('librarian'))
  await shelves(visit, page)
  await purchase(visit, page)
  await inventory(visit, page)
  await loadingAndFailing(visit, page)
  await page.context().close()
}

const daily = (page: Page) =>
  answer(page, '/library/daily', {
    items: [...WORDS, ...AVATARS],
    resetsAt: new Date(Date.now() + 5.2 * 3_600_000).toISOString(),
  })

async function shelves({ url, texts, camera }: Visit, page: Page): Promise<void> {
  await daily(page)
  await page.goto(`${url}/shop`)
  await page.getByTestId('shop-item').first().waitFor()
  await camera.take(page, 'library')
  await camera.take(page, 'library-whole', { whole: true })
  await resize(page, 'narrow')
  await page.goto(`${url}/shop?kind=word`)
  await page.getByRole('button', { name: texts.library.filters.open_one.replace('{{count}}', '1') }).click()
  await page.getByRole('button', { name: texts.library.filters.done }).waitFor()
  await camera.take(page, 'library-filters', { sizes: ['narrow'] })
  await page.goto(`${url}/shop?rarity=legendary&category=food`)
  await page.getByText(texts.library.set.none).waitFor()
  await camera.take(page, 'library-none')
}

async function purchase({ url, texts, camera }: Visit, page: Page): Promise<void> {
  const { preview } = texts.library
  await page.goto(`${url}/shop`)
  const look = async (name: string) => {
    await page.getByRole('button', { name }).first().click()
    await page.getByRole('dialog').waitFor()
  }
  const close = async () => {
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await look('marmalade')
  await camera.take(page, 'library-word')
  await page.keyboard.press('b')
  await page.getByTestId('balance-change').waitFor()
  await camera.take(page, 'library-confirm')
  await close()
  await look('Haunted Marvin')
  await page.getByText(preview.getR3).waitFor()
  await camera.take(page, 'library-short')
  await close()
  await look('Rex Machina')
  await camera.take(page, 'library-owned')
  await close()
}

async function inventory({ url, texts, camera }: Visit, page: Page): Promise<void> {
  await answer(page, '/inventory', { items: [] })
  await page.goto(`${url}/profile?tab=inventory`)
  await page.getByText(texts.library.inventory.emptyWords).waitFor()
  await camera.take(page, 'inventory-empty', { whole: true })
  const all = [...WORDS, ...AVATARS].map((item, at) => ({
    ...item,
    owned: true,
    equipped: item.kind === 'word' ? at % 3 !== 1 : item.equipped,
  }))
  await answer(page, '/inventory', { items: all })
  await page.goto(`${url}/profile?tab=inventory`)
  await page.getByTestId('owned-word').first().waitFor()
  await camera.take(page, 'inventory', { whole: true })
}

async function loadingAndFailing({ url, texts, camera }: Visit, page: Page): Promise<void> {
  const held: Route[] = []
  let refuses = false
  const refuse = (route: Route) =>
    route.fulfill({ status: 500, json: { success: false, error: 'Server error', code: 'SERVER_ERROR' } })
  await page.unrouteAll()
  await page.route(/\/api\/library\/daily/, async (route) => {
    if (refuses) await refuse(route)
    else held.push(route)
  })
  await page.goto(`${url}/shop`)
  await page.getByTestId('skeleton').waitFor()
  await camera.take(page, 'library-loading')
  refuses = true
  for (const route of held) await refuse(route)
  // After the retries of a failure that may pass.
  await page.getByText(texts.library.failed).waitFor({ timeout: 30_000 })
  await camera.take(page, 'library-failed')
}
