import { describe, expect, it } from 'vitest'
import { type Row, split, taken } from './testing/taken.ts'

const ROWS: readonly Row[] = [
  ['italian', 'H₂O', 'acca due o | h2o | h20', 'acca o | ho2'],
  ['italian', 'CO2', 'ci o due', 'ci o'],
  ['italian', 'NO2', 'no2 | n02', 'N2O'],
  ['italian', 'N2O', 'n20', 'NO2'],
  ['italian', '2o', 'secondo', 'terzo'],
  ['italian', 'x²', 'ics al quadrato', 'ics | ics al cubo'],
  ['italian', 'y³', 'ipsilon al cubo', 'ipsilon al quadrato'],
  ['italian', 'Po', '', 'pi o | pio'],
  ['italian', 'La minore', 'lam | la min', 'la maggiore'],
  ['italian', 'Fa♯ minore', 'fa# minore | fa diesis minore', 'fa minore'],
  ['english', 'A minor', 'am | a min', 'a major'],
  ['italian', '5′', "5' | 5 minuti | 5", `5" | 5''`],
  ['italian', '5″', `5" | 5'' | 5 secondi`, "5'"],
  ['italian', "20'", '20 min', '20" | 20 secondi'],
  ['english', '6\'2"', `6' 2" | 6' 2''`, `6'3" | 7'2" | 6'`],
  ['english', "6'", '6 feet | 6 minutes', '6"'],
  ['english', '6"', '6 inches', "6'"],
  ['english', '1984', '"1984"', '1985'],
  ['italian', '10⁻³', '10 alla meno 3 | 10^-3', '10³ | 10 alla 3 | 10 al cubo'],
  ['italian', '10⁶', '10 alla 6 | 10^6', '106 | 10⁻⁶'],
  ['english', '10¹²', '10 to the 12 | 10^12', '1012'],
  ['italian', 'Fa♯', 'fa #', 'fa'],
  ['italian', '∛8', 'radice cubica di 8', 'radice di 8 | √8 | 8'],
  ['english', '∛8', 'cube root of 8', 'square root of 8'],
  ['italian', '≥', 'maggiore o uguale', 'maggiore | minore o uguale'],
  ['italian', '<', 'minore', 'maggiore'],
  ['italian', '÷', 'diviso per | diviso', 'per'],
  ['italian', '©', 'copyright', 'marchio registrato'],
  [
    'italian',
    "Cent'anni di solitudine",
    'cento anni di solitudine | 100 anni di solitudine',
    '200 anni di solitudine',
  ],
  ['italian', "Vent'anni dopo", 'venti anni dopo | 20 anni dopo', '30 anni dopo'],
  ['italian', "Trent'anni", '30 anni', '20 anni'],
  ['italian', "Ott'anni", '8 anni', '80 anni'],
]

describe('[GAME-22] signs and formulas in words', () => {
  it.each(ROWS)('%s: %s', (language, answer, right, wrong) => {
    expect({ right: taken(language, answer, right), wrong: taken(language, answer, wrong) }).toEqual({
      right: split(right),
      wrong: [],
    })
  })
})
