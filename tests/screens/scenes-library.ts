import type { Page, Route } from '@playwright/test'
import { PRICES, type Rarity } from '#shared/constants/library.ts'
import type { LibraryItem } from '#shared/schemas/library.ts'
import type { Player } from '../support/api.ts'
import { answer } from './answers.ts'
import { resize } from './camera.ts'
import type { Visit } from './visit.ts'

/** The shelves, a closer look, what is owned, and the words at hand in a chat. */
export async function libraryScenes(visit: Visit): Promise<void> {
  const player = await visit.api.register('librarian')
  const page = await visit.enter(player)
  await shelves(visit, page)
  await purchase(visit, page)
  await inventory(visit, page)
  await picker(visit, page, player)
  await loadingAndFailing(visit, page)
  await page.context().close()
}

const word = (name: string, rarity: Rarity, changes: Partial<LibraryItem> = {}): LibraryItem => ({
  id: `word-${name}`,
  kind: 'word',
  name,
  rarity,
  category: 'nature',
  language: 'english',
  price: PRICES.word[rarity],
  owned: false,
  equipped: false,
  aiCreated: false,
  ...changes,
})
const avatar = (id: string, name: string, changes: Partial<LibraryItem> = {}): LibraryItem => {
  const rarity = id.slice(0, id.indexOf('-')) as Rarity
  return {
    ...word(name, rarity),
    kind: 'avatar',
    id,
    category: 'animals',
    language: null,
    price: PRICES.avatar[rarity],
    ...changes,
  }
}
const OWNED = { owned: true, equipped: true } as const
const AVATARS = [
  avatar('common-cat-wink-smile-none-g4-b3', 'Whiskers'),
  avatar('rare-owl-monocle-beak-none-g2-b5', 'Professor Hoot', { aiCreated: true }),
  avatar('epic-ghost-hearts-tongue-wizard-g3stars-b7', 'Haunted Marvin'),
  avatar('legendary-robot-visor-teeth-crown-g1rays-b2', 'Rex Machina', OWNED),
]
const WORDS = [
  word('fern', 'common', OWNED),
  word('echo', 'common', { category: 'sound' }),
  word('will-o’-the-wisp', 'legendary', { category: 'magic' }),
  word('marmalade', 'rare', { category: 'food' }),
  word('snorkelwise', 'epic', { category: 'play', aiCreated: true }),
  word('attic', 'common', { category: 'home', owned: true }),
  word('lanterna', 'rare', { category: 'home', language: 'italian' }),
  word('sciabordio', 'epic', { category: 'sound', language: 'italian' }),
]

const daily = (page: Page, items: readonly LibraryItem[]) =>
  answer(page, '/library/daily', { items, resetsAt: new Date(Date.now() + 5.2 * 3_600_000).toISOString() })

async function shelves({ url, texts, camera }: Visit, page: Page): Promise<void> {
  await daily(page, [...WORDS, ...AVATARS])
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

async function picker({ url, api, camera, texts }: Visit, page: Page, player: Player): Promise<void> {
  const { id } = await api.createRoom(player)
  await page.goto(`${url}/room/${id}`)
  await resize(page, 'wide')
  await page.getByTestId('chat-input').fill('it is a ')
  await page.keyboard.press('Alt+w')
  await page.getByTestId('word-picker').getByRole('option').first().waitFor()
  await camera.take(page, 'words-panel', { sizes: ['wide'] })
  await page.keyboard.press('Escape')
  await resize(page, 'narrow')
  await page.locator('label', { hasText: texts.room.tabs.chat }).click()
  await page.getByTestId('words-button').click()
  await page.getByRole('dialog').getByRole('button', { name: 'fern' }).waitFor()
  await camera.take(page, 'words-sheet', { sizes: ['narrow'] })
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
