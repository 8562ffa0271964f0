import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/game.ts'
import { isSameValue, type Value, valuesOf, valuesOfAnswers } from './values.ts'

/** What a guess may mean, and what an answer may. */
const VALUES: readonly (readonly [Language, text: string, guess: string, answer: string])[] = [
  ['english', '5 km', 'quantity', 'quantity'],
  ['english', 'C', 'quantity quantity', ''],
  ['english', ' V ', 'quantity', ''],
  ['english', 'km', 'quantity', ''],
  ['english', 'kmh', 'quantity', 'quantity'],
  ['english', '3.14', 'quantity day time', 'quantity day'],
  ['english', ' 3.14 ', 'quantity day time', 'quantity day'],
  ['english', '3:14', 'time', 'time'],
  ['english', '18th century', 'quantity century', 'century'],
  ['english', 'the 1960s', 'quantity decade', 'decade'],
  ['english', '8 Mile', 'quantity', ''],
  ['english', '127 Hours', 'quantity', ''],
  ['english', '127 hours', 'quantity', 'quantity'],
  ['english', '100 Celsius', 'quantity', 'quantity'],
  ['english', 'half an hour', 'quantity', 'quantity'],
  ['english', '1/2', 'quantity day day', 'quantity day day'],
  ['english', '1/0', '', ''],
  ['english', '10⁻²', '', ''],
  ['english', '10^30', '', ''],
  ['english', `5${' '.repeat(78)}km`, '', ''],
  ['italian', 'duecento', 'quantity year century century', 'quantity year'],
  ['italian', ' duecento ', 'quantity year century century', 'quantity year'],
  ['italian', 'il Duecento', 'quantity year century century', 'year century century'],
]

/** Two writings of one amount, and one of another. */
const AMOUNTS: readonly (readonly [Language, answer: string, same: string, other: string])[] = [
  ['english', '10²', '100', '102'],
  ['english', '10^3', '1000', '103'],
  ['english', '2½', '2.5', '21/2'],
  ['english', '½', '0.5', '2'],
  ['english', '2 1/2', '2.5', '1.5'],
  ['english', `6'2"`, '6 ft 2 in', '62 in'],
  ['english', `6' 2''`, '74 in', '6 ft'],
  ['english', '20°C', '20 degrees celsius', '20 degrees fahrenheit'],
  ['english', '20 ° fahrenheit', '20°F', '20°C'],
  ['english', 'US$5', '5 dollars', '5 pounds'],
  ['english', '$US 5', '$5', '£5'],
  ['english', '5 km/h', '5 km per h', '5 km'],
  ['english', '5 m2', '5 square metres', '5 m'],
  ['english', '5 m^3', '5 cubic metres', '5 square metres'],
  ['english', 'five or so', '5', '6'],
  ['english', '3 more or less', '3', '4'],
  ['english', '1 thousand km', '1000 km', '1 km'],
  ['english', 'a quarter of an hour', '15 minutes', '25 minutes'],
  ['italian', '5 più o meno', '5', '6'],
]

const nameOf = (value: Value): string => (value.kind === 'date' ? value.span : value.kind)

describe('[GAME-60] [GAME-62] what a text means', () => {
  it.each(VALUES)('%s: %s', (language, text, guess, answer) => {
    expect(valuesOf(text, language).map(nameOf).join(' ')).toBe(guess)
    expect(valuesOfAnswers([text], language).map(nameOf).join(' ')).toBe(answer)
  })

  it.each(AMOUNTS)('%s: %s is %s, and not %s', (language, answer, same, other) => {
    const isAmount = (guess: string) =>
      valuesOfAnswers([answer], language).some((value) =>
        valuesOf(guess, language).some((said) => value.kind === 'quantity' && isSameValue(value, said)),
      )
    expect([isAmount(same), isAmount(other)]).toEqual([true, false])
  })

  it('is either day of two where no other answer tells which', () => {
    const days = (...answers: string[]) =>
      valuesOfAnswers(answers, 'english').map(
        (value) => value.kind === 'date' && `${value.day}/${value.month}`,
      )
    expect(days('3/2/2030')).toEqual(['3/2', '2/3'])
    expect(days('3/2/2030', '3 February 2030')).toEqual(['3/2', '3/2'])
  })

  it('is never an amount and a date at once', () => {
    const kinds: Value[] = [
      { kind: 'quantity', dimension: 'length', amount: 900, bare: 900 },
      { kind: 'date', span: 'year', year: 900 },
      { kind: 'time', minutes: 900, half: false },
    ]
    for (const one of kinds) for (const other of kinds) expect(isSameValue(one, other)).toBe(one === other)
  })
})
