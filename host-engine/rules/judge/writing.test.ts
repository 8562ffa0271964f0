import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/game.ts'
import { compileAnswerKey, judge } from './judge.ts'

/** Strictly, so that no typo is forgiven: only what is written alike is correct. */
const ask = (language: Language, answer: string, guess: string) =>
  judge(compileAnswerKey({ answers: [answer], language }), guess, { strictness: 'strict' })

describe('one thing written in two ways', () => {
  it.each([
    // Thousands, decimals, lists.
    ['english', '1,000', '1000'],
    ['english', '1,000,000', '1000000'],
    ['english', '1.000.000', '1000000'],
    ['english', '1 000', '1000'],
    ['english', '100 000', '100000'],
    ['english', '10 000 000', '10000000'],
    ['english', '1.5', '1.50'],
    ['english', '2.5', '2.500'],
    ['english', '1.000', '1'],
    ['english', '1,5', '1 5'],
    ['english', '1,2,3', '1 2 3'],
    ['italian', '1.000', '1000'],
    ['italian', '1,5', '1.5'],
    ['italian', '20esima', '20'],
    ['italian', '10mo', '10'],
    // Signs that are spoken.
    ['english', '3 × 4', '3 x 4'],
    ['english', 'C#', 'c sharp'],
    ['english', '-5', 'minus 5'],
    ['english', '50%', '50 per  cent'],
    ['italian', '50%', '50 per  cento'],
    ['english', '?!', '? !'],
    // Apostrophes and foreign letters.
    ['english', 'L’Oréal', 'oreal'],
    ['english', 'don’t', 'dont'],
    ['english', '’tis', 'tis'],
    ['english', 'Düsseldorf', 'duesseldorf'],
    ['english', 'Ångström', 'aangstroem'],
    // Letters one by one.
    ['english', ' NASA ', 'n a s a'],
    ['english', 'the a b c', 'a b c'],
    // Numerals beside a word.
    ['english', 'henry viii', 'henry 8'],
    ['english', 'henry vi', 'henry 6'],
    ['italian', 'enrico viii', 'enrico 8'],
    ['english', 'WW2', 'wwii'],
  ] as const)('[GAME-22] %s: takes “%s” as “%s”', (language, answer, guess) => {
    expect(ask(language, answer, guess)).toBe('correct')
  })

  it.each([
    ['english', '1.000', '1000'],
    ['english', '1,20,300', '120300'],
    ['english', '1,000.50', '100050'],
    ['english', '0,123', '0123'],
    ['english', '1234,567', '1234567'],
    ['english', '2.05', '2.5'],
    ['english', '2.5', '2.6'],
    ['english', '1 0000', '10000'],
    ['english', '1000 000', '1000000'],
    ['english', '0 123', '0123'],
    ['english', '1 1', '11'],
    ['english', '10-5', '10 minus 5'],
    ['english', '#1', 'sharp 1'],
    ['english', '?!', ''],
    ['english', 'X-ray', 'x r a y'],
    ['english', 'xii hours', '12 hours'],
    ['english', 'me and i', 'me and 1'],
    ['english', '2pac', 'iipac'],
    ['english', 'Level 40', 'levelxl'],
    ['english', 'Rocky 0', 'rocky'],
    ['english', 'Rocky 2.5', 'rockyii'],
    ['italian', 'andate vi', 'andate 6'],
    ['italian', 'colour', 'color'],
  ] as const)('[GAME-22] %s: does not take “%s” as “%s”', (language, answer, guess) => {
    expect(ask(language, answer, guess)).not.toBe('correct')
  })
})
