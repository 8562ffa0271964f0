import { describe, expect, it } from 'vitest'
import type { Language, Verdict } from '#shared/constants/game.ts'
import { loadLexicon } from '../../quizzes/lexicon.ts'
import { compileAnswerKey, judge } from './judge.ts'
import { isNumberSlip } from './number-slips.ts'
import { split } from './testing/taken.ts'

type Row = readonly [language: Language, answer: string, close: string, wrong: string]

/** Answers that are number words, slips in them, and what may be another number or another word. */
const NUMBERS: readonly Row[] = [
  ['italian', 'Quattro', 'quatro | quatttro | qauttro', 'quattordici'],
  ['italian', 'Otto', 'ottto | otot', 'otite | tto'],
  ['italian', 'Nove', 'novve | nvoe', 'nave | noce'],
  ['italian', 'Sette', 'settte | setet', 'setto | sei'],
  ['italian', 'Sessanta', 'sesanta | sessnata', 'settanta | sestanta'],
  ['italian', '7', '', 'settte'],
  ['italian', 'VII', '', 'vvii'],
  ['english', 'Seven', 'sevn | sevven | seevn', 'severn | eleven | seventy'],
  ['english', 'Sixty', 'sxity', 'sixt | fifty | sixteen'],
  ['english', 'Eight', 'eigt', 'eightt | height | night'],
  ['english', 'Three', 'threee', 'there | tree'],
  ['english', 'seven samurai', 'sevn samurai', 'six samurai'],
]

/** Those of several guesses that the judge says it of. */
function said(verdict: Verdict, language: Language, answer: string, guesses: string): string[] {
  const key = compileAnswerKey({ answers: [answer], language })
  return split(guesses).filter((guess) => judge(key, guess, { isWord: loadLexicon(language) }) === verdict)
}

describe('[GAME-23] slips in number words', () => {
  it.each(NUMBERS)('%s: %s is never taken, and almost said', (language, answer, close, wrong) => {
    expect(said('close', language, answer, close)).toEqual(split(close))
    expect(said('wrong', language, answer, wrong)).toEqual(split(wrong))
  })

  it.each([
    ['four', 'foour', true],
    ['four', 'fuor', true],
    ['four', 'foor', false],
    ['seven', 'sevan', true],
    ['seven', 'sevana', false],
    ['seven', 'seven', false],
    ['six', 'sixt', false],
    ['42', '422', false],
    ['fivety', 'fifty', false],
  ])('[GAME-23] of %s, %s is one: %s', (answer, guess, expected) => {
    expect(isNumberSlip(answer, guess, 'english')).toBe(expected)
  })
})
