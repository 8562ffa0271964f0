import { expect } from '@playwright/test'
import { QUIZZES } from '../support/api.ts'
import { expectSound } from '../support/expect-sound.ts'
import { test } from '../support/journey.ts'
import { LOCALES, openAs, TEXTS } from '../support/pages.ts'

test('a word is bought with the gift, taken off, put on, and said in a game by Alt+W and from a sheet', async ({
  browser,
  product,
  api,
}) => {
  // Two browsers and three times every rule of axe.
  test.setTimeout(240_000)
  const { library, common } = TEXTS.english
  const [player, rival] = [await api.register('reader'), await api.register('listener')]
  const context = () => browser.newContext({ locale: LOCALES.english })
  const page = await openAs(await context(), product.url, api, player, 'english', '/shop?kind=word')

  await page.getByLabel(library.filters.rarity).selectOption('common')
  await page.getByLabel(library.filters.language).selectOption('english')
  const item = page.getByTestId('shop-item').first()
  await item.press('Enter')
  const dialog = page.getByRole('dialog')
  const word = (await dialog.getByRole('heading').textContent()) ?? ''
  // The opened dialog takes the focus; an earlier key press would be lost.
  await expect(dialog.locator('[data-autofocus]')).toBeFocused()
  await page.keyboard.press('b')
  await expect(dialog.getByTestId('balance-change')).toContainText('80')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(library.preview.ready)).toBeFocused()
  await expect(page.getByTestId('header')).toContainText(common.r3.replace('{{value}}', '80'))

  await dialog.getByRole('link', { name: library.preview.toInventory }).click()
  const { count, equipNamed, unequipNamed } = library.inventory
  const counted = (n: number) => count.replace('{{n}}', String(n)).replace('{{max}}', '50')
  const press = (name: string) =>
    page.getByRole('button', { name: name.replace('{{name}}', word), exact: true }).click()
  await expect(page.getByTestId('equipped-count')).toHaveText(counted(1))
  await expectSound(page)
  await press(unequipNamed)
  await expect(page.getByTestId('equipped-count')).toHaveText(counted(0))
  const saved = page.waitForResponse((response) => response.request().method() !== 'GET')
  await press(equipNamed)
  await saved
  await page.reload()
  await expect(page.getByTestId('equipped-count')).toHaveText(counted(1))

  const { id } = await api.createRoom(player, { timePerRound: 60 })
  await page.goto(`${product.url}/room/${id}`)
  await expect(page.getByTestId('room-page')).toBeVisible()
  const other = await openAs(await context(), product.url, api, rival, 'english', `/room/${id}`)
  await expect(other.getByTestId('player')).toHaveCount(2)
  await api.startGame(player, id)
  await expect(page.getByTestId('question')).toContainText(QUIZZES[0]?.prompt ?? '')

  const input = page.getByTestId('chat-input')
  await expect(input).toBeFocused()
  await page.keyboard.type('is it  then')
  for (const _ of ' then') await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Alt+w')
  await expect(page.getByRole('combobox')).toBeFocused()
  await expect(page.getByRole('option')).toHaveCount(1)
  await expectSound(page)
  await page.keyboard.press('Enter')
  await expect(input).toBeFocused()
  await expect(input).toHaveValue(`is it ${word} then`)
  await page.keyboard.press('Enter')
  await expect(other.getByRole('log').getByText(`is it ${word} then`)).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByTestId('words-button').click()
  await expect(dialog).toBeVisible()
  await expectSound(page)
  await dialog.getByRole('button', { name: word }).click()
  await expect(dialog).toBeHidden()
  await expect(input).toBeFocused()
  await expect(input).toHaveValue(word)
  await page.context().close()
  await other.context().close()
})
