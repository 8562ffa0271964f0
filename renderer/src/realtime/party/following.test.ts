import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Following, followingAt, type Heard, leadOf, next, toAsk, votesFor } from './following.ts'
import { party } from './testing/party-fixtures.ts'

const A = 'http://192.168.1.5:8790'
const B = 'http://192.168.1.6:8790'
const C = 'http://192.168.1.7:8790'
const led = (origin = A): Following =>
  next(followingAt(origin), { from: origin, party: party({ origins: [A, B] }), at: 0 })
const silent = (from: string, at: number): Heard => ({ from, party: null, at })
const lost = (at = 0): Following => next(led(), silent(A, at))

describe('who leads', () => {
  it('learns party, epoch and origins from the first answer', () => {
    expect(led()).toEqual({ leader: A, partyId: 'p1', epoch: 1, origins: [A, B], lostAt: null })
  })

  it('[LAN-10] is nobody when the leader is silent, or says that it does not lead', () => {
    expect(lost(7).lostAt).toBe(7)
    expect(next(led(), { from: A, party: party({ isLeading: false }), at: 8 }).lostAt).toBe(8)
    expect(toAsk(led())).toEqual([A])
    expect(toAsk(lost())).toEqual([A, B])
  })

  it('keeps the first instant of a loss, and does not mind the silence of others', () => {
    expect(next(lost(7), silent(A, 9)).lostAt).toBe(7)
    expect(next(led(), silent(B, 9)).lostAt).toBeNull()
  })

  it('[LAN-9] is a successor with a newer epoch, whose origins join those that are known', () => {
    const followed = next(lost(), { from: B, party: party({ epoch: 2, origins: [B, C] }), at: 9 })
    expect(followed).toEqual({ leader: B, partyId: 'p1', epoch: 2, origins: [B, C, A], lostAt: null })
  })

  it('[LAN-10] is the same host again when it is back', () => {
    expect(next(lost(), { from: A, party: party(), at: 9 })).toMatchObject({ leader: A, lostAt: null })
  })

  it('[LAN-9] is no host that was succeeded without knowing it', () => {
    const followed = next(lost(), { from: B, party: party({ epoch: 2 }), at: 9 })
    expect(next(followed, { from: A, party: party({ epoch: 1 }), at: 10 })).toEqual(followed)
    const again = next(followed, silent(B, 11))
    expect(next(again, { from: A, party: party({ epoch: 1 }), at: 12 })).toEqual(again)
  })

  it('[LAN-9] is asked for at the origins that a host knows which leads no more', () => {
    const standby = party({ isLeading: false, epoch: 2, origins: [B, A] })
    const found = next(followingAt(A), { from: A, party: standby, at: 3 })
    expect(toAsk(found)).toEqual([A, B])
    expect(next(found, { from: B, party: party({ epoch: 2, origins: [B] }), at: 4 })).toMatchObject({
      leader: B,
      lostAt: null,
    })
  })

  it('is no other party at an address that was ours', () => {
    expect(next(lost(3), { from: B, party: party({ partyId: 'p2', epoch: 9 }), at: 4 })).toEqual(lost(3))
    expect(next(led(), { from: A, party: party({ partyId: 'p2' }), at: 4 }).lostAt).toBe(4)
  })

  it('stays when the same leader answers at another of its addresses', () => {
    expect(next(led(), { from: B, party: party(), at: 4 })).toEqual(led())
  })
})

describe('what is said', () => {
  it('[LAN-10] nothing at once, then that somebody is looked for, then that the host is awaited', () => {
    expect(leadOf(led(), 0)).toBe('led')
    expect(leadOf(lost(), 1_000)).toBe('brief')
    expect(leadOf(lost(), 3_000)).toBe('looking')
    expect(leadOf(lost(), 30_000)).toBe('gone')
  })

  it('[LAN-10] that the host is awaited at once where nobody else is known', () => {
    const alone = next(followingAt(A), { from: A, party: party({ origins: [A] }), at: 0 })
    expect(leadOf(next(alone, silent(A, 0)), 3_000)).toBe('gone')
  })
})

describe('votes', () => {
  const standby = (at: number): Heard => ({ from: B, party: party({ isLeading: false }), at })

  it('[LAN-9] go to one who may take over, once the leader has been silent for a moment', () => {
    expect(votesFor(lost(), standby(1_000))).toBe(false)
    expect(votesFor(lost(), standby(2_000))).toBe(true)
  })

  it('go to nobody while somebody leads, nor to leaders, strangers or the silent', () => {
    expect(votesFor(led(), standby(2_000))).toBe(false)
    expect(votesFor(lost(), { ...standby(2_000), party: party() })).toBe(false)
    expect(votesFor(lost(), { ...standby(2_000), party: party({ partyId: 'p2', isLeading: false }) })).toBe(
      false,
    )
    expect(votesFor(lost(), silent(B, 2_000))).toBe(false)
  })
})

it('[LAN-9] never goes back to an older epoch, nor loses an address, whatever is heard', () => {
  const heard = fc.record({
    from: fc.constantFrom(A, B, C),
    party: fc.option(
      fc.record({ epoch: fc.nat(4), isLeading: fc.boolean(), origins: fc.subarray([A, B, C]) }).map(party),
    ),
    at: fc.nat(60_000),
  })
  fc.assert(
    fc.property(fc.array(heard), (all) => {
      let now = led()
      for (const one of all) {
        const then = next(now, one)
        expect(then.epoch).toBeGreaterThanOrEqual(now.epoch)
        expect(then.origins).toEqual(expect.arrayContaining([...now.origins]))
        if (then.leader !== now.leader) expect(then.lostAt).toBeNull()
        now = then
      }
    }),
  )
})
