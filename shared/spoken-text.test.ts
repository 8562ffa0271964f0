import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SPOKEN_MAX } from './constants/voice.ts'
import { spokenText } from './spoken-text.ts'

describe('what a voice reads of a line', () => {
  it.each([
    ['look at https://example.org/a?b=c now', 'look at now'],
    ['www.example.org', null],
    ['it is :smile: the lantern :-)', 'it is the lantern'],
    ['nooooooo way!!!!!!!', 'noo way!'],
    ['hahahahahahaha', 'hahaha'],
    ['no no no no no no', 'no no no'],
    ['<speak><break time="10s"/>hello</speak>', 'hello'],
    ['perché è così, l’acqua?', "perché è così, l'acqua?"],
    ['😂😂😂', null],
    ['---', null],
    ['Привет', null],
    ['42 %', '42 %'],
    ['pi is 3.14159265358979323846', 'pi is 3.141592653589'],
  ])('of %j is %j', (line, spoken) => {
    expect(spokenText(line)).toBe(spoken)
  })

  it('is no longer than a voice reads at once, cut between words', () => {
    const spoken = spokenText('Now this is one long story of a lantern. '.repeat(20)) ?? ''
    expect(spoken.length).toBeLessThanOrEqual(SPOKEN_MAX)
    expect(spoken.length).toBeGreaterThan(SPOKEN_MAX / 2)
    expect(spoken).toMatch(/\S$/)
  })

  it('holds no markup, address, control or endless repeat whatever is typed, and is clean already', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc
        .array(
          fc.constantFrom('<b>', '&', 'http://a.b/', ':smile:', 'a', 'ha', ' ', '!', '\u0007', '\u0301', '>'),
          {
            maxLength: 80,
          },
        )
        .map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(typed, (line) => {
        const spoken = spokenText(line)
        if (spoken === null) return
        expect(spoken).not.toMatch(/[<>\p{Cc}]|https?:\/\/\S|(\p{L})\1{2}/iu)
        expect(spoken.length).toBeLessThanOrEqual(SPOKEN_MAX)
        expect(spokenText(spoken)).toBe(spoken)
      }),
    )
  })
})
