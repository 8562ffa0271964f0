import { expect, it } from 'vitest'
import type { Language } from '#shared/constants/game.ts'
import { type Row, split, taken } from './testing/taken.ts'

const SIGNS: readonly Row[] = [
  ['english', '&', 'ampersand', 'plus | at'],
  ['english', '#', 'hash | hashtag | pound sign', 'at | asterisk'],
  ['english', '@', 'at | at sign | the at sign', 'hash'],
  ['english', '÷', 'divided by | division sign', 'times | plus'],
  ['english', '≠', 'not equal | not equal to', '= | equals'],
  ['english', '#BlackLivesMatter', 'hashtag black lives matter | black lives matter', 'black life matters'],
  ['english', '>5', 'more than 5 | greater than 5', '<5 | less than 5 | 5'],
  ['english', '10⁶', 'ten to the sixth | 10 to the power of 6 | 10^6', '106 | 10⁵'],
  ['english', '√2', 'square root of 2 | the square root of two | root 2', '2 | √3'],
  ['english', 'C++', 'cpp | c plus plus', 'c | c# | c+'],
  ['english', 'C#', 'c hashtag | c sharp', 'c | c++'],
  ['english', 'R&B', 'rnb | r and b', 'r and c'],
  ['english', 'Rh−', 'rhesus negative | rh negative', 'rh+ | rhesus positive'],
  ['english', '₹500', '500 rupees | five hundred rupees', '500 dollars | $500'],
  ['english', '₿1', 'one bitcoin | 1 bitcoin', '£1'],
  ['italian', '&', 'e commerciale | ampersand', 'più'],
  ['italian', '#', 'cancelletto | hashtag', 'asterisco'],
  ['italian', '@', 'chiocciola | la chiocciola', 'cancelletto'],
  ['italian', '≠', 'diverso | diverso da', '= | uguale'],
  ['italian', '<3', 'meno di 3 | minore di tre', '>3 | più di 3 | 3'],
  ['italian', '10⁶', 'dieci alla sesta | 10^6', '106 | 10⁵'],
  ['italian', '√16', 'radice quadrata di 16 | radice di sedici', '16 | √15'],
  ['italian', '±2', 'più o meno 2 | più o meno due', '2 | -2'],
  ['italian', 'E=mc²', 'e uguale mc quadro | e=mc2', 'e=mc'],
  ['italian', 'C++', 'cpp | c plus plus | c più più', 'c | c# | c più'],
  ['italian', 'C#', 'c cancelletto | c diesis', 'c | c++'],
  ['italian', 'Canal+', 'canal plus | canal più', 'canal'],
  ['italian', 'Rh+', 'fattore rh positivo | rh positivo', 'rh- | fattore rh negativo'],
  ['italian', '8-', 'otto meno | 8 meno', '8 | 8+'],
  ['italian', 'π', 'pi greco | pi', 'p'],
  ['italian', '₽100', 'cento rubli | 100 rubli', '£100'],
]

function expectVerdicts(language: Language, answer: string, right: string, wrong: string): void {
  expect({ right: taken(language, answer, right), wrong: taken(language, answer, wrong) }).toEqual({
    right: split(right),
    wrong: [],
  })
}

it.each(SIGNS)('[GAME-61] a sign as people call it, %s: %s', expectVerdicts)
