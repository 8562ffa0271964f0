import { setTimeout as pause } from 'node:timers/promises'
import type { Fault } from '../support/faulty-proxy.ts'
import { type Books, isSettled, readBooks } from './books.ts'
import { type Party, seatParty } from './party.ts'
import type { Services } from './services.ts'
import { createTally, type Tallies } from './tally.ts'
import { createVisitor, type Visitor } from './visitor.ts'

const BEFORE_MS = 3_000
const FAULT_MS = 20_000
/** After this much of the fault everybody answers: one game ends, the other goes on to its next round. */
const ANSWERS_AFTER_MS = 5_000
const PATIENCE_MS = 60_000

export type Store = keyof Services['proxies']

export interface Finding extends Tallies {
  readonly store: Store
  readonly fault: Fault['kind']
  /** Guesses and lines. */
  readonly unanswered: number
  readonly unheard: number
  readonly disconnects: number
  /** Whether podium and next round came while the store was away. */
  readonly wentOn: boolean
  /** In milliseconds, after the store was back. */
  readonly wellAfter: number
  readonly settledAfter: number
  readonly books: Books
}

/** In milliseconds from now; the patience when it does not come true. */
async function timeUntil(isSo: () => Promise<boolean>): Promise<number> {
  const begun = performance.now()
  while (performance.now() - begun < PATIENCE_MS) {
    if (await isSo()) return performance.now() - begun
    await pause(200)
  }
  return PATIENCE_MS
}

interface Cast {
  /** Their game ends while the store is away. */
  readonly ending: readonly Party[]
  readonly lasting: readonly Party[]
  readonly visitors: readonly Visitor[]
}

/** In each process a game of one round, a game of two, and somebody who calls the HTTP API. */
async function gather([a, b]: Services['processes'], tallies: Tallies): Promise<Cast> {
  const ways = [
    { home: a.url, away: b.url },
    { home: b.url, away: a.url },
  ]
  const seat = (rounds: number) => Promise.all(ways.map((way) => seatParty(tallies, { ...way, rounds })))
  const [ending, lasting] = [await seat(1), await seat(2)]
  const visitors = await Promise.all(
    ways.map(({ home }, index) => createVisitor(tallies.http, home, lasting[1 - index]?.roomId ?? '')),
  )
  return { ending, lasting, visitors }
}

/** Breaks the way to a store while games go on, and mends it again. */
export async function runScenario(services: Services, store: Store, fault: Fault): Promise<Finding> {
  const proxy = services.proxies[store]
  const tallies = { acks: createTally(), otherProcess: createTally(), http: createTally() }
  const { ending, lasting, visitors } = await gather(services.processes, tallies)
  const parties = [...ending, ...lasting]
  for (const party of parties) party.talk()
  await pause(BEFORE_MS)

  await proxy.break(fault)
  for (const visitor of visitors) visitor.start()
  await pause(ANSWERS_AFTER_MS)
  for (const party of parties) await party.answerRound(1)
  await pause(FAULT_MS - ANSWERS_AFTER_MS)
  const wentOn =
    ending.every((party) => party.hasEnded()) && lasting.every((party) => party.roundsBegun() > 1)
  for (const visitor of visitors) visitor.hush()
  await proxy.mend()

  const isWell = async () => (await Promise.all(visitors.map((visitor) => visitor.isWell()))).every(Boolean)
  const books = (of: readonly Party[]) => readBooks(services.db, of)
  const [wellAfter, settledAfter] = await Promise.all([
    timeUntil(isWell),
    timeUntil(async () => isSettled(await books(ending))),
  ])
  for (const party of lasting) await party.answerRound(2)
  await timeUntil(async () => isSettled(await books(parties)))
  const sum = (count: (party: Party) => number) => parties.reduce((all, party) => all + count(party), 0)
  const finding = {
    ...tallies,
    store,
    fault: fault.kind,
    unanswered: sum((party) => party.unanswered()),
    unheard: sum((party) => party.unheard()),
    disconnects: sum((party) => party.disconnects()),
    wentOn,
    wellAfter,
    settledAfter,
    books: await books(parties),
  }
  for (const party of parties) party.leave()
  return finding
}
