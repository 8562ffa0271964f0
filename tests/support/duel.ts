import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { HOST_MOVE_GAP_MS } from '#shared/constants/timings.ts'
import type { Room } from '#shared/schemas/room.ts'
import type { CreateRoomBody } from '#shared/schemas/room-settings.ts'
import { type Player, QUIZZES } from './api.ts'
import type { JourneyApi } from './journey-api.ts'
import { type Line, layLine } from './line.ts'
import { LOCALES, openAs, type PageLanguage } from './pages.ts'
import { joinRoomPlay, type RoomPlayClient } from './room-play-client.ts'

export interface Duel {
  readonly api: JourneyApi
  readonly room: Room
  readonly line: Line
  /** Who plays in the browser. */
  readonly page: Page
  readonly player: Player
  /** Who plays by a script. */
  readonly rival: RoomPlayClient
  readonly opponent: Player
  /** As the host. */
  begin(): Promise<void>
  endRound(): Promise<void>
  nextRound(): Promise<void>
}

export interface DuelOptions {
  host: 'page' | 'rival'
  settings?: Partial<CreateRoomBody>
  language?: PageLanguage
  context?: BrowserContextOptions
  prepare?: (page: Page) => Promise<void>
}

const TOO_SOON = 429

/** A page and a scripted rival, in one waiting room. */
export async function openDuel(
  browser: Browser,
  api: JourneyApi,
  { host, settings = {}, language = 'english', context: options = {}, prepare }: DuelOptions,
): Promise<Duel> {
  const { url } = api
  const [player, opponent] = [await api.register('player'), await api.register('rival')]
  const owner = host === 'page' ? player : opponent
  const room = await api.createRoom(owner, { timePerRound: 60, ...settings })
  const context = await browser.newContext({ locale: LOCALES[language], ...options })
  const line = await layLine(context)
  const enter = async () => {
    const page = await openAs(context, url, api, player, language, `/room/${room.id}`, prepare)
    await expect(page.getByTestId('room-page')).toBeVisible()
    return page
  }
  /** The host may move rounds once in HOST_MOVE_GAP_MS. By then the next round may have started by itself. */
  async function move(what: 'end' | 'start'): Promise<void> {
    await expect(async () => {
      const { status } = await fetch(`${url}/api/game/game-${room.id}/round/${what}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
        body: '{}',
      })
      if (status === TOO_SOON) await api.clock?.advance(HOST_MOVE_GAP_MS)
      expect(what === 'start' ? [200, 409] : [200]).toContain(status)
    }).toPass({ intervals: [500], timeout: 15_000 })
  }
  const sit = () => joinRoomPlay(url, opponent, room.id)
  // The host first: a room is its own.
  const early = host === 'rival' ? await sit() : undefined
  const page = await enter()
  const rival = early ?? (await sit())
  await expect(page.getByTestId('player')).toHaveCount(2)
  return {
    api,
    room,
    line,
    page,
    player,
    rival,
    opponent,
    async begin() {
      await api.startGame(owner, room.id)
      await expect(page.getByTestId('question')).toContainText(QUIZZES[0]?.prompt ?? '')
    },
    endRound: () => move('end'),
    nextRound: () => move('start'),
  }
}
