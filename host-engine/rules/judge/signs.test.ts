import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/game.ts'
import { speakSigns } from './signs.ts'

const SPOKEN: readonly (readonly [language: Language, text: string, spoken: string])[] = [
  ['english', 'a&b', 'a and b'],
  ['english', '5+5', '5 plus 5'],
  ['english', '50%', '50 percent'],
  ['english', "5'", '5 prime'],
  ['english', "5''", '5 doubleprime'],
  ['english', '5"', '5 doubleprime'],
  ['english', '5\' 6"', '5 prime 6 doubleprime'],
  ['english', 'a-', 'a minus'],
  ['english', 'abc-', 'abc-'],
  ['english', 'ab -', 'ab minus'],
  ['english', 'no3-', 'no3 minus'],
  ['english', '-5', 'minus 5'],
  ['english', '3-5', '3-5'],
  ['english', '$5', 'dollar 5'],
  ['english', 'ke$ha', 'kesha'],
  ['english', 'c#', 'c sharp'],
  ['english', '#1', 'number 1'],
  ['english', 'c hash', 'c sharp'],
  ['english', '< 5', 'less than 5'],
  ['english', '>= 5', 'at least 5'],
  ['english', 'a*', 'a star'],
  ['english', '±5', 'plusminus 5'],
  ['english', 'plus or minus 5', 'plusminus 5'],
  ['english', 'square root of 2', 'root 2'],
  ['english', 'blood type o negative', 'o minus'],
  ['english', 'rh positive', 'rh plus'],
  ['english', 'rhesus neg', 'rh minus'],
  ['english', 'group ab pos', 'ab plus'],
  ['english', 'π', 'pi'],
  ['english', '3×4', '3 x 4'],
  ['italian', 'a-', 'a meno'],
  ['italian', 'gruppo 0 negativo', '0 meno'],
  ['italian', 'zero positivo', '0 piu'],
  ['italian', 'radice quadrata di 2', 'radice 2'],
  ['italian', '5"', '5 doubleprime'],
  ['italian', 'do♯', 'do diesis'],
  ['italian', '-3', 'meno 3'],
  ['italian', 'fattore rh negativo', 'rh meno'],
  ['italian', 'b*', 'b asterisco'],
]

describe('[GAME-61] signs as words', () => {
  it.each(SPOKEN)('%s: %s', (language, text, spoken) => {
    expect(speakSigns(text, language).replace(/\s+/g, ' ').trim()).toBe(spoken)
  })
})
