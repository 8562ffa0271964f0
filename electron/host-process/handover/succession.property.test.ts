import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSimulatedParty, type Misfortune } from '../testing/simulated-party.ts'

/** Small random numbers from a seed. */
function mulberry(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const SETTLED_MS = 20_000
type Party = ReturnType<typeof createSimulatedParty>

function openParty(hosts: number, phones: number, seed = 1): Party {
  const party = createSimulatedParty({ hosts, phones, random: mulberry(seed) })
  party.pass(SETTLED_MS)
  return party
}
const leadersOf = (party: Party) => party.leaders().map((host) => party.hosts.indexOf(host))
const places = (party: Party) => party.players.map((player) => player.at())

/** Fails the moment that two lead. */
function atMostOne(party: Party): () => void {
  return () => {
    if (party.leaders().length > 1) throw new Error(`two lead: ${leadersOf(party).join(' and ')}`)
  }
}

const HOSTS = 3
const PHONES = 3
const host = fc.nat(HOSTS - 1)
const place = fc.nat(HOSTS + PHONES - 1)
const misfortune: fc.Arbitrary<Misfortune> = fc.oneof(
  fc.record({ kind: fc.constant('kill' as const), host }),
  fc.record({ kind: fc.constant('restart' as const), host }),
  fc.record({ kind: fc.constant('cut' as const), from: place, to: place }),
  fc.record({ kind: fc.constant('isolate' as const), place }),
  fc.record({ kind: fc.constant('isolate' as const), place: host }),
  fc.record({ kind: fc.constant('heal' as const) }),
  fc.record({ kind: fc.constant('leave' as const), player: place }),
)
const story = fc.array(fc.record({ misfortune, lasts: fc.integer({ min: 100, max: 25_000 }) }), {
  minLength: 1,
  maxLength: 14,
})

describe('a party and everything that can happen to it', () => {
  it('[LAN-9] is never led by two, and by one whom all follow once all is well again', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(PHONES), story, (seed, phones, told) => {
        const party = openParty(HOSTS, phones, seed)
        const look = atMostOne(party)
        for (const { misfortune: next, lasts } of told) {
          party.suffer(next)
          party.pass(lasts, look)
        }
        party.suffer({ kind: 'heal' })
        for (const index of party.hosts.keys()) party.suffer({ kind: 'restart', host: index })
        party.pass(100_000, look)
        const [leader] = leadersOf(party)
        expect(leader).toBeDefined()
        const left = new Set(told.map(({ misfortune: one }) => (one.kind === 'leave' ? one.player : null)))
        for (const [index, at] of places(party).entries()) expect(at).toBe(left.has(index) ? null : leader)
      }),
      { numRuns: Number(process.env.RUNS ?? 150) },
    )
  })

  it('[LAN-9] is led on within 15 s of a kill of its host', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 2, max: HOSTS }), fc.nat(PHONES), (seed, hosts, phones) => {
        const party = openParty(hosts, phones, seed)
        party.suffer({ kind: 'kill', host: 0 })
        party.pass(12_000, atMostOne(party))
        const [leader] = leadersOf(party)
        expect(leader).toBeGreaterThan(0)
        for (const at of places(party).slice(1)) expect(at).toBe(leader)
      }),
      { numRuns: 50 },
    )
  })

  it('without a standby is led on whatever becomes of the network', () => {
    fc.assert(
      fc.property(fc.integer(), story, (seed, told) => {
        const party = openParty(1, PHONES, seed)
        for (const { misfortune: next, lasts } of told) {
          if (next.kind === 'kill' || next.kind === 'restart') continue
          party.suffer(next)
          party.pass(lasts, () => expect(leadersOf(party)).toEqual([0]))
        }
      }),
      { numRuns: 20 },
    )
  })
})

describe('two people at two computers', () => {
  it('[LAN-9] go on at the second when the first dies, and stay when it comes back', () => {
    const party = openParty(2, 0)
    party.suffer({ kind: 'kill', host: 0 })
    party.pass(12_000, atMostOne(party))
    expect(leadersOf(party)).toEqual([1])
    party.suffer({ kind: 'restart', host: 0 })
    party.pass(12_000, atMostOne(party))
    expect(leadersOf(party)).toEqual([1])
    expect(places(party)).toEqual([1, 1])
  })

  it('[LAN-9] never play two games when the cable is cut: the first freezes, and the second goes on', () => {
    const party = openParty(2, 0)
    party.suffer({ kind: 'isolate', place: 0 })
    party.pass(5_500, atMostOne(party))
    expect(leadersOf(party)).toEqual([])
    party.pass(8_000, atMostOne(party))
    expect(leadersOf(party)).toEqual([1])
    party.suffer({ kind: 'heal' })
    party.pass(8_000, atMostOne(party))
    expect(places(party)).toEqual([1, 1])
  })

  it('go on where they were when the cable is back before the second takes over', () => {
    const party = openParty(2, 0)
    party.suffer({ kind: 'isolate', place: 0 })
    party.pass(5_500)
    expect(leadersOf(party)).toEqual([])
    party.suffer({ kind: 'heal' })
    party.pass(5_000, atMostOne(party))
    expect(leadersOf(party)).toEqual([0])
    expect(places(party)).toEqual([0, 0])
  })
})

describe('three people', () => {
  it('play on at the host when the computer of the standby dies', () => {
    const party = openParty(2, 1)
    party.suffer({ kind: 'kill', host: 1 })
    party.pass(60_000, () => expect(leadersOf(party)).toEqual([0]))
  })
})

describe('a whole house', () => {
  it('[LAN-9] follows the second when only the host is cut off, and the host comes after them', () => {
    const party = openParty(3, 3)
    party.suffer({ kind: 'isolate', place: 0 })
    party.pass(15_000, atMostOne(party))
    expect(leadersOf(party)).toEqual([1])
    expect(places(party).slice(1)).toEqual([1, 1, 1, 1, 1])
    party.suffer({ kind: 'heal' })
    party.pass(10_000, atMostOne(party))
    expect(new Set(places(party))).toEqual(new Set([1]))
  })

  it('stays with the host when only the standby is cut off, also for good', () => {
    const party = openParty(3, 3)
    party.suffer({ kind: 'isolate', place: 1 })
    party.pass(120_000, () => expect(leadersOf(party)).toEqual([0]))
    // The third computer has become the standby since.
    party.suffer({ kind: 'kill', host: 0 })
    party.pass(12_000, atMostOne(party))
    expect(leadersOf(party)).toEqual([2])
  })
})
