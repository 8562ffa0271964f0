import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '#host-engine/rules/random.ts'
import { LANGUAGES, RANKS } from '#shared/constants/game.ts'
import { MATCH_PLAYERS_MAX, pairTickets } from './pairing-rules.ts'
import { mayMeet, windowOf } from './skill-window.ts'
import { byAge, type Ticket } from './ticket.ts'

const NOW = 1_000_000
/** Long enough in the queue that a room of two would be opened for them. */
const GATHERED_MS = 20_000

const ticket = fc.record({
  userId: fc.integer({ min: 0, max: 60 }).map((n) => `user-${n}`),
  modeId: fc.constantFrom('quick_match' as const, 'ranked' as const),
  language: fc.constantFrom(...LANGUAGES),
  rating: fc.oneof(fc.integer({ min: 0, max: 50 }), fc.double({ min: -5, max: 60, noNaN: true })),
  rank: fc.constantFrom(...RANKS),
  since: fc.integer({ min: NOW - 90_000, max: NOW + 500 }),
})
const queue = fc
  .array(ticket, { maxLength: 60, size: 'max' })
  .map((all): Ticket[] => all.map((one, index) => ({ ...one, id: `ticket-${index}` })))

const seek = (one: Ticket) => ({ rating: one.rating, window: windowOf(one, NOW) })
const canPlay = (a: Ticket, b: Ticket) =>
  a.modeId === b.modeId && a.language === b.language && mayMeet(seek(a), seek(b))
const pairsOf = <One>(all: readonly One[]): [One, One][] =>
  all.flatMap((a, index) => all.slice(index + 1).map((b): [One, One] => [a, b]))

/** Those whose ticket counts (a user's oldest one), and who got no room. */
function leftOver(tickets: readonly Ticket[]): Ticket[] {
  const seated = new Set(pairTickets(tickets, NOW).flatMap((match) => match.tickets.map(({ id }) => id)))
  const oldest = tickets.filter((one) =>
    tickets.every((other) => other === one || other.userId !== one.userId || byAge(one, other) < 0),
  )
  return oldest.filter(({ id }) => !seated.has(id))
}

describe('pairing any queue', () => {
  it('seats nobody twice, makes rooms of 2 to 8, and never mixes modes or languages', () => {
    fc.assert(
      fc.property(queue, (tickets) => {
        const matches = pairTickets(tickets, NOW)
        const seated = matches.flatMap((match) => match.tickets)
        expect(new Set(seated.map(({ userId }) => userId)).size).toBe(seated.length)
        for (const match of matches) {
          expect(match.tickets.length).toBeGreaterThanOrEqual(2)
          expect(match.tickets.length).toBeLessThanOrEqual(MATCH_PLAYERS_MAX)
          for (const one of match.tickets) {
            expect(tickets).toContain(one)
            expect([one.modeId, one.language]).toEqual([match.modeId, match.language])
          }
        }
      }),
    )
  })

  it('keeps within the windows of every two who meet', () => {
    fc.assert(
      fc.property(queue, (tickets) => {
        for (const match of pairTickets(tickets, NOW))
          for (const [a, b] of pairsOf(match.tickets)) expect(canPlay(a, b)).toBe(true)
      }),
    )
  })

  it('comes to the same in whatever order the tickets come', () => {
    fc.assert(
      fc.property(
        queue.chain((tickets) => fc.tuple(fc.constant(tickets), shuffled(tickets))),
        ([tickets, others]) => {
          expect(pairTickets(others, NOW)).toEqual(pairTickets(tickets, NOW))
        },
      ),
    )
  })

  it('leaves no two behind who have given it time and could play each other', () => {
    fc.assert(
      fc.property(queue, (tickets) => {
        const patient = leftOver(tickets).filter(({ since }) => NOW - since >= GATHERED_MS)
        for (const [a, b] of pairsOf(patient)) expect(canPlay(a, b)).toBe(false)
      }),
      { numRuns: 500 },
    )
  })

  it('leaves nobody behind whose window is open, unless they are alone', () => {
    fc.assert(
      fc.property(queue, (tickets) => {
        for (const one of leftOver(tickets)) {
          if (windowOf(one, NOW) !== Number.POSITIVE_INFINITY) continue
          const others = tickets.filter(
            ({ userId, modeId, language }) =>
              userId !== one.userId && modeId === one.modeId && language === one.language,
          )
          // A player in this queue may count in another one, by an older ticket.
          for (const other of others)
            expect(tickets.some((t) => t.userId === other.userId && byAge(t, other) < 0)).toBe(true)
        }
      }),
      { numRuns: 500 },
    )
  })
})

const shuffled = (tickets: readonly Ticket[]): fc.Arbitrary<Ticket[]> =>
  fc.shuffledSubarray([...tickets], { minLength: tickets.length, maxLength: tickets.length })

describe('a queue into which players keep coming', () => {
  it.each([1, 2, 3])('seats an outlier once the window is open, among any newcomers (seed %i)', (seed) => {
    const random = seededRandom(seed)
    const outlier: Ticket = {
      id: 'outlier',
      userId: 'outlier',
      modeId: 'ranked',
      language: 'italian',
      rating: 90,
      rank: 'enigmaster',
      since: 0,
    }
    let waiting: Ticket[] = [outlier]
    let seatedAt: number | null = null
    for (let now = 0; now <= 90_000 && seatedAt === null; now += 1_000) {
      for (let n = Math.floor(random() * 4); n > 0; n--) {
        const id = `${now}-${n}`
        waiting.push({ ...outlier, id, userId: id, rating: 25 + random() * 10, since: now })
      }
      const seated = new Set(pairTickets(waiting, now).flatMap(({ tickets }) => tickets))
      waiting = waiting.filter((one) => !seated.has(one))
      if (seated.has(outlier)) seatedAt = now
    }
    // The window opens after a minute; by then, or with the next who comes.
    expect(seatedAt).toBeGreaterThan(30_000)
    expect(seatedAt).toBeLessThanOrEqual(63_000)
  })
})
