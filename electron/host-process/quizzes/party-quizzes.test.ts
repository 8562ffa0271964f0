import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  createMemoryBudget,
  createQuizAuthor,
  createQuizMaker,
  loadBank,
  type QuizDraft,
  type QuizMaker,
  type QuizOrder,
} from '#host-engine/index.ts'
import { startModelVendor } from '#host-engine/testing/model-vendor.ts'
import { openStore, type Store } from '../store/open-store.ts'
import { createPartyQuizzes } from './party-quizzes.ts'

let folder: string
let store: Store
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'riddle-rooms-quizzes-'))
  store = openStore(folder)
})
afterEach(() => {
  vi.useRealTimers()
  store.close()
  rmSync(folder, { recursive: true, force: true })
})

const CELL = { language: 'english', difficulty: 'hard' } as const
const inBank = loadBank().filter(
  ({ language, difficulty }) => language === CELL.language && difficulty === CELL.difficulty,
).length
/** Three more than the bank has. */
const WISH = { ...CELL, category: 'any', count: inBank + 3, players: [], practice: false } as const

const draft = (name: string, answer = name): QuizDraft => ({
  ...CELL,
  kind: 'riddle',
  category: 'Numbers',
  broadCategory: 'logic',
  template: 'numbered',
  prompt: `What is ${name}?`,
  answers: [answer],
})

/** Makes numbered quizzes, the lowest numbers that are not there yet, as soon as the test lets it. */
function numberedMaker(
  draftsOf: (names: string[]) => QuizDraft[] = (names) => names.map((name) => draft(name)),
) {
  const orders: QuizOrder[] = []
  const mayMake = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  const maker: QuizMaker = {
    source: 'built_in',
    async make(order) {
      orders.push(order)
      asked.resolve()
      const there = new Set(order.earlier.flatMap(({ answers }) => answers))
      const names = Array.from({ length: 100 }, (_, at) => `number ${at}`).filter((name) => !there.has(name))
      await mayMake.promise
      const quizzes = draftsOf(names.slice(0, order.count))
      return { source: 'built_in', quizzes, held: [], dropped: {}, topicFound: true }
    },
  }
  return { orders, maker, asked: asked.promise, go: () => mayMake.resolve() }
}
const made = (dealt: readonly { id: string; answers: readonly string[] }[]): string[] =>
  dealt.flatMap(({ answers: [answer = ''] }) => (answer.startsWith('number ') ? [answer] : [])).toSorted()

describe('the quizzes of a party', () => {
  it('[GAME-14] are made once for two games that begin together, and never twice in one', async () => {
    const { maker, orders, go } = numberedMaker()
    const quizzes = createPartyQuizzes(store, maker)
    const both = Promise.all([quizzes.pick(WISH), quizzes.pick({ ...WISH, count: WISH.count + 2 })])
    go()
    const [three, five] = await both
    const numbers = ['number 0', 'number 1', 'number 2', 'number 3', 'number 4']
    expect(made(five)).toEqual(numbers)
    // The first game may have been dealt any of those that are there by then.
    expect(made(three)).toHaveLength(3)
    for (const dealt of [three, five]) expect(new Set(dealt.map(({ id }) => id)).size).toBe(dealt.length)
    expect(orders.map(({ count }) => count)).toEqual([3, 2])
    expect(made(await quizzes.pick({ ...WISH, count: inBank + 5 }))).toEqual(numbers)
  })

  it('[GAME-14] are one of each answer, however it is written', async () => {
    const { maker, go } = numberedMaker((names) => names.map((name) => draft(name, 'The  Nümber')))
    const quizzes = createPartyQuizzes(store, maker)
    go()
    const dealt = await quizzes.pick(WISH)
    const again = await quizzes.pick(WISH)
    for (const game of [dealt, again])
      expect(game.filter(({ answers }) => answers[0] === 'The  Nümber')).toHaveLength(1)
  })

  it('[QUIZ-11] keep no game waiting longer than three seconds, though another one waits before it', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const { maker, orders, asked, go } = numberedMaker()
    const quizzes = createPartyQuizzes(store, maker)
    const first = quizzes.pick(WISH)
    const second = quizzes.pick({ ...WISH, count: WISH.count + 2 })
    await asked
    vi.advanceTimersByTime(2_000)
    go()
    await Promise.all([first, second])
    expect(orders.map(({ deadlineMs }) => deadlineMs)).toEqual([3_000, 1_000])
  })

  it('[QUIZ-11] come after three seconds from a model that never answers', async () => {
    const vendor = await startModelVendor()
    const reached = Promise.withResolvers<void>()
    vendor.plays(() => {
      reached.resolve()
      return new Promise(() => {})
    })
    const settings = {
      baseUrl: vendor.baseUrl,
      apiKey: null,
      model: 'double',
      dailyBudgetMicros: 1,
      prices: { input: 0, output: 0 },
    }
    const author = createQuizAuthor(settings, createMemoryBudget(1, Date.now))
    const logger = { info() {}, warn() {}, error() {} }
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    let isDealt = false
    const dealing = createPartyQuizzes(store, createQuizMaker({ author, logger }))
      .pick(WISH)
      .finally(() => {
        isDealt = true
      })
    await reached.promise
    await vi.advanceTimersByTimeAsync(2_999)
    expect(isDealt).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await dealing).toHaveLength(WISH.count)
    await vendor.stop()
  })
})
