import { expect, type Locator, type Page } from '@playwright/test'
import { en } from '#shared/i18n/resources.ts'
import { test } from '../support/journey.ts'
import { LOCALES, openAs } from '../support/pages.ts'

/** What is left of an element's look when a system gives it its own colours. */
const lookOf = (one: Locator): Promise<string> =>
  one.evaluate((element) => {
    const { color, backgroundColor, borderColor, borderStyle, outline } = getComputedStyle(element)
    return [color, backgroundColor, borderColor, borderStyle, outline].join(' ')
  })

async function expectDifferent(one: Locator, other: Locator): Promise<void> {
  await expect(one).toBeVisible()
  await expect.poll(async () => (await lookOf(one)) === (await lookOf(other))).toBe(false)
}

const trackOf = (one: Locator): Locator => one.locator('xpath=following-sibling::*[1]')
const thumbOf = (one: Locator): Locator => trackOf(one).locator('.mantine-Switch-thumb')

/** A ring appears around what the keyboard comes to, and goes with it. */
async function expectRing(page: Page, control: Locator, around = control): Promise<void> {
  await control.scrollIntoViewIfNeeded()
  const box = await around.boundingBox()
  if (!box) throw new Error('Nothing to focus.')
  const clip = { x: box.x - 6, y: box.y - 6, width: box.width + 12, height: box.height + 12 }
  const shoot = async () =>
    (await page.screenshot({ clip, animations: 'disabled', caret: 'hide' })).toString('base64')
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  const without = await shoot()
  // The last input was a key: the ring is shown wherever the focus goes.
  await page.keyboard.press('Shift')
  await control.focus()
  await expect.poll(async () => (await shoot()) === without).toBe(false)
}

/** No sign on a button has the colour of what it stands on. */
const faintSigns = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const canvas = getComputedStyle(document.documentElement).backgroundColor
    return [...document.querySelectorAll('button svg, a svg')]
      .filter((sign) => sign.checkVisibility() && sign.closest('button, a')?.textContent?.trim() === '')
      .filter((sign) => getComputedStyle(sign).color === canvas)
      .map((sign) => sign.closest('button, a')?.getAttribute('aria-label') ?? sign.outerHTML)
  })

for (const colorScheme of ['dark', 'light'] as const)
  test(`with the colours of the system, ${colorScheme}, one sees what is chosen, on, off and focused`, async ({
    browser,
    product,
    api,
  }) => {
    const player = await api.register('contrast')
    // The page's own scheme is the other one.
    const context = await browser.newContext({
      locale: LOCALES.english,
      reducedMotion: 'reduce',
      colorScheme,
      forcedColors: 'active',
    })
    const page = await openAs(context, product.url, api, player, 'english')
    const tabs = page.getByTestId('tab-bar').getByRole('link')
    await expectDifferent(tabs.nth(0), tabs.nth(1))
    expect(await faintSigns(page)).toEqual([])
    await expectRing(page, tabs.nth(2))
    await expectRing(page, page.getByRole('button', { name: en.lobby.rooms.create }).first())
    await expectRing(page, page.getByLabel(en.lobby.code.label))

    await page.getByTestId('quests-bell').click()
    const bar = page.getByTestId('quest-total_games').locator('[class*="bar"]')
    await expect(bar).toBeVisible()
    await expectDifferent(bar, bar.locator('span'))
    await page.keyboard.press('Escape')

    await page
      .getByRole('button', { name: en.common.nav.account.replace('{{name}}', player.user.username) })
      .click()
    await page.getByRole('button', { name: en.settings.title }).click()
    const dialog = page.getByRole('dialog', { name: en.settings.title })
    const segment = (name: string) => dialog.locator('label', { hasText: name })
    await expectDifferent(segment('English'), segment('Italian'))
    await expectRing(page, dialog.getByRole('radio', { name: 'English' }), segment('English'))
    await expectRing(page, dialog.getByRole('slider').first())
    await expectRing(page, dialog.getByRole('switch').first())
    const [on, off] = [
      dialog.getByRole('switch', { checked: true }),
      dialog.getByRole('switch', { checked: false }),
    ]
    await expectDifferent(trackOf(on.first()), trackOf(off.first()))
    await expectDifferent(thumbOf(on.first()), trackOf(off.first()))
    await expectDifferent(dialog.locator('.mantine-Slider-bar').first(), dialog)

    await page.goto(`${product.url}/create-lobby`)
    const preset = (pressed: boolean) => page.locator(`button[aria-pressed="${pressed}"]`).first()
    await expectDifferent(preset(true), preset(false))
    const source = page.getByRole('radio', { name: en.createLobby.source.written })
    await source.check()
    const card = (radio: Locator) => page.locator('label').filter({ has: radio })
    await expectDifferent(
      card(source),
      card(page.getByRole('radio', { name: en.createLobby.source.collection })),
    )

    await page.goto(`${product.url}/profile`)
    const tab = (selected: boolean) => page.getByRole('tab', { selected }).first()
    await expectDifferent(tab(true), tab(false))
    await expectRing(page, tab(true))
    expect(await faintSigns(page)).toEqual([])
    await context.close()
  })

test('with the colours of the system a game shows its clock, and what cannot be pressed', async ({
  openDuel,
}) => {
  const { page, rival, room, begin } = await openDuel({
    host: 'rival',
    context: { forcedColors: 'active', colorScheme: 'light', reducedMotion: 'reduce' },
  })
  await expect(page.getByTestId('player').getByText(en.room.players.ready, { exact: true })).toHaveCount(0)
  await rival.say('player_ready', { roomId: room.id, isReady: true })
  await begin()
  const canvas = await page.locator('html').evaluate((root) => getComputedStyle(root).backgroundColor)
  const clock = page.getByRole('timer').locator('circle')
  const inks = await clock.evaluateAll((circles) => circles.map((one) => getComputedStyle(one).stroke))
  expect(inks).toHaveLength(2)
  expect(new Set([canvas, ...inks]).size).toBe(3)
  await expectRing(page, page.getByTestId('chat-input'))
  expect(await faintSigns(page)).toEqual([])
  await page.context().close()
})
