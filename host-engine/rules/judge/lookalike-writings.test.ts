import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/game.ts'
import { lookalikeWritings, withoutSoftSign } from './lookalike-writings.ts'

const WRITINGS: readonly (readonly [Language, text: string, writings: readonly string[]])[] = [
  ['english', 'H2O', ['H20']],
  ['english', ' H₂O ', ['H20']],
  ['english', 'CO', ['C0']],
  ['english', 'Ca(OH)2', ['Ca(0H)2']],
  ['english', 'OH-', ['0H-']],
  ['english', 'NaCl', []],
  ['english', 'Na+', []],
  ['english', 'ho2', []],
  ['english', 'HO bo', []],
  ['english', 'O+', ['0+']],
  ['english', '0+', ['O+']],
  ['english', 'O negative', ['0 negative']],
  ['english', '0 positive', ['O positive']],
  ['english', 'o rh', ['0 rh']],
  ['english', 'Ola', []],
  ['english', 'AO+ group', []],
  ['english', 'E♭', ['Eb']],
  ['english', 'B flat', ['Bb']],
  ['english', 'B-flat', ['Bb']],
  ['english', 'b flat major', ['bb major']],
  ['english', 'H flat', []],
  ['english', 'E flats', []],
  ['english', 'E=mc²', ['E equals mc squared ', 'E=mc squared ']],
  ['english', 'x³', ['x cubed ']],
  ['english', '10⁻²', ['10 to the −2', '10 to the power of −2']],
  ['english', 'A minor', ['Am', 'A min']],
  ['english', 'F# minor', ['F#m', 'F# min']],
  ['english', 'H minor', []],
  ['english', 'A minor scale', []],
  ['english', "Prokof'ev", []],
  ['italian', 'La minore', ['Lam', 'La min']],
  ['italian', 'do# minore', ['do#m', 'do# min']],
  ['italian', 'Si bemolle', ['Sib']],
  ['italian', 'Si♭', ['Sib']],
  ['italian', 'Mi-bemolle', ['Mib']],
  ['italian', 'E=mc²', ['E uguale mc al quadrato ', 'E=mc al quadrato ', 'E uguale mc quadro ']],
  ['italian', 'x³', ['x al cubo ', 'x cubo ', ' ics  al cubo']],
  ['italian', 'CO2', ['C02', ' ci  o 2']],
  ['italian', 'Po', []],
  ['italian', "Ocean's Eleven", ['Oceans Eleven', "Ocean's 11"]],
  ['italian', 'one hundred', ['1 hundred']],
  ['italian', 'First', []],
  ['italian', "Prokof'ev", ['Prokofev']],
]

describe('[GAME-61] [GAME-22] what stands for the same on a keyboard', () => {
  it.each(WRITINGS)('%s: %s', (language, text, writings) => {
    expect([...new Set(lookalikeWritings(text, language))].sort()).toEqual([...writings].sort())
  })

  it.each([
    ["Prokof'ev", ['Prokofev']],
    ["L'vov", ['Lvov']],
    ['Jun’ichirō', ['Junichirō']],
    ["L'amore", []],
    ["prokof'ev", []],
    ["Prokof'Ev", []],
  ])('%s without its soft sign', (text, writings) => {
    expect(withoutSoftSign(text)).toEqual(writings)
  })
})
