import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DIFFICULTIES } from '#shared/constants/game.ts'
import { CHAT_GAP_MS } from '#shared/constants/timings.ts'
import { type Bot, type BotRound, drawBots, dueForBots, planRound } from './bot-rules.ts'
import { seededRandom } from './seeded-random.ts'
import type { Ticket } from './ticket.ts'

const NOW = 1_000_000
const round: BotRound = {
  difficulty: 'medium',
  promptLength: 60,
  answerLength: 7,
  durationMs: 30_000,
  rightRates: { easy: 0.8, medium: 0.55, hard: 0.3, enigmaster: 0.12 },
  wrongGuesses: ['piano', 'violin', 'trumpet', 'drum'],
}
const SEEDS = Array.from({ length: 4_000 }, (_, seed) => seed)
const planOf = (seed: number, changes: Partial<BotRound> = {}) => {
  const random = seededRandom(seed)
  return planRound(drawBots(random)[0] as Bot, { ...round, ...changes }, random)
}
const rightShare = (changes: Partial<BotRound>) =>
  SEEDS.filter((seed) => planOf(seed, changes).some(({ kind }) => kind === 'right')).length / SEEDS.length

describe('when practice opponents come', () => {
  const ticket = (id: string, waitedMs: number, modeId: Ticket['modeId']): Ticket => ({
    id,
    userId: id,
    modeId,
    language: 'english',
    rating: 25,
    rank: 'apprentice',
    since: NOW - waitedMs,
  })

  it('is after 15 s alone in quick match, and never in ranked', () => {
    const left = [
      ticket('early', 14_999, 'quick_match'),
      ticket('due', 15_000, 'quick_match'),
      ticket('ranked', 900_000, 'ranked'),
    ]
    expect(dueForBots(left, NOW).map(({ id }) => id)).toEqual(['due'])
  })
})

describe('a practice opponent', () => {
  it('comes with another, and types at a speed of its own', () => {
    const speeds = SEEDS.slice(0, 50).flatMap((seed) =>
      drawBots(seededRandom(seed)).map(({ keyMs }) => keyMs),
    )
    expect(speeds).toHaveLength(100)
    expect(new Set(speeds).size).toBeGreaterThan(90)
    expect(Math.min(...speeds)).toBeGreaterThanOrEqual(90)
  })

  it.each(DIFFICULTIES)('is right as often as players are at %s', (difficulty) => {
    const measured = rightShare({ difficulty })
    // Four thousand draws: three deviations are at most 0.024.
    expect(Math.abs(measured - round.rightRates[difficulty])).toBeLessThan(0.024)
  })

  it('is always or never right where players are', () => {
    expect(rightShare({ rightRates: { ...round.rightRates, medium: 1 } })).toBe(1)
    expect(rightShare({ rightRates: { ...round.rightRates, medium: 0 } })).toBe(0)
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
        planOf(seed, { durationMs: 180_000, wrongGuesses: [], ...changes }),
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
      difficulty: fc.constantFrom(...DIFFICULTIES),
      promptLength: fc.integer({ min: 1, max: 300 }),
      answerLength: fc.integer({ min: 1, max: 80 }),
      durationMs: fc.integer({ min: 5_000, max: 360_000 }),
      wrongGuesses: fc.uniqueArray(fc.string({ minLength: 1, maxLength: 80 }), { maxLength: 6 }),
    })
    fc.assert(
      fc.property(any, fc.nat(), (changes, seed) => {
        const acts = planOf(seed, changes)
        const guesses = acts.flatMap((act) => (act.kind === 'wrong' ? [act.guess] : []))
        expect(changes.wrongGuesses).toEqual(expect.arrayContaining(guesses))
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
