import { describe, expect, it } from 'vitest'
import { dueForBots } from './bot-rules.ts'
import type { Ticket } from './ticket.ts'

const NOW = 1_000_000
const ticket = (id: string, waitedMs: number, modeId: Ticket['modeId']): Ticket => ({
  id,
  userId: id,
  modeId,
  language: 'english',
  rating: 25,
  rank: 'apprentice',
  since: NOW - waitedMs,
})

describe('when practice opponents come', () => {
  it('[MM-15] is after 15 s alone in quick match, and never in ranked', () => {
    const left = [
      ticket('early', 14_999, 'quick_match'),
      ticket('due', 15_000, 'quick_match'),
      ticket('ranked', 900_000, 'ranked'),
    ]
    expect(dueForBots(left, NOW).map(({ id }) => id)).toEqual(['due'])
  })
})
