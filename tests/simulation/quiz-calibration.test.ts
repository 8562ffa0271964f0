import { describe, expect, it } from 'vitest'
import { calibrate } from './calibration-run.ts'

describe('10,000 games', () => {
  const found = calibrate(10_000, 11)

  it('order quizzes by their true difficulty, which their authors only guess', () => {
    const [before, after] = found.correlation
    expect(before).toBeLessThan(0.8)
    expect(after).toBeGreaterThan(0.95)
    for (const within of found.within) expect(within).toBeGreaterThan(0.9)
  })

  it('bring most quizzes into the difficulty that they have', () => {
    expect(found.rightBand[1]).toBeGreaterThan(0.85)
  })

  it('take what nobody or everybody solves out of play, and hardly anything else', () => {
    expect(found.brokenLeft).toBe(1)
    expect(found.soundLeft).toBeLessThan(0.01)
  })

  it('go the same way again with the same seed', () => {
    expect(calibrate(50, 3)).toEqual(calibrate(50, 3))
    expect(calibrate(50, 3)).not.toEqual(calibrate(50, 4))
  })
})
