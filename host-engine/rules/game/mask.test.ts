import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hiddenPositions, maskAnswer, nextReveal } from './mask.ts'

const none = new Set<number>()

describe('the mask', () => {
  it.each([
    ['ice-cream 7', '___-_____ _'],
    ['città', '_____'],
    ['l’ombra', '_’_____'],
    ['AC/DC', '__/__'],
    ['Catch-22', '_____-__'],
  ])('[GAME-25] hides letters and digits and nothing else: %s', (answer, mask) => {
    expect(maskAnswer(answer, none)).toBe(mask)
  })

  it('[GAME-25] counts a letter with its accent as one, however it is written', () => {
    for (const answer of ['perché', 'perché'.normalize('NFD')]) {
      expect(hiddenPositions(answer)).toEqual([0, 1, 2, 3, 4, 5])
      expect(maskAnswer(answer, new Set([5])).normalize('NFC')).toBe('_____é')
    }
  })

  it('[GAME-25, HINT-2] never opens the last hidden one', () => {
    expect(nextReveal('a', none, () => 0)).toBeNull()
    expect(nextReveal('a-b', new Set([0]), () => 0)).toBeNull()
    expect(nextReveal('…', none, () => 0)).toBeNull()
    const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), random, (answer, at) => {
        const opened = new Set<number>()
        for (;;) {
          const next = nextReveal(answer, opened, () => at)
          if (next === null) break
          expect(opened.has(next)).toBe(false)
          opened.add(next)
        }
        const hidden = hiddenPositions(answer).length
        expect(hidden - opened.size).toBe(Math.min(hidden, 1))
      }),
    )
  })
})
