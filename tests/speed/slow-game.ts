import { randomUUID } from 'node:crypto'
import { type Browser, expect, type JSHandle, type Page } from '@playwright/test'
import { encodeFrame } from '../bench/frames.ts'
import { type Duel, openDuel } from '../support/duel.ts'
import { createJourneyApi } from '../support/journey-api.ts'
import { TEXTS } from '../support/pages.ts'

/** A phone of the middle class beside the machine of a developer, as Lighthouse takes it. */
const SLOWDOWN = 4

/** A running game with time enough, on a processor that is slowed. */
export async function openSlowGame(browser: Browser, url: string): Promise<Duel> {
  const duel = await openDuel(browser, createJourneyApi(url), {
    host: 'rival',
    settings: { timePerRound: 180 },
    prepare: keepRoomSocket,
  })
  await duel.begin()
  await duel.page.getByTestId('chat-input').focus()
  const devtools = await duel.page.context().newCDPSession(duel.page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return duel
}

/** Keeps the socket of room play within reach of `playLines`. */
const keepRoomSocket = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    window.WebSocket = class extends WebSocket {
      constructor(address: string | URL, protocols?: string | string[]) {
        super(address, protocols)
        if (!String(address).includes('sessionId=')) return
        window.addEventListener('test:frame', ({ detail }: CustomEventInit<ArrayBuffer>) => {
          if (detail) this.dispatchEvent(new MessageEvent('message', { data: detail }))
        })
      }
    }
  })
}

const TALK = [
  'is it a candle?',
  'no, wait',
  'something with fire, but it does not burn by itself, does it',
  'a star!',
  'haha',
  'the moon perhaps? it leads people home',
  'I had it on the tip of my tongue',
  'come on',
]
const TALKERS = 8

/** So many lines of others as the frames that a server sends, laid ready in the page. */
export function prepareLines({ page, room }: Duel, count: number): Promise<JSHandle<ArrayBuffer[]>> {
  const frames = Array.from({ length: count }, (_, index) =>
    encodeFrame('chat_message', {
      id: `burst-${randomUUID()}`,
      roomId: room.id,
      userId: `talker-${index % TALKERS}`,
      username: `talker_${index % TALKERS}`,
      message: TALK[index % TALK.length] ?? '',
      isGuess: false,
      useTts: false,
      timestamp: new Date().toISOString(),
    }).toString('base64'),
  )
  return page.evaluateHandle(
    (all) => all.map((frame) => Uint8Array.from(atob(frame), (letter) => letter.charCodeAt(0)).buffer),
    frames,
  )
}

/** Lets the page receive them, more often than any limit lets so few players talk. */
export const playLines = (page: Page, lines: JSHandle<ArrayBuffer[]>, everyMs: number): Promise<void> =>
  page.evaluate(
    ([frames, gap]) =>
      new Promise<void>((resolve) => {
        const timer = setInterval(() => {
          const frame = frames.shift()
          if (frame) window.dispatchEvent(new CustomEvent('test:frame', { detail: frame }))
          if (frames.length > 0) return
          clearInterval(timer)
          requestAnimationFrame(() => setTimeout(resolve))
        }, gap)
      }),
    [lines, everyMs] as const,
  )

/** Marks when Enter was pressed, and in the frame that draws the typed line. */
export const markTypedLines = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const list = document.querySelector('[role="log"] ol')
    if (!list) throw new Error('there is no list of lines')
    const noteEnter = ({ key, timeStamp }: KeyboardEvent) => {
      if (key === 'Enter') performance.mark('enter', { startTime: timeStamp })
    }
    document.addEventListener('keydown', noteEnter, true)
    const isOwn = (node: Node) => node instanceof HTMLElement && node.dataset.own === 'true'
    new MutationObserver((changes) => {
      if (changes.some(({ addedNodes }) => [...addedNodes].some(isOwn)))
        requestAnimationFrame(() => {
          performance.mark('drawn')
          setTimeout(() => window.dispatchEvent(new Event('test:drawn')), 100)
        })
    }).observe(list, { childList: true })
  })

/** Says so many lines, as fast as the room lets one player. Nothing asks the page anything while a line is on its way. */
export async function typeLines(page: Page, count: number): Promise<void> {
  const input = page.getByTestId('chat-input')
  const sendButton = page.getByRole('button', { name: TEXTS.english.room.composer.send })
  for (let index = 0; index < count; index++) {
    await input.pressSequentially(`is it ${index}?`)
    // Beside its arrow there is a ring while a line would wait instead of going out.
    await expect(sendButton.locator('svg')).toHaveCount(1)
    const drawn = page.evaluate(
      () => new Promise((resolve) => window.addEventListener('test:drawn', resolve, { once: true })),
    )
    await page.keyboard.press('Enter')
    await drawn
  }
}
