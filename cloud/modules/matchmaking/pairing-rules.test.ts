import { describe, expect, it } from 'vitest'
import { pairTickets } from './pairing-rules.ts'
import type { Ticket } from './ticket.ts'

const NOW = 1_000_000
const ticket = (
  id: string,
  rating: number,
  waitedSeconds: number,
  changes: Partial<Ticket> = {},
): Ticket => ({
  id,
  userId: id,
  modeId: 'ranked',
  language: 'english',
  rating,
  rank: 'apprentice',
  since: NOW - waitedSeconds * 1000,
  ...changes,
})
const rooms = (...tickets: Ticket[]): string[][] =>
  pairTickets(tickets, NOW).map((match) => match.tickets.map(({ id }) => id))

describe('all tickets together', () => {
  it('seats everyone where the first good pair would leave two behind', () => {
    // Only neighbours may meet; b and c are nearest and have waited longest.
    const chain = [ticket('a', 20, 10), ticket('b', 24.5, 20), ticket('c', 27, 20), ticket('d', 31.5, 10)]
    expect(rooms(...chain)).toEqual([
      ['b', 'a'],
      ['c', 'd'],
    ])
  })

  it('seats those who have waited longest when not everyone can be', () => {
    const middle = ticket('middle', 25, 22)
    expect(rooms(ticket('early', 18, 24), middle, ticket('late', 32, 21))).toEqual([['early', 'middle']])
    expect(rooms(ticket('late', 18, 21), middle, ticket('early', 32, 24))).toEqual([['early', 'middle']])
  })

  it('names the match of the longest wait first', () => {
    const tickets = [ticket('a', 5, 21), ticket('b', 6, 22), ticket('c', 40, 30), ticket('d', 41, 21)]
    expect(rooms(...tickets)).toEqual([
      ['c', 'd'],
      ['b', 'a'],
    ])
  })

  it('parts a crowd of equals into rooms of about six', () => {
    const crowd = Array.from({ length: 20 }, (_, n) => ticket(`t${String(n).padStart(2, '0')}`, 25, n + 1))
    const sizes = rooms(...crowd).map(({ length }) => length)
    expect(sizes.toSorted()).toEqual([6, 7, 7])
  })
})

describe('patience', () => {
  it('waits a little for more than two, and no longer', () => {
    expect(rooms(ticket('a', 25, 19), ticket('b', 25, 3))).toEqual([])
    expect(rooms(ticket('a', 25, 20), ticket('b', 25, 3))).toEqual([['a', 'b']])
  })

  it('opens a room of four at once', () => {
    const four = ['a', 'b', 'c', 'd'].map((id) => ticket(id, 25, 0))
    expect(rooms(...four)).toEqual([['a', 'b', 'c', 'd']])
  })

  it('lets the ranked window widen with the wait of either', () => {
    const far = (mine: number, theirs: number) => rooms(ticket('a', 20, mine), ticket('b', 30, theirs))
    expect(far(20, 20)).toEqual([])
    expect(far(35, 35)).toEqual([['a', 'b']])
    expect(far(59, 5)).toEqual([])
    expect(far(60, 0)).toEqual([['a', 'b']])
  })

  it('takes anyone of the language for a quick match before practice opponents would come', () => {
    const quick = { modeId: 'quick_match' } as const
    expect(rooms(ticket('a', 0, 11, quick), ticket('b', 50, 11, quick))).toEqual([])
    expect(rooms(ticket('a', 0, 12, quick), ticket('b', 50, 0, quick))).toEqual([['a', 'b']])
  })

  it('does not count a clock that runs ahead as a wait', () => {
    expect(rooms(ticket('a', 25, -400), ticket('b', 25, -400))).toEqual([])
  })
})

describe('who never meets', () => {
  it('keeps languages apart, however long they wait', () => {
    expect(rooms(ticket('a', 25, 900), ticket('b', 25, 900, { language: 'italian' }))).toEqual([])
  })

  it('keeps modes apart', () => {
    expect(rooms(ticket('a', 25, 900), ticket('b', 25, 900, { modeId: 'quick_match' }))).toEqual([])
  })

  it('never seats a user with themself, and counts their oldest ticket', () => {
    const twice = [ticket('a', 25, 900), ticket('b', 25, 800, { userId: 'a' })]
    expect(rooms(...twice)).toEqual([])
    expect(rooms(...twice, ticket('c', 25, 10))).toEqual([['a', 'c']])
  })
})

describe('how hard it will be', () => {
  it('[RANK-7] lets the lowest rank of a match set the difficulty', () => {
    const difficulty = (...ranks: Ticket['rank'][]) =>
      pairTickets(
        ranks.map((rank, n) => ticket(`t${n}`, 25, 20, { rank })),
        NOW,
      ).map((match) => match.difficulty)
    expect(difficulty('enigmaster', 'oracle', 'scholar', 'mystic')).toEqual(['medium'])
    expect(difficulty('enigmaster', 'oracle')).toEqual(['hard'])
    expect(difficulty('apprentice', 'enigmaster')).toEqual(['easy'])
    expect(difficulty('enigmaster', 'enigmaster')).toEqual(['enigmaster'])
  })
})
