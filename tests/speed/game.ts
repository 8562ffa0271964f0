import type { Browser } from '@playwright/test'
import { percentile } from '../bench/statistics.ts'
import type { Duel } from '../support/duel.ts'
import { bestOf, type Figure } from './figure.ts'
import { isDesk, plainFrameMs } from './machine.ts'
import { hadProcessor, type Traced, traceMainThread, wallOf } from './main-thread.ts'
import { markTypedLines, openSlowGame, playLines, prepareLines, typeLines } from './slow-game.ts'

const TRIES = 2
const TYPED_LINES = 12
const TYPED_WITHIN_MS = 50
const LONG_TASK_MS = 50
const BURST = { lines: 200, everyMs: 20 }
/** As many as the chat keeps. */
const FULL_CHAT = 100

/** What it costs a slow processor to say something in a game, and to be talked at. */
export async function measureGame(browser: Browser, url: string): Promise<Figure[]> {
  const game = await openSlowGame(browser, url)
  try {
    await playLines(game.page, await prepareLines(game, FULL_CHAT), 10)
    const burst = await bestOf(TRIES, () => besidePlainFrames(browser, () => measureBurst(browser, game)))
    await markTypedLines(game.page)
    const typing = await bestOf(TRIES, () => besidePlainFrames(browser, () => measureTyping(browser, game)))
    return [...burst, ...typing]
  } finally {
    await game.page.context().close()
  }
}

/** How fast the machine draws may change at any moment, where others share it: asked before and after. */
async function besidePlainFrames(browser: Browser, measure: () => Promise<Figure>): Promise<Figure[]> {
  const before = await plainFrameMs(browser)
  const figure = await measure()
  const slower = Math.max(before, await plainFrameMs(browser))
  const note = `${figure.note}; a plain frame takes ${shown(slower)}`
  return [{ ...figure, isFair: figure.isFair && isDesk(slower), note }]
}

const shown = (ms: number): string => `${ms.toFixed(1)} ms`

async function measureBurst(browser: Browser, game: Duel): Promise<Figure> {
  const lines = await prepareLines(game, BURST.lines)
  const traced = await traceMainThread(browser, game.page, () => playLines(game.page, lines, BURST.everyMs))
  const { tasks } = traced
  const long = tasks.filter((task) => wallOf(task) > LONG_TASK_MS).length
  return {
    what: `longest task while ${1_000 / BURST.everyMs} lines come a second`,
    value: Math.max(...tasks.map(({ cpu }) => cpu)),
    unit: 'ms',
    wants: 'at most',
    limit: LONG_TASK_MS,
    isFair: hadProcessor(traced),
    note: `by the clock ${shown(Math.max(...tasks.map(wallOf)))}, ${long} of ${tasks.length} tasks over the limit`,
  }
}

/** From Enter to the end of the frame in which the line is painted: by the clock, and what the thread worked meanwhile. */
function typedLines({ tasks, marks }: Traced): { wall: number; cpu: number }[] {
  return marks
    .filter(({ name }) => name === 'enter')
    .map(({ at }) => {
      const drawn = marks.find((mark) => mark.name === 'drawn' && mark.at > at)
      const frame = tasks.find(({ begin, end }) => drawn && begin <= drawn.at && drawn.at <= end)
      if (!frame) throw new Error('a typed line was never painted')
      const meanwhile = tasks.filter(({ begin, end }) => end > at && begin <= frame.begin)
      return { wall: frame.end - at, cpu: meanwhile.reduce((sum, { cpu }) => sum + cpu, 0) }
    })
}

async function measureTyping(browser: Browser, game: Duel): Promise<Figure> {
  const traced = await traceMainThread(browser, game.page, () => typeLines(game.page, TYPED_LINES))
  const lines = typedLines(traced)
  const walls = lines.map(({ wall }) => wall)
  return {
    what: 'typed line, from Enter to its frame, 95 of 100',
    value: percentile(
      lines.map(({ cpu }) => cpu),
      0.95,
    ),
    unit: 'ms',
    wants: 'at most',
    limit: TYPED_WITHIN_MS,
    isFair: hadProcessor(traced),
    note: `by the clock, with the way to the server and back, ${shown(percentile(walls, 0.95))}, half within ${shown(percentile(walls, 0.5))}`,
  }
}
