import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, expect, type Page } from '@playwright/test'
import { START_COUNTDOWN_MS } from '#shared/constants/timings.ts'
import { createApi, type Player, QUIZZES } from '../support/api.ts'
import { test } from '../support/journey.ts'
import { LOCALES, openAs, type PageLanguage, TEXTS } from '../support/pages.ts'
import { lastingPort, type ProductOnClock, startProductOnClock } from '../support/product.ts'
import { joinRoomPlay } from '../support/room-play-client.ts'

const LOOKS = [
  { language: 'english', viewport: { width: 1280, height: 800 } },
  { language: 'italian', viewport: { width: 390, height: 844 } },
] as const

let dataDir: string
let variables: Record<string, string>
// Every test ends the process.
let product: ProductOnClock
let names = 0
const start = async () => {
  product = await startProductOnClock(variables)
}
test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'riddle-rooms-restart-'))
  variables = {
    PORT: String(await lastingPort()),
    DATA_DIR: dataDir,
    DATABASE_URL: `sqlite:${join(dataDir, 'kept.sqlite')}`,
    AUTH_SECRET: 'a secret that outlives its process',
  }
  await start()
})
test.afterAll(async () => {
  await product.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** A page that plays its first round against a scripted rival. */
async function play(browser: Browser, { language, viewport }: (typeof LOOKS)[number]): Promise<Page> {
  const api = createApi(product.url)
  const texts = TEXTS[language]
  const [host, player]: Player[] = [
    await api.register(`rival_${++names}`),
    await api.register(`player_${names}`),
  ]
  if (!host || !player) throw new Error('nobody to play')
  const room = await api.createRoom(host, { timePerRound: 60 })
  const rival = await joinRoomPlay(product.url, host, room.id)
  const context = await browser.newContext({ locale: LOCALES[language], viewport })
  const page = await openAs(context, product.url, api, player, language)
  await page.getByLabel(texts.lobby.code.label).fill(room.inviteCode ?? '')
  await expect(page).toHaveURL(/\/room\//)
  await rival.until('user_connected', 1)
  await api.call('POST', '/game/start', host.token, { roomId: room.id })
  await product.advance(START_COUNTDOWN_MS)
  await expect(page.locator('#headline').getByText(QUIZZES[0]?.prompt ?? '')).toBeVisible()
  return page
}

/** All that may be said of a game that a restart has ended. */
const endings = (language: PageLanguage): string[] => {
  const { errors, realtime } = TEXTS[language]
  return [
    errors.ROOM_NOT_FOUND,
    realtime.connectionLost,
    realtime.failedToReconnect,
    realtime.previousGameEnded,
    realtime.home.serverStopping,
    realtime.home.seatLost,
  ]
}

for (const look of LOOKS) {
  const size = `${look.viewport.width}x${look.viewport.height}`
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    test(`[SESS-18] a server that is ended by ${signal} in mid-game is told of, and the lobby is whole when it is back, ${size}`, async ({
      browser,
    }) => {
      const texts = TEXTS[look.language]
      const page = await play(browser, look)
      // What was said in passing counts, too.
      await page.evaluate(() => {
        const said: string[] = []
        Object.assign(window, { said })
        const read = () => {
          for (const one of document.querySelectorAll('[role=alert], [role=status], [role=dialog], main'))
            said.push(one.textContent)
        }
        new MutationObserver(read).observe(document.body, { childList: true, subtree: true })
      })
      const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said.join('\n'))
      await product.stop(signal)
      await expect
        .poll(said, { timeout: 20_000 })
        .toMatch(new RegExp([texts.realtime.reconnecting, ...endings(look.language)].map(escaped).join('|')))
      await start()
      await expect(page).toHaveURL(/\/lobby/, { timeout: 60_000 })
      await expect
        .poll(said, { timeout: 30_000 })
        .toMatch(new RegExp(endings(look.language).map(escaped).join('|')))
      expect(await said()).not.toMatch(/xhr|websocket error|Failed to fetch/i)
      await expect(page.getByRole('button', { name: texts.lobby.modes.quick_match.start })).toBeVisible({
        timeout: 30_000,
      })
      await expect(page.getByText(texts.lobby.modes.failed)).toHaveCount(0)
      await page.context().close()
    })
  }
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
