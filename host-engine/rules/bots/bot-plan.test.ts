import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CHAT_GAP_MS } from '#shared/constants/timings.ts'
import { seededRandom } from '../random.ts'
import { type BotRound, drawKeyMs, planRound } from './bot-plan.ts'

const round: BotRound = {
  promptLength: 60,
  answerLength: 7,
  durationMs: 30_000,
  rightRate: 0.55,
  wrongGuesses: ['piano', 'violin', 'trumpet', 'drum'],
  smallTalk: ['hmm'],
}
const SEEDS = Array.from({ length: 4_000 }, (_, seed) => seed)
const planOf = (seed: number, changes: Partial<BotRound> = {}) => {
  const random = seededRandom(seed)
  return planRound(drawKeyMs(random), { ...round, ...changes }, random)
}
const rightShare = (changes: Partial<BotRound>) =>
  SEEDS.filter((seed) => planOf(seed, changes).some(({ kind }) => kind === 'right')).length / SEEDS.length

describe('a practice opponent', () => {
  it('types at a speed of its own', () => {
    const speeds = SEEDS.slice(0, 100).map((seed) => drawKeyMs(seededRandom(seed)))
    expect(new Set(speeds).size).toBeGreaterThan(90)
    expect(Math.min(...speeds)).toBeGreaterThanOrEqual(90)
  })

  it.each([0.8, 0.55, 0.3, 0.12])('is right as often as players are: %s', (rightRate) => {
    // Four thousand draws: three deviations are at most 0.024.
    expect(Math.abs(rightShare({ rightRate }) - rightRate)).toBeLessThan(0.024)
  })

  it('is always or never right where players are', () => {
    expect(rightShare({ rightRate: 1 })).toBe(1)
    expect(rightShare({ rightRate: 0 })).toBe(0)
  })

  it('answers at human speed: most within half a minute, none before it could read and type', () => {
    const times = SEEDS.flatMap((seed) => planOf(seed, { durationMs: 120_000 }))
      .filter(({ kind }) => kind === 'right')
      .map(({ atMs }) => atMs)
      .sort((a, b) => a - b)
    const at = (share: number) => times[Math.floor(share * times.length)] as number
    expect(times[0]).toBeGreaterThan(3_500)
    expect(at(0.5)).toBeGreaterThan(6_000)
    expect(at(0.5)).toBeLessThan(13_000)
    expect(at(0.9)).toBeGreaterThan(1.5 * at(0.5))
    expect(at(0.95)).toBeLessThan(30_000)
  })

  it('takes longer over a longer prompt and a longer answer', () => {
    const meanOf = (changes: Partial<BotRound>) => {
      const times = SEEDS.flatMap((seed) =>
        planOf(seed, { durationMs: 180_000, wrongGuesses: [], smallTalk: [], ...changes }),
      )
      return times.reduce((sum, { atMs }) => sum + atMs, 0) / times.length
    }
    expect(meanOf({ promptLength: 160 }) - meanOf({})).toBeCloseTo(100 * 42, -2)
    expect(meanOf({ answerLength: 17 }) - meanOf({})).toBeGreaterThan(10 * 180)
  })

  it('does the same again with the same seed, and something else with another', () => {
    expect(planOf(7)).toEqual(planOf(7))
    expect(new Set(SEEDS.slice(0, 50).map((seed) => JSON.stringify(planOf(seed)))).size).toBeGreaterThan(45)
  })

  it('keeps silent in a round that is too short for people', () => {
    expect(SEEDS.flatMap((seed) => planOf(seed, { durationMs: 3_000 }))).toEqual([])
  })

  it('says nothing that it was not given, nothing twice, and keeps within round and chat', () => {
    const any = fc.record({
      rightRate: fc.double({ min: 0, max: 1, noNaN: true }),
      promptLength: fc.integer({ min: 1, max: 300 }),
      answerLength: fc.integer({ min: 1, max: 80 }),
      durationMs: fc.integer({ min: 5_000, max: 360_000 }),
      wrongGuesses: fc.uniqueArray(fc.string({ minLength: 1, maxLength: 80 }), { maxLength: 6 }),
      smallTalk: fc.constantFrom([], [' a word '.repeat(12)]),
    })
    fc.assert(
      fc.property(any, fc.nat(), (changes, seed) => {
        const acts = planOf(seed, changes)
        const guesses = acts.flatMap((act) => (act.kind === 'wrong' ? [act.guess] : []))
        expect([...changes.wrongGuesses, ...changes.smallTalk]).toEqual(expect.arrayContaining(guesses))
        expect(new Set(guesses).size).toBe(guesses.length)
        // The right answer ends the bot's round.
        expect(acts.slice(0, -1).every(({ kind }) => kind === 'wrong')).toBe(true)
        for (const [index, { atMs }] of acts.entries()) {
          expect(atMs).toBeLessThan(changes.durationMs)
          const before = acts[index - 1]
          if (before) expect(atMs - before.atMs).toBeGreaterThanOrEqual(CHAT_GAP_MS)
        }
      }),
    )
  })
})
