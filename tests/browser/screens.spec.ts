import { expect, type Page } from '@playwright/test'
import { inThisShare } from '../../build/test/share.ts'
import { BOTH, LOOKS, SIZES } from '../screens/looks.ts'
import { QUIZZES } from '../support/api.ts'
import { expectStrongContrast } from '../support/expect-contrast.ts'
import { expectFits } from '../support/expect-fits.ts'
import { expectFirstSightSound, expectSound } from '../support/expect-sound.ts'
import { test } from '../support/journey.ts'
import { LOCALES, openAs, type PageLanguage, TEXTS } from '../support/pages.ts'
import { joinRoomPlay } from '../support/room-play-client.ts'

/** One part of the sweep: a page in one look, and the check that each of its screens must pass. */
interface Sweep {
  readonly page: Page
  readonly url: string
  readonly language: PageLanguage
  readonly expectGood: (page: Page) => Promise<void>
}

async function sweepPublicPages({ page, url, language, expectGood }: Sweep): Promise<void> {
  for (const path of [
    '/',
    '/login',
    '/register',
    '/reset-password',
    '/verify-email',
    '/undo-email',
    '/daily',
    '/terms-of-service',
    '/privacy-policy',
    '/cookie-policy',
    '/nowhere',
  ]) {
    await page.goto(url + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'english' ? 'en' : 'it')
    await expectGood(page)
  }
  // Errors of an empty form, and the dialog of a forgotten password.
  const { auth } = TEXTS[language]
  await page.goto(`${url}/register`)
  await page.getByRole('button', { name: auth.register.submit }).click()
  await expect(page.getByText(auth.empty.email)).toBeVisible()
  await expectGood(page)
  await page.goto(`${url}/login`)
  await page.getByRole('button', { name: auth.login.forgot }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectGood(page)
}

async function sweepLobby({ page, url, language, expectGood }: Sweep): Promise<void> {
  const { lobby, createLobby } = TEXTS[language]
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectGood(page)
  await expect(page.getByTestId('verify-prompt')).toBeVisible()
  await page.getByRole('button', { name: lobby.rooms.create }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectGood(page)
  await page.goto(`${url}/ranks`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectGood(page)
  await page.goto(`${url}/create-lobby`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectFirstSightSound(page)
  await expectGood(page)
  await page.getByRole('button', { name: createLobby.submit }).click()
  await expect(page.getByTestId('room-page')).toBeVisible()
  await expectGood(page)
}

async function sweepBelongings({ page, url, language, expectGood }: Sweep): Promise<void> {
  const { profile } = TEXTS[language]
  await page.goto(`${url}/shop`)
  await expect(page.getByTestId('shop-item').first()).toBeVisible()
  await expectFirstSightSound(page)
  await expectGood(page)
  await page.getByTestId('shop-item').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectGood(page)
  await page.goto(`${url}/profile?tab=inventory`)
  await expect(page.getByTestId('empty-state').first()).toBeVisible()
  await expectGood(page)
  await page.goto(`${url}/game-pass`)
  await expect(page.getByTestId('game-pass')).toBeVisible()
  await expectGood(page)
  await page.getByTestId('quests-bell').click()
  await expect(page.getByTestId('quest-total_games')).toBeVisible()
  await expectGood(page)
  await page.goto(`${url}/profile`)
  await expect(page.getByTestId('statistics')).toBeVisible()
  await expectFirstSightSound(page)
  await expectGood(page)
  await page.getByRole('button', { name: profile.avatar.change }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectGood(page)
}

async function sweepStore({ page, url, language, expectGood }: Sweep): Promise<void> {
  for (const [path, part] of [
    ['/buy-r3', 'packs'],
    ['/buy-r3?tab=voice', 'voice-plans'],
    ['/buy-r3?tab=purchases', 'empty-state'],
    ['/buy-r3?tab=history', 'wallet-entries'],
    ['/buy-r3?checkout=unknown', 'checkout'],
    ['/profile?tab=voice', 'voice-plans'],
  ] as const) {
    await page.goto(`${url}${path}`)
    await expect(page.getByTestId(part)).toBeVisible()
    await expectGood(page)
  }
  await page.goto(`${url}/profile?tab=security`)
  await page.getByRole('button', { name: TEXTS[language].profile.deletion.open }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectGood(page)
}

const PARTS = [
  { name: 'public pages', needsPlayer: false, sweep: sweepPublicPages },
  { name: 'lobby, ranks and a new room', needsPlayer: true, sweep: sweepLobby },
  { name: 'library, pass, quests and profile', needsPlayer: true, sweep: sweepBelongings },
  { name: 'store, voices and security', needsPlayer: true, sweep: sweepStore },
]
// In this order a share has nearly every part, each in another look.
const CASES = PARTS.flatMap((part) =>
  LOOKS.flatMap((look) => BOTH.map((size) => ({ ...part, ...look, viewport: SIZES[size] }))),
)

for (const { name, needsPlayer, sweep, language, scheme, viewport } of inThisShare(CASES))
  test(`[NAV-16, NAV-21, NAV-23, NAV-25, I18N-3, UI-37] passes every rule of axe: ${name}, ${language}, ${scheme}, ${viewport.width} px`, async ({
    browser,
    product: { url },
    api,
  }) => {
    const errors: string[] = []
    const context = await browser.newContext({ locale: LOCALES[language], viewport, colorScheme: scheme })
    // The preference that the switch in the page would set.
    await context.addInitScript((chosen) => {
      const kept = JSON.parse(localStorage.getItem('preferences') ?? '{"state":{},"version":0}')
      kept.state.colorScheme ??= chosen
      localStorage.setItem('preferences', JSON.stringify(kept))
    }, scheme)
    const page = needsPlayer
      ? await openAs(context, url, api, await api.register('sweeper'), language)
      : await context.newPage()
    page.on('pageerror', (error) => errors.push(String(error)))
    await sweep({
      page,
      url,
      language,
      async expectGood(shown) {
        await expectSound(shown)
        await expectStrongContrast(shown)
        // The layout does not depend on the scheme.
        if (scheme === 'dark') await expectFits(shown)
      },
    })
    expect(errors).toEqual([])
  })

test('[UI-31, UI-37] a game, its podium and the bar after a leave are sound at both sizes', async ({
  browser,
  product,
  api,
}) => {
  const texts = TEXTS.english
  const expectBothSound = async (page: Page) => {
    for (const size of BOTH) {
      await page.setViewportSize(SIZES[size])
      await expectSound(page)
      await expectStrongContrast(page)
    }
    await expectFits(page)
  }
  const [player, rival, leaver] = [
    await api.register('sees_it'),
    await api.register('stays'),
    await api.register('leaves'),
  ]
  const [answer = ''] = QUIZZES[0]?.answers ?? []
  const settings = { customQuizzes: QUIZZES.slice(0, 1), rounds: 1, timePerRound: 180 }
  const { id: roomId } = await api.createRoom(player, settings)
  const stays = await joinRoomPlay(product.url, rival, roomId)
  const leaves = await joinRoomPlay(product.url, leaver, roomId)
  const context = await browser.newContext({ locale: LOCALES.english })
  const page = await openAs(context, product.url, api, player, 'english', `/room/${roomId}`)
  await expect(page.getByTestId('room-page')).toBeVisible()
  await api.call('POST', '/game/start', player.token, { roomId })
  await expect(page.getByTestId('question')).toBeVisible()
  await expectBothSound(page)
  await leaves.say('chat_message', { roomId, message: answer })
  leaves.send('leave_room', { roomId })
  await leaves.closed
  await stays.say('chat_message', { roomId, message: answer })
  await page.getByTestId('chat-input').fill(answer)
  await page.getByTestId('chat-input').press('Enter')
  await expect(page.getByTestId('podium')).toContainText(texts.game.finished.left)
  await expectBothSound(page)

  const next = await api.createRoom(rival)
  await page.goto(`${product.url}/room/${next.id}`)
  const leave = { name: texts.room.leave.button }
  await page.getByRole('button', leave).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectBothSound(page)
  await page.getByRole('dialog').getByRole('button', leave).click()
  await expect(page.getByTestId('left-bar')).toBeVisible()
  await expectBothSound(page)
  const back = page.getByRole('button', { name: texts.realtime.backTo.replace('{{room}}', next.name) })
  await expect(back).toBeEnabled({ timeout: 15_000 })
  await back.click()
  await expect(page.getByTestId('room-page')).toBeVisible()
  await context.close()
})
