import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/game.ts'
import { withoutPersonWords } from './guess-person.ts'
import { readTokens } from './read-tokens.ts'

const SAID: readonly (readonly [language: Language, guess: string, left: readonly string[]])[] = [
  [
    'english',
    'sir isaac newton',
    ['isaac newton / title of a surname', 'newton / first name', 'i newton / initials'],
  ],
  ['english', 'isaac newton', ['newton / first name', 'i newton / initials']],
  ['english', 'newton', []],
  [
    'english',
    'vincent van gogh',
    [
      'van gogh / first name',
      'gogh / first name',
      'gogh / first name',
      'v v gogh / initials',
      'vincent v gogh / initials',
    ],
  ],
  [
    'english',
    'leonardo da pisa',
    ['da pisa / first name', 'l d pisa / initials', 'leonardo d pisa / initials'],
  ],
  [
    'english',
    'henry viii of england',
    [
      'viii of england / first name',
      'henry viii / realm',
      'h v o england / initials',
      'henry v o england / initials',
    ],
  ],
  [
    'english',
    'henry of england',
    ['of england / first name', 'h o england / initials', 'henry o england / initials'],
  ],
  [
    'english',
    'hillary rodham clinton',
    [
      'rodham clinton / first name',
      'clinton / first name',
      'hillary clinton / another name',
      'h r clinton / initials',
      'hillary r clinton / initials',
    ],
  ],
  [
    'english',
    'martin luther king jr',
    [
      'luther king jr / first name',
      'king jr / first name',
      'martin king jr / middle name',
      'martin luther king / junior',
      'm l k jr / initials',
      'martin l k jr / initials',
    ],
  ],
  ['english', 'king jr', ['jr / title']],
  [
    'english',
    'miguel de cervantes saavedra',
    [
      'de cervantes saavedra / first name',
      'cervantes saavedra / first name',
      'miguel de cervantes / another name',
      'm d c saavedra / initials',
      'miguel d c saavedra / initials',
    ],
  ],
  [
    'english',
    'john and mary smith',
    ['and mary smith / first name', 'j a m smith / initials', 'john a m smith / initials'],
  ],
  [
    'english',
    'j k rowling',
    ['rowling / first name', 'j rowling / middle name', 'j k rowling / initials', 'j k rowling / initials'],
  ],
  [
    'english',
    'john fitzgerald kennedy',
    [
      'fitzgerald kennedy / first name',
      'kennedy / first name',
      'john kennedy / another name',
      'j f kennedy / initials',
      'john f kennedy / initials',
    ],
  ],
  ['english', 'president bush', ['bush / title of a surname']],
  ['english', 'one two three four five six seven', []],
  [
    'english',
    'pyotr ilyich tchaikovsky',
    [
      'ilyich tchaikovsky / first name',
      'tchaikovsky / first name',
      'pyotr tchaikovsky / another name',
      'p i tchaikovsky / initials',
      'pyotr i tchaikovsky / initials',
    ],
  ],
  ['italian', 'isaac e newton', ['i e newton / initials', 'isaac e newton / initials']],
  [
    'italian',
    'dottor mario rossi',
    ['mario rossi / title of a surname', 'rossi / first name', 'm rossi / initials'],
  ],
  ['italian', 'papa francesco', ['francesco / title']],
]

const leftOf = (language: Language, guess: string): string[] =>
  withoutPersonWords(readTokens(guess, language), language).map(
    ({ tokens, beside }) => `${tokens.map(({ text }) => text).join(' ')} / ${beside}`,
  )

describe('[GAME-22] what a guess says beside a name', () => {
  it.each(SAID)('%s: %s', (language, guess, left) => {
    expect(leftOf(language, guess)).toEqual(left)
  })

  it('tells the first name that was left out', () => {
    const said = withoutPersonWords(readTokens('wolfgang amadeus mozart', 'english'), 'english')
    const firsts = said.filter(({ beside }) => beside === 'first name').map(({ firstName }) => firstName)
    expect(new Set(firsts)).toEqual(new Set(['wolfgang']))
    expect(said.some(({ beside, firstName }) => beside === 'initials' && firstName !== undefined)).toBe(false)
  })
})
