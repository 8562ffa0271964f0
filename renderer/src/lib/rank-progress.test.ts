import { describe, expect, it } from 'vitest'
import { rankProgress, rankStep } from '#renderer/lib/rank-progress.ts'
import { sampleRank } from '#renderer/testing/samples.ts'

const standing = (changes: Partial<typeof sampleRank>) => rankProgress({ ...sampleRank, ...changes })

describe('the way to the next rank', () => {
  it('is measured from the threshold of one’s own', () => {
    expect(standing({ rank: 'scholar', points: 775, pointsToNext: 175 })).toEqual({
      kind: 'climbing',
      next: 'sage',
      missing: 175,
      share: 0.5,
    })
  })

  it('stands at its beginning for who has fallen below their own threshold and kept the rank', () => {
    expect(standing({ rank: 'scholar', points: 560, pointsToNext: 390 })).toMatchObject({ share: 0 })
  })

  it('is none at the top, and one game for a champion who rests', () => {
    expect(standing({ rank: 'enigmaster', points: 1900, pointsToNext: null })).toEqual({ kind: 'top' })
    expect(standing({ rank: 'mystic', points: 1900, pointsToNext: 0 })).toEqual({ kind: 'resting' })
  })

  it('goes up and down by steps', () => {
    expect(rankStep('seeker', 'scholar')).toBe(1)
    expect(rankStep('sage', 'seeker')).toBe(-2)
    expect(rankStep('sage', 'sage')).toBe(0)
  })
})
