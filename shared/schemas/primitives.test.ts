import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanText } from './primitives.ts'

describe('text as a person means it', () => {
  it('[CHAT-1] has no invisible characters, no line breaks and no spaces around', () => {
    expect(cleanText('  one\n two\t three  ')).toBe('one two three')
    expect(cleanText('a\u200bd\u202emin\u2066')).toBe('admin')
    expect(cleanText('\u0000\u0007x\ufeff')).toBe('x')
    expect(cleanText('\u200d\u200d')).toBe('')
    expect(cleanText('one\t\u0000\ttwo')).toBe('one two')
  })

  it('[CHAT-11] keeps accents, emoji with their joiners, and markup as the plain text it is', () => {
    expect(cleanText('perche\u0301')).toBe('perché')
    expect(cleanText('👨‍👩‍👧 👍🏽 ❤️‍🔥')).toBe('👨‍👩‍👧 👍🏽 ❤️‍🔥')
    expect(cleanText('<b>x</b>')).toBe('<b>x</b>')
  })

  it('keeps four marks of a heap, whatever stands between them, and so is done at once', () => {
    const heap = '\u0316\u0301'.repeat(60_000)
    expect(cleanText(`a${heap}`).length).toBeLessThanOrEqual(5)
    expect(cleanText(`x${'\u0316\u200b'.repeat(20)}`)).toBe(`x${'\u0316'.repeat(4)}`)
  })

  it('[CHAT-1] is the same when cleaned again, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const once = cleanText(text)
        expect(cleanText(once)).toBe(once)
      }),
    )
  })
})
