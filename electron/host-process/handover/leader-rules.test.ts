import { describe, expect, it } from 'vitest'
import type { Electorate } from './electorate.ts'
import { acknowledge, admit, aloneLeader, type Leader, leaderStep, send } from './leader-rules.ts'
import type { Moment } from './moment.ts'
import { LEASE_MS, RELEASE_MS } from './terms.ts'

const START: Moment = { steady: 1_000, wall: 1_700_000_000_000 }
const later = ({ steady, wall }: Moment, awakeMs: number, asleepMs = 0): Moment => ({
  steady: steady + awakeMs,
  wall: wall + awakeMs + asleepMs,
})

/** A leader whose standby has just acknowledged a snapshot with this electorate. No player is connected any more. */
function leaderWithLease(electorate: Electorate): Leader {
  const admitted = admit(aloneLeader, { standbyId: 'standby', origins: [], ledEpoch: 0 }, START)
  const sent = send(admitted, { sequence: 1, electorate, isFinal: false, at: START })
  return acknowledge(sent, 1)
}

describe('a leader whose standby could get a majority', () => {
  const stepAt = (now: Moment) => leaderStep(leaderWithLease(['phone']), new Map(), now)

  it('leads until LEASE_MS after it sent what the standby acknowledged', () => {
    expect(stepAt(later(START, LEASE_MS - 1))).toBe('stay')
    expect(stepAt(later(START, LEASE_MS))).toBe('freeze')
  })

  it('[LAN-9] counts the time for which the computer slept, and wakes up frozen', () => {
    expect(stepAt(later(START, 100, LEASE_MS))).toBe('freeze')
  })
})

describe('a leader whose standby cannot get a majority', () => {
  const stepAt = (now: Moment) => leaderStep(leaderWithLease([]), new Map(), now)

  it('releases the standby once its offer has certainly run out: a sleep does not count', () => {
    expect(stepAt(later(START, RELEASE_MS + 1))).toBe('release')
    expect(stepAt(later(START, 100, RELEASE_MS * 2))).toBe('stay')
  })
})
