import { describe, expect, it } from 'vitest'
import { inThisShare, SHARES } from './share.ts'

const CASES = Array.from({ length: 32 }, (_, index) => index)
const ALL_SHARES = Array.from({ length: SHARES }, (_, share) => share)

describe('inThisShare', () => {
  it('runs every case exactly once in ten commits', () => {
    const ran = ALL_SHARES.flatMap((share) => inThisShare(CASES, share))
    expect(ran.toSorted((one, other) => one - other)).toEqual(CASES)
  })

  it('runs about a tenth of the cases in each share', () => {
    for (const share of ALL_SHARES) expect([3, 4]).toContain(inThisShare(CASES, share).length)
  })

  it('runs every case when no share is chosen', () => {
    expect(inThisShare(CASES, null)).toEqual(CASES)
  })
})
