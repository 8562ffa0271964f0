import { describe, expect, it } from 'vitest'
import { nextInGrid } from '#renderer/features/shop/walk-grid.ts'

describe('the arrows in a grid of ten in rows of four', () => {
  const from = (at: number) => (key: string) => nextInGrid(key, at, 10, 4)

  it('walk sideways, also from the end of a row to the next', () => {
    expect(from(3)('ArrowRight')).toBe(4)
    expect(from(4)('ArrowLeft')).toBe(3)
  })

  it('walk a row up and down', () => {
    expect(from(1)('ArrowDown')).toBe(5)
    expect(from(5)('ArrowUp')).toBe(1)
  })

  it('stay where nothing follows', () => {
    expect(from(0)('ArrowLeft')).toBeNull()
    expect(from(9)('ArrowRight')).toBeNull()
    expect(from(7)('ArrowDown')).toBeNull()
    expect(from(2)('ArrowUp')).toBeNull()
  })

  it('leave other keys alone, and know the ends', () => {
    expect(from(5)('Home')).toBe(0)
    expect(from(5)('End')).toBe(9)
    expect(from(5)('Enter')).toBeNull()
  })
})
