import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type RankedEntry, rankedChanges } from './ranked-game.ts'
import { correctionsFor, type SettledEntry } from './rating-corrections.ts'

const entry = (userId: string, place: number, mu = 25): RankedEntry => ({
  userId,
  place,
  rating: { mu, sigma: 2.5 },
  points: 1_000,
  left: false,
  leaverStep: 0,
  weight: { points: 1, skill: 1 },
  uncounted: 0,
})
/** The entries as they are kept, with the points that the game gave. */
const settled = (entries: readonly RankedEntry[]) => {
  const given = rankedChanges('finished', entries)
  return entries.map((one, index) => ({ ...one, gained: given[index]?.points as number }))
}
const byUser = (entries: readonly RankedEntry[], ...cheaters: string[]) =>
  Object.fromEntries(correctionsFor(settled(entries), new Set(cheaters)).map((one) => [one.userId, one]))

describe('an opponent who cheated', () => {
  const game = [entry('cheat', 1), entry('ada', 2), entry('bob', 3)]

  it('gives the others what the game would have given them, and loses what was gained', () => {
    const owed = byUser(game, 'cheat')
    const given = rankedChanges('finished', game)
    expect(owed.cheat?.points).toBe(-(given[0]?.points as number))
    expect(owed.cheat?.mu).toBeCloseTo(25 - (given[0]?.rating.mu as number), 10)
    // Ada was second of three; without the cheat she is first.
    expect(owed.ada?.points).toBe(15)
    expect(owed.ada?.mu).toBeGreaterThan(0)
    expect(owed.bob?.points).toBeGreaterThan(0)
  })

  it('is measured from the points that the game gave, should the formula have changed since', () => {
    const [cheat, ada, bob] = settled(game) as [SettledEntry, SettledEntry, SettledEntry]
    const entries = [{ ...cheat, gained: cheat.gained + 7 }, { ...ada, gained: ada.gained - 3 }, bob]
    const [taken, owed, same] = correctionsFor(entries, new Set(['cheat']))
    expect(taken?.points).toBe(0 - cheat.gained - 7)
    expect(owed?.points).toBe((byUser(game, 'cheat').ada?.points as number) + 3)
    expect(same).toEqual(byUser(game, 'cheat').bob)
  })

  it('changes nothing while nobody is found out', () => {
    expect(correctionsFor(settled(game), new Set())).toEqual(
      game.map(({ userId }) => ({ userId, points: 0, mu: 0 })),
    )
  })

  it('takes from nobody else, whatever the game was', () => {
    const any = fc
      .array(fc.record({ mu: fc.integer({ min: 0, max: 50 }), points: fc.integer({ min: 0, max: 2_000 }) }), {
        minLength: 2,
        maxLength: 8,
      })
      .map((all) =>
        all.map(({ mu, points }, index) => ({ ...entry(`user-${index}`, index + 1, mu), points })),
      )
    fc.assert(
      fc.property(any, fc.nat(7), fc.nat(7), (entries, one, another) => {
        const cheaters = new Set([one, another].map((n) => `user-${n % entries.length}`))
        for (const { userId, points, mu } of correctionsFor(settled(entries), cheaters)) {
          expect(Number.isInteger(points)).toBe(true)
          if (cheaters.has(userId)) expect(Math.max(points, mu)).toBeLessThanOrEqual(0)
          else expect(Math.min(points, mu)).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  it('owes more, never less, when a second one is found in the same game', () => {
    const first = byUser(game, 'cheat')
    const both = byUser(game, 'cheat', 'ada')
    expect(both.bob?.points).toBeGreaterThanOrEqual(first.bob?.points as number)
    expect(both.bob?.points).toBeGreaterThan(byUser(game, 'ada').bob?.points as number)
  })
})
