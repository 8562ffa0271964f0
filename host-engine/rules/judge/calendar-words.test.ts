import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/game.ts'
import { monthNamed } from './calendar-words.ts'

/** A word, and its month by itself and beside a day. */
const MONTHS: readonly (readonly [Language, word: string, alone: number | null, beside: number | null])[] = [
  ['english', 'january', 1, 1],
  ['english', 'jan', 1, 1],
  ['english', 'janu', 1, 1],
  ['english', 'janua', null, null],
  ['english', 'ja', null, null],
  ['english', 'may', 5, 5],
  ['english', 'mai', null, null],
  ['english', 'sept', 9, 9],
  ['english', 'janury', null, 1],
  ['english', 'octobr', null, 10],
  ['english', 'decembre', null, 12],
  ['english', 'augustt', null, 8],
  ['english', 'augst', null, null],
  ['english', 'marchh', null, null],
  ['english', 'janry', null, null],
  ['italian', 'gen', 1, 1],
  ['italian', 'genn', 1, 1],
  ['italian', 'maggio', 5, 5],
  ['italian', 'genaio', null, 1],
  ['italian', 'lulgio', null, 7],
  ['italian', 'apriel', null, 4],
  ['italian', 'agsto', null, null],
  ['italian', 'january', null, null],
]

describe('[GAME-62] the month of a word', () => {
  it.each(MONTHS)('%s: %s is month %s alone, %s beside a day', (language, word, alone, beside) => {
    expect([monthNamed(word, language, false), monthNamed(word, language, true)]).toEqual([alone, beside])
  })
})
