import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { DIFFICULTIES, LANGUAGES } from '#shared/constants/game.ts'
import { MODEL_WAIT_MS } from '#shared/constants/quizzes.ts'
import type { AiBudget, AiUsage } from '../ports/ai-budget.ts'
import type { QuizOrder } from '../ports/quiz-maker.ts'
import { GOOD_QUIZZES, solutionOf } from '../testing/model-quizzes.ts'
import { type ModelVendor, type Script, startModelVendor } from '../testing/model-vendor.ts'
import type { ModelQuiz } from './ai/model-quiz.ts'
import { createQuizAuthor } from './ai/quiz-author.ts'
import { createQuizMaker } from './make-quizzes.ts'

let vendor: ModelVendor
beforeAll(async () => {
  vendor = await startModelVendor()
})
afterAll(() => vendor.stop())
afterEach(() => {
  vi.useRealTimers()
})

const KEY = 'sk-of-the-tests'
const used: AiUsage[] = []
const warnings: unknown[] = []
const logger = { info() {}, error() {}, warn: (details: object) => void warnings.push(details) }

function makerOf(budget: Partial<AiBudget> = {}) {
  used.length = 0
  warnings.length = 0
  const author = createQuizAuthor(
    {
      baseUrl: vendor.baseUrl,
      apiKey: KEY,
      model: 'double',
      dailyBudgetMicros: 1,
      prices: { input: 3_000_000, output: 15_000_000 },
    },
    { mayStart: async () => true, record: async (usage) => void used.push(usage), ...budget },
  )
  return createQuizMaker({ author, logger })
}

const order = (changes: Partial<QuizOrder> = {}): QuizOrder => ({
  language: 'english',
  difficulty: 'medium',
  count: 3,
  category: 'any',
  earlier: [],
  seed: 1,
  signal: new AbortController().signal,
  ...changes,
})

/** Writes these, and solves what it wrote. */
const writes =
  (quizzes: readonly unknown[], solve: (question: string) => string = solutionOf): Script =>
  ({ isSolving, user }) => ({
    content: JSON.stringify(isSolving ? { answer: solve(JSON.parse(user).question) } : { quizzes }),
  })

const [flamingo, clock, paris] = GOOD_QUIZZES as [ModelQuiz, ModelQuiz, ModelQuiz]
const promptsOf = (quizzes: readonly { prompt: string }[]) => quizzes.map(({ prompt }) => prompt)
const byModel = <Made extends { template: string }>(quizzes: readonly Made[]) =>
  quizzes.filter(({ template }) => template === 'model')

describe('a good model', () => {
  it('[QUIZ-10] has its quizzes played, each solved by a call that does not see the answer', async () => {
    vendor.plays(writes(GOOD_QUIZZES))
    const told: string[] = []
    const made = await makerOf().make(order(), ({ prompt }) => told.push(prompt))
    expect(made).toMatchObject({ source: 'ai', held: [], dropped: {}, topicFound: true })
    expect(promptsOf(made.quizzes).toSorted()).toEqual(promptsOf(GOOD_QUIZZES).toSorted())
    expect(told).toEqual(promptsOf(made.quizzes))
    expect(
      made.quizzes.every(({ language, difficulty }) => language === 'english' && difficulty === 'medium'),
    ).toBe(true)
    expect(vendor.asked.every(({ key }) => key === `Bearer ${KEY}`)).toBe(true)
    const solving = vendor.asked.filter(({ isSolving }) => isSolving)
    expect(solving).toHaveLength(3)
    for (const { user } of solving) expect(user).not.toMatch(/flamingo|clock|paris/i)
  })

  it('[QUIZ-10] is paid for every call: its cost is recorded', async () => {
    vendor.plays(writes(GOOD_QUIZZES))
    await makerOf().make(order())
    expect(used).toHaveLength(4)
    expect(used[0]).toEqual({ model: 'double', inputTokens: 1_000, outputTokens: 100, costMicros: 4_500 })
  })

  it('is asked for the language, the difficulty, the category and what to avoid', async () => {
    vendor.plays(writes([]))
    await makerOf().make(
      order({
        language: 'italian',
        difficulty: 'hard',
        category: 'nature',
        topic: 'fiori',
        earlier: [{ ...flamingo, language: 'italian' }],
      }),
    )
    expect(JSON.parse(vendor.asked[0]?.user ?? '')).toMatchObject({
      language: 'Italian',
      difficulty: expect.stringMatching(/^hard: /),
      count: 3,
      category: 'nature',
      topic: 'fiori',
      avoid: ['flamingo'],
    })
  })

  it('is asked once more for what is missing, and not a third time', async () => {
    vendor.plays(writes([flamingo]))
    const made = await makerOf().make(order())
    expect(promptsOf(byModel(made.quizzes))).toEqual([flamingo.prompt])
    expect(vendor.asked.filter(({ isSolving }) => !isSolving)).toHaveLength(2)
  })

  it('is not asked when the budget of the day is used up', async () => {
    vendor.plays(writes(GOOD_QUIZZES))
    const made = await makerOf({ mayStart: async () => false }).make(order())
    expect(made.source).toBe('built_in')
    expect(vendor.asked).toEqual([])
    expect(warnings).toEqual([{ reason: 'budget_used_up' }])
  })

  it('[QUIZ-10] solves nothing blind once the budget is used up: what it wrote waits for a person', async () => {
    vendor.plays(writes(GOOD_QUIZZES))
    const made = await makerOf({ mayStart: async () => used.length === 0 }).make(order())
    expect(vendor.asked).toHaveLength(1)
    expect(made.held.map(({ reason }) => reason)).toEqual(['not_solved', 'not_solved', 'not_solved'])
    expect(byModel(made.quizzes)).toEqual([])
    expect(made.quizzes).toHaveLength(3)
  })

  it.each<[string, readonly [number, number] | null]>([
    ['says nothing of its tokens', null],
    ['says that it gave some back', [-5_000, -5_000]],
  ])('[QUIZ-10] costs by its words where the vendor %s', async (_, usage) => {
    const good = writes(GOOD_QUIZZES)
    vendor.plays(async (asked) => ({ ...(await good(asked)), usage }))
    await makerOf().make(order())
    expect(used).toHaveLength(4)
    const [written] = used
    expect(written?.inputTokens).toBeGreaterThan(500)
    expect(written?.outputTokens).toBe(Math.ceil(JSON.stringify({ quizzes: GOOD_QUIZZES }).length / 3))
    for (const { costMicros, outputTokens } of used) expect(costMicros).toBeGreaterThan(outputTokens * 15)
  })
})

describe('a bad model', () => {
  it.each<[string, object]>([
    ['answer_told', { prompt: 'Which clock has a face and two hands and stands in the hall?' }],
    ['answer_told', { category: 'Clocks' }],
    ['answers', { answers: ['clock', 'Clock!'] }],
    ['answers', { answers: ['clock or sundial', 'clock'] }],
    ['answers', { answers: [] }],
    ['rejects', { reject: ['the clock'] }],
    ['length', { prompt: 'I have a face and two hands. '.repeat(20) }],
    ['length', { answers: ['clock', ...Array.from({ length: 20 }, (_, at) => `timepiece ${at}`)] }],
    ['length', { reject: Array.from({ length: 21 }, (_, at) => `sundial ${at}`) }],
    ['length', { reject: ['sundial '.repeat(20)] }],
    ['language', { prompt: 'Ho un quadrante e due lancette, ma non posso sorridere. Che cosa sono?' }],
    ['language', { explanation: 'Las agujas dan la vuelta a la esfera dos veces cada día sin parar.' }],
    ['offensive', { explanation: 'It shows you how much of your fucking day is left.' }],
    ['not_a_quiz', { explanation: 'As an AI language model I was told to say so.' }],
    ['not_a_quiz', { prompt: 'Look at https://evil.example for a face with hands. What is it?' }],
    ['schema', { kind: 'poem' }],
    ['schema', { answers: 'clock' }],
    ['schema', { prompt: 7 }],
    [
      'same_answer',
      {
        prompt: 'On the wall it ticks all night long, and in the morning it rings.',
        answers: ['flamingo'],
        reject: [],
      },
    ],
  ])('[QUIZ-10] has a quiz dropped for %s', async (reason, fault) => {
    vendor.plays(writes([flamingo, { ...clock, ...fault }, paris]))
    const made = await makerOf().make(order())
    expect(made.dropped[reason]).toBeGreaterThanOrEqual(1)
    expect(promptsOf(byModel(made.quizzes)).toSorted()).toEqual([paris.prompt, flamingo.prompt].toSorted())
  })

  it('[QUIZ-10] has a quiz held where its own solver arrives elsewhere, or nowhere', async () => {
    vendor.plays(
      writes(GOOD_QUIZZES, (question) => (question === paris.prompt ? 'Lyon' : solutionOf(question))),
    )
    const made = await makerOf().make(order())
    expect(made.held).toMatchObject([{ quiz: { answers: ['Paris'] }, reason: 'solved_otherwise' }])
    expect(byModel(made.quizzes)).toHaveLength(2)

    const good = writes(GOOD_QUIZZES)
    vendor.plays((asked) => (asked.isSolving ? { status: 400, content: 'no' } : good(asked)))
    const unsolved = await makerOf().make(order({ count: 1 }))
    expect(unsolved.held).toMatchObject(
      [{ reason: 'not_solved' }, { reason: 'not_solved' }].slice(0, unsolved.held.length),
    )
    expect(unsolved.held.length).toBeGreaterThan(0)
    expect(byModel(unsolved.quizzes)).toEqual([])
  })

  it('has a quiz of another category dropped', async () => {
    vendor.plays(writes(GOOD_QUIZZES))
    const made = await makerOf().make(order({ category: 'nature' }))
    expect(made.dropped.not_asked).toBeGreaterThanOrEqual(2)
    expect(promptsOf(byModel(made.quizzes))).toEqual([flamingo.prompt])
  })

  it('has a quiz that was there already, or one like it, dropped', async () => {
    vendor.plays(writes(GOOD_QUIZZES))
    const earlier = [
      { language: 'english' as const, prompt: flamingo.prompt.toUpperCase(), answers: ['seal'] },
      { language: 'italian' as const, prompt: 'Quale città?', answers: ['PARIS'] },
      { language: 'english' as const, prompt: clock.prompt.replace('clap', 'wave'), answers: ['sundial'] },
    ]
    const made = await makerOf().make(order({ earlier }))
    expect(byModel(made.quizzes)).toEqual([])
    expect(Object.keys(made.dropped)).toEqual(expect.arrayContaining(['alike', 'same_answer', 'same_prompt']))
  })

  it.each<[string, Script]>([
    ['http_401', () => ({ status: 401, content: 'wrong key' })],
    ['unreadable', () => ({ content: '{"quizzes": [{"prompt": "Wh' })],
    ['unreadable', () => ({ content: 'Sure! Here are your quizzes.' })],
    ['unreadable', () => ({ content: '{"riddles": []}' })],
    ['unreadable', () => ({ content: null })],
  ])('[QUIZ-11] leaves its part to the built-in generator: %s', async (reason, script) => {
    vendor.plays(script)
    const made = await makerOf().make(order())
    expect(made.source).toBe('built_in')
    expect(made.quizzes).toHaveLength(3)
    expect(byModel(made.quizzes)).toEqual([])
    expect(warnings).toEqual([{ reason }])
    expect(JSON.stringify(warnings)).not.toContain(KEY)
  })

  it('is read no further than twenty quizzes could be long', async () => {
    vendor.plays(() => ({
      content: JSON.stringify({ quizzes: [{ ...flamingo, explanation: 'x'.repeat(900_000) }] }),
    }))
    const made = await makerOf().make(order())
    expect(made.source).toBe('built_in')
    expect(warnings).toHaveLength(1)
  })

  it('that writes a thousand quizzes has no more read than were asked', async () => {
    vendor.plays(writes(Array.from({ length: 1_000 }, () => ({ nothing: true }))))
    const made = await makerOf().make(order())
    expect(made.dropped.schema).toBe(6)
  })

  it('that has too much to do is asked again as it says, three times in all', async () => {
    let calls = 0
    const good = writes(GOOD_QUIZZES)
    vendor.plays((asked) =>
      ++calls < 3 ? { status: 429, headers: { 'retry-after-ms': '1' }, content: 'slow down' } : good(asked),
    )
    expect((await makerOf().make(order())).source).toBe('ai')

    calls = -100
    const given = await makerOf().make(order())
    expect(given.source).toBe('built_in')
    expect(calls).toBe(-97)
    expect(warnings).toEqual([{ reason: 'http_429' }])
  })
})

describe('a slow model', () => {
  it('[QUIZ-11] never keeps a game waiting longer than three seconds, and keeps what it had written', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const reached = Promise.withResolvers<void>()
    const good = writes(GOOD_QUIZZES)
    vendor.plays((asked) => {
      if (!asked.user.includes(paris.prompt)) return good(asked)
      reached.resolve()
      return new Promise(() => {})
    })
    const passed: string[] = []
    const twoPassed = Promise.withResolvers<void>()
    let isDone = false
    const making = makerOf()
      .make(order({ deadlineMs: MODEL_WAIT_MS }), ({ prompt }) => {
        if (passed.push(prompt) === 2) twoPassed.resolve()
      })
      .finally(() => {
        isDone = true
      })
    await reached.promise
    await twoPassed.promise
    await vi.advanceTimersByTimeAsync(MODEL_WAIT_MS - 1)
    expect(isDone).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    const made = await making
    expect(promptsOf(byModel(made.quizzes)).toSorted()).toEqual([clock.prompt, flamingo.prompt].toSorted())
    expect(made.held).toEqual([])
    expect(made.quizzes).toHaveLength(3)
    expect(MODEL_WAIT_MS).toBe(3_000)
  })

  it('gives up when it is told to', async () => {
    const reached = Promise.withResolvers<void>()
    vendor.plays(() => {
      reached.resolve()
      return new Promise(() => {})
    })
    const cancel = new AbortController()
    const making = makerOf().make(order({ signal: cancel.signal }))
    await reached.promise
    cancel.abort(new Error('cancelled'))
    await expect(making).rejects.toThrow('cancelled')
    // What it had written by then is not told, and costs as much as it may have been.
    await vi.waitFor(() => expect(used).toHaveLength(1), 20_000)
    expect(used[0]?.outputTokens).toBeGreaterThan(1_000)
  })
})

describe('without a model', () => {
  const maker = createQuizMaker({ author: null, logger })

  it.each(LANGUAGES.flatMap((language) => DIFFICULTIES.map((difficulty) => ({ language, difficulty }))))(
    '[QUIZ-11] makes twenty different quizzes: $language, $difficulty',
    async (cell) => {
      const made = await maker.make(order({ ...cell, count: 20 }))
      expect(made).toMatchObject({ source: 'built_in', held: [] })
      expect(made.quizzes).toHaveLength(20)
      for (const quiz of made.quizzes) expect(quiz).toMatchObject(cell)
      expect(new Set(promptsOf(made.quizzes)).size).toBe(20)
      expect(new Set(made.quizzes.map(({ answers }) => answers[0]?.toLowerCase())).size).toBe(20)
      expect((await maker.make(order({ ...cell, count: 20 }))).quizzes).toEqual(made.quizzes)

      const next = await maker.make(order({ ...cell, count: 5, earlier: made.quizzes }))
      const known = new Set(promptsOf(made.quizzes))
      expect(promptsOf(next.quizzes).filter((prompt) => known.has(prompt))).toEqual([])
    },
  )
})
