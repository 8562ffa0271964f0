import { matchDifficulty } from '#cloud/modules/ranks/index.ts'
import type { QueueMode } from '#shared/constants/game.ts'
import { MIN_PLAYERS } from '#shared/constants/limits.ts'
import { type GroupingRules, groupPlayers } from './grouping.ts'
import { windowOf } from './skill-window.ts'
import { byAge, type Match, type Ticket, waitedMs } from './ticket.ts'

export const MATCH_PLAYERS_MAX = 8

const sizes = { least: MIN_PLAYERS, most: MATCH_PLAYERS_MAX, preferred: 6, fullEnough: 4 }
const RULES: Readonly<Record<QueueMode, GroupingRules>> = {
  quick_match: { ...sizes, gatherMs: 5_000, sizeWeight: 0.5 },
  ranked: { ...sizes, gatherMs: 20_000, sizeWeight: 0.15 },
}

/** Nobody is seated twice: of a user's tickets, in whatever queues, the oldest one counts. */
function oldestOfEach(tickets: readonly Ticket[]): Iterable<Ticket> {
  const oldest = new Map<string, Ticket>()
  for (const ticket of tickets) {
    const other = oldest.get(ticket.userId)
    if (other === undefined || byAge(ticket, other) < 0) oldest.set(ticket.userId, ticket)
  }
  return oldest.values()
}

/** The queues that never mix: one a mode and language. */
function queuesOf(tickets: Iterable<Ticket>): Ticket[][] {
  const queues: Record<string, Ticket[]> = {}
  for (const ticket of tickets) {
    const key = ticket.modeId + ticket.language
    const queue = queues[key]
    if (queue) queue.push(ticket)
    else queues[key] = [ticket]
  }
  return Object.values(queues)
}

function matchesOf(queue: readonly Ticket[], now: number): Match[] {
  const sorted = queue.toSorted((a, b) => a.rating - b.rating || byAge(a, b))
  const seekers = sorted.map((ticket) => ({
    rating: ticket.rating,
    window: windowOf(ticket, now),
    waitedMs: waitedMs(ticket, now),
  }))
  const [{ modeId, language }] = sorted as [Ticket, ...Ticket[]]
  return groupPlayers(seekers, RULES[modeId]).map(({ from, to }) => {
    const tickets = sorted.slice(from, to).sort(byAge)
    return { modeId, language, tickets, difficulty: matchDifficulty(tickets.map(({ rank }) => rank)) }
  })
}

/**
 * Every match that the tickets allow by now, the one of the longest wait first. The same tickets give the same matches, in
 * any order. Tickets in no match stay in the queue.
 */
export function pairTickets(tickets: readonly Ticket[], now: number): Match[] {
  return queuesOf(oldestOfEach(tickets))
    .flatMap((queue) => matchesOf(queue, now))
    .sort((a, b) => byAge(a.tickets[0] as Ticket, b.tickets[0] as Ticket))
}
