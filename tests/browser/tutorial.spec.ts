import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { TUTORIAL_STEPS } from '#shared/constants/tutorial.ts'
import { en } from '#shared/i18n/resources.ts'
import { createApi } from '../support/api.ts'
import { openAs, signUp } from '../support/pages.ts'
import { type Product, startProduct } from '../support/product.ts'

let product: Product
test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(() => product.stop())

const LOOKS = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}
const texts = en.tutorial
const bubble = (page: Page) => page.getByRole('region', { name: texts.label })
const expectStep = (page: Page, n: number) =>
  expect(bubble(page)).toContainText(
    texts.step.replace('{{n}}', String(n)).replace('{{total}}', String(TUTORIAL_STEPS)),
  )
const resume = (n: number) =>
  texts.resume.replace('{{n}}', String(n)).replace('{{total}}', String(TUTORIAL_STEPS))
const lead = (page: Page, to: keyof typeof texts.go) =>
  bubble(page).getByRole('link', { name: texts.go[to] }).click()

/** The thing that the step is about has a ring around it. */
const expectRing = (thing: Locator) => expect(thing).toHaveCSS('outline-style', 'solid')

/** At the right, above what stands along the lower edge. */
async function expectBottomRight(page: Page): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  const box = await bubble(page).boundingBox()
  const menu = await page.getByTestId('tab-bar').boundingBox()
  if (!box || !menu) throw new Error('There is no bubble, or no menu.')
  expect(width - (box.x + box.width)).toBeLessThanOrEqual(16)
  expect(box.y).toBeGreaterThan(height / 2)
  expect(box.y + box.height).toBeLessThanOrEqual(menu.y)
}

async function waitsForPlayers(browser: Browser, name: string): Promise<Page> {
  const api = createApi(product.url)
  const rival = await api.register(name)
  await api.call('PATCH', '/auth/tutorial-step', rival.token, { step: 0 })
  const page = await openAs(await browser.newContext(), product.url, api, rival, 'english')
  await page.getByRole('button', { name: en.lobby.modes.quick_match.start }).click()
  return page
}

for (const [look, options] of Object.entries(LOOKS))
  test(`a newcomer goes through the tutorial, from the library to the first line: ${look}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale: 'en-GB', ...options })
    const page = await signUp(context, product.url, `new_${look}`, 'english')

    await expectStep(page, 1)
    await expectBottomRight(page)
    await expectRing(page.getByTestId('tab-bar').getByRole('link', { name: en.common.nav.shop }))
    await lead(page, 'shop')

    await expectStep(page, 2)
    await page
      .locator('[data-testid="shop-item"][data-kind="word"]')
      .filter({ hasText: /(20|60) R3$/ })
      .first()
      .click()
    const preview = page.getByRole('dialog')
    await preview.getByRole('button', { name: /^Buy for/ }).click()
    await preview.getByRole('button', { name: en.library.preview.confirm }).click()
    await expect(preview.getByText(en.library.preview.ready)).toBeVisible()
    await page.keyboard.press('Escape')

    await expectStep(page, 3)
    // Nothing is lost by a reload.
    await page.reload()
    await expectStep(page, 3)
    await lead(page, 'profile')

    await expectStep(page, 4)
    const inventory = page.getByRole('tab', { name: en.profile.tabs.inventory })
    await expectRing(inventory)
    await inventory.click()

    await expectStep(page, 5)
    const word = page.getByTestId('owned-word')
    await expectRing(word.getByRole('button'))
    const name = (await word.getByRole('button').getAttribute('aria-label'))?.replace(/^Take off /, '') ?? ''
    await word.getByText(en.library.inventory.unequip, { exact: true }).click()
    await expectStep(page, 6)
    await word.getByText(en.library.inventory.equip, { exact: true }).click()

    await expectStep(page, 7)
    await lead(page, 'voice')
    await expectStep(page, 8)
    await expect(page.getByRole('tab', { name: en.profile.tabs.voice })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await page
      .getByTestId('voice')
      .first()
      .getByRole('button', { name: /^Choose/ })
      .click()
    await expectStep(page, 9)
    await lead(page, 'home')

    await expectStep(page, 10)
    const find = page.getByRole('button', { name: en.lobby.modes.quick_match.start })
    await expectRing(find)
    const rival = await waitsForPlayers(browser, `old_${look}`)
    await find.click()
    await expect(page).toHaveURL(/\/room\//)
    await expectStep(page, 11)
    for (const one of [rival, page]) await one.getByTestId('ready').click()

    await expect(page.getByTestId('question')).toBeVisible({ timeout: 20_000 })
    // While a round runs it is one line until it is asked for: it must not lie over the game.
    const folded = bubble(page).getByRole('button')
    await expect(folded).toHaveText(resume(12))
    expect((await bubble(page).boundingBox())?.height).toBeLessThan(56)
    await folded.click()
    await expectStep(page, 12)
    const input = page.getByTestId('chat-input')
    await expect(input).toBeFocused()
    await page.getByTestId('voice-switch').click()
    await expectStep(page, 13)
    await expectRing(page.getByTestId('words-button'))
    await page.getByTestId('words-button').click()
    await page.getByRole('dialog', { name: en.library.picker.title }).getByText(name, { exact: true }).click()
    await expectStep(page, 14)
    await expect(input).toHaveValue(name)
    await input.press('Enter')
    await expect(page.getByText(en.tutorialCompleted)).toBeVisible()
    await expect(bubble(page)).toHaveCount(0)
    await page.goto(`${product.url}/ranks`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(bubble(page)).toHaveCount(0)
    for (const one of [page, rival]) await one.context().close()
  })
