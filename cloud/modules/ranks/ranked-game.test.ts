import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leaverPlace, placesOf, type RankedEntry, rankedChanges, rankedEnd } from './ranked-game.ts'

const SETTLED = 2.5
const entry = (userId: string, place: number, changes: Partial<RankedEntry> = {}): RankedEntry => ({
  userId,
  place,
  rating: { mu: 25, sigma: SETTLED },
  points: 1_000,
  left: false,
  leaverStep: 0,
  weight: { points: 1, skill: 1 },
  uncounted: 0,
  ...changes,
})
const leaver = (userId: string, stayed: number, changes: Partial<RankedEntry> = {}) =>
  entry(userId, leaverPlace(stayed), { left: true, leaverStep: 1, ...changes })
const pointsOf = (entries: readonly RankedEntry[], end: Parameters<typeof rankedChanges>[0] = 'finished') =>
  Object.fromEntries(rankedChanges(end, entries).map(({ userId, points }) => [userId, points]))

const person = fc.record({
  mu: fc.double({ min: -10, max: 60, noNaN: true }),
  sigma: fc.double({ min: 1.5, max: 8.3, noNaN: true }),
  points: fc.integer({ min: 0, max: 2_500 }),
})
const people = fc
  .array(person, { minLength: 2, maxLength: 8 })
  .map((all) =>
    all.map(({ mu, sigma, points }, index) =>
      entry(`user-${index}`, index + 1, { rating: { mu, sigma }, points }),
    ),
  )

describe('a game that came to its end', () => {
  it('moves points and rating of everyone who played', () => {
    const changes = rankedChanges('finished', [entry('ada', 1), entry('bob', 2)])
    expect(changes.map(({ points }) => points)).toEqual([15, -15])
    expect(changes[0]?.rating.mu).toBeGreaterThan(25)
    expect(changes[1]?.rating.mu).toBeLessThan(25)
  })
})

describe('a game that failed', () => {
  it('changes nothing, not even for those who had left', () => {
    const entries = [entry('ada', 1), entry('bob', 2), leaver('cam', 2)]
    expect(rankedChanges('failed', entries)).toEqual(
      entries.map(({ userId, rating }) => ({ userId, rating, points: 0 })),
    )
  })

  it('is one that the server could not go on with; one that everybody left is abandoned', () => {
    expect(rankedEnd({ outcome: { kind: 'unfinished', reason: 'shutdown' } })).toBe('failed')
    expect(rankedEnd({ outcome: { kind: 'unfinished', reason: 'no_quizzes' } })).toBe('failed')
    expect(rankedEnd({ outcome: { kind: 'unfinished', reason: 'not_enough_players' } })).toBe('abandoned')
    expect(rankedEnd({ outcome: { kind: 'finished', winner: null } })).toBe('finished')
  })
})

describe('leavers', () => {
  it('lose at least what their step on the ladder costs, and never more than they have', () => {
    const cost = (changes: Partial<RankedEntry>) =>
      pointsOf([entry('ada', 1), entry('bob', 2), leaver('cam', 2, changes)]).cam
    expect(cost({ leaverStep: 1 })).toBe(-20)
    expect(cost({ leaverStep: 3 })).toBe(-60)
    expect(cost({ leaverStep: 1, points: 2_000 })).toBeLessThan(-100)
    expect(cost({ leaverStep: 5, points: 30 })).toBe(-30)
    expect(cost({ leaverStep: 5, points: 0 })).toBe(0)
  })

  it('lose of their hidden rating what they have no points for', () => {
    const muOf = (changes: Partial<RankedEntry>, end: Parameters<typeof rankedChanges>[0] = 'finished') =>
      rankedChanges(end, [entry('ada', 1), leaver('bob', 1, changes)])[1]?.rating.mu
    expect(muOf({ points: 30, leaverStep: 4 })).toBe(25 - 50 / 40)
    expect(muOf({ points: 0, leaverStep: 2 }, 'abandoned')).toBe(24)
    expect(muOf({ points: 20, leaverStep: 1 }, 'abandoned')).toBe(25)
    expect(muOf({ points: 0, leaverStep: 1 }, 'failed')).toBe(25)
  })

  it('[RANK-11] never pay the winner more than the same win played out', () => {
    const score = fc.integer({ min: 0, max: 3_000 })
    fc.assert(
      fc.property(
        people,
        fc.array(score, { minLength: 8, maxLength: 8 }),
        fc.nat(),
        (entries, scores, leaves) => {
          const [winner, ...others] = entries as [RankedEntry, ...RankedEntry[]]
          // By points, as they would have ended; the winner before all.
          const scoreOf = (one: RankedEntry) => scores[others.indexOf(one)] ?? 0
          const order = others.toSorted((a, b) => scoreOf(b) - scoreOf(a))
          const played = [winner, ...order].map((one, index) => ({ ...one, place: index + 1 }))
          const left = others.filter(
            (_, index) => index === leaves % others.length || (leaves >> index) % 2 === 1,
          )
          const stayed = played.filter(({ userId }) => !left.some((one) => one.userId === userId))
          const forfeit = [
            ...stayed.map((one, index) => ({ ...one, place: index + 1 })),
            ...left.map((one) => ({ ...one, place: leaverPlace(stayed.length), left: true, leaverStep: 1 })),
          ]
          expect(pointsOf(forfeit)[winner.userId]).toBeLessThanOrEqual(
            pointsOf(played)[winner.userId] as number,
          )
        },
      ),
      { numRuns: 500 },
    )
  })

  it('fall in hidden rating as the last place would have it: who drops out when behind hides no defeat', () => {
    const stayed = [entry('ada', 1), entry('bob', 2)]
    const [, , lost] = rankedChanges('finished', [...stayed, entry('cam', 3)])
    const [, , left] = rankedChanges('finished', [...stayed, leaver('cam', 2)])
    expect(lost?.rating.mu).toBeLessThan(25)
    expect(left?.rating.mu).toBe(lost?.rating.mu)
    expect(left?.rating.sigma).toBe(SETTLED)
  })

  it('teach nothing about the hidden rating of the others', () => {
    const stayed = [entry('ada', 1), entry('bob', 2)]
    const changes = rankedChanges('finished', [...stayed, leaver('cam', 2)])
    expect(changes.slice(0, 2).map(({ rating }) => rating)).toEqual(
      rankedChanges('finished', stayed).map(({ rating }) => rating),
    )
  })

  it('pay when a game is abandoned, while who stayed loses nothing', () => {
    expect(pointsOf([entry('ada', 1), leaver('bob', 1, { leaverStep: 2 })], 'abandoned')).toEqual({
      ada: 0,
      bob: -40,
    })
  })

  it('give the last one there the win', () => {
    expect(pointsOf([entry('ada', 1), leaver('bob', 1)]).ada).toBe(15)
  })

  it('never cost those who stay anything: no end of theirs would have been better for them', () => {
    fc.assert(
      fc.property(people, fc.nat(), fc.nat(), (entries, whichLeaves, where) => {
        const gone = entries[whichLeaves % entries.length] as RankedEntry
        const stayed = entries
          .filter((one) => one !== gone)
          .map((one, index) => ({ ...one, place: index + 1 }))
        const withLeaver = pointsOf([
          ...stayed,
          { ...gone, place: leaverPlace(stayed.length), left: true, leaverStep: 1 },
        ])
        // Had they played on, they would have ended at any place among the others.
        const at = (where % entries.length) + 1
        const played = [
          ...stayed.map((one) => ({ ...one, place: one.place >= at ? one.place + 1 : one.place })),
          { ...gone, place: at },
        ]
        const otherwise = pointsOf(played)
        for (const { userId } of stayed)
          expect(withLeaver[userId]).toBeGreaterThanOrEqual(otherwise[userId] as number)
      }),
      { numRuns: 300 },
    )
  })
})

describe('places', () => {
  const member = (userId: string, score: number, answerMs: number) =>
    ({ userId, score, answerMs }) as Parameters<typeof placesOf>[0]['players'][number]
  const places = (winner: string | null, ...players: ReturnType<typeof member>[]) =>
    placesOf({ players, outcome: { kind: 'finished', winner } }).map(({ place }) => place)

  it('are shared by those with the same points and the same time only', () => {
    const players = [member('a', 300, 10), member('b', 200, 10), member('c', 200, 10), member('d', 200, 11)]
    expect(places('a', ...players)).toEqual([1, 2, 2, 4])
  })

  it('are all the first when nobody scored', () => {
    expect(places(null, member('a', 0, 0), member('b', 0, 0), member('c', 0, 0))).toEqual([1, 1, 1])
  })

  it('put who stayed alone before the others, level as they may be', () => {
    expect(places('a', member('a', 0, 0), member('b', 0, 0))).toEqual([1, 2])
  })
})
