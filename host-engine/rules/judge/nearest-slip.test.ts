import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/game.ts'
import type { JudgeReason } from '#shared/constants/judge-reasons.ts'
import { loadLexicon } from '../../quizzes/lexicon.ts'
import { compileAnswerKey } from './judge.ts'
import { nearestSlip } from './nearest-slip.ts'

/** What is amiss with a guess, with the lexicon and without one. */
type Row = readonly [
  language: Language,
  answer: string,
  guess: string,
  slip: JudgeReason | null,
  unaided: JudgeReason | null,
]

const SLIPS: readonly Row[] = [
  ['english', 'mirror', 'miror', 'typo', 'typo'],
  ['english', 'mirror', 'miroor', 'typo', 'typo'],
  ['english', 'mirror', 'the miror', 'typo', 'typo'],
  ['english', 'mirror', 'mirrors', 'same', 'typo'],
  ['english', 'goose', 'geese', 'same', 'typo'],
  ['english', 'red geese', 'red goose', 'same', 'typo'],
  ['english', 'red', 'rde', 'typo', 'typo'],
  ['english', 'red panda', 'red pamda', 'typo', 'typo'],
  ['english', 'red panda', 'redpamda', 'typo', 'typo'],
  ['english', 'phone', 'fone', 'sound', 'typo'],
  ['english', 'elephant', 'elefant', 'sound', 'typo'],
  ['english', 'photograph', 'fotograf', 'sound', null],
  ['english', 'elephant mirror', 'elefant miror', 'typo', 'typo'],
  ['english', 'red mirror', 'rad miror', 'other_word', 'typo'],
  ['english', 'lion', 'loin', 'other_word', 'typo'],
  ['english', 'lion', 'lio', 'typo', 'typo'],
  ['english', 'knight', 'night', 'other_word', 'typo'],
  ['english', 'cat', 'car', 'other_word', 'typo'],
  ['english', 'Tomsk', 'omsk', 'other_word', 'other_word'],
  ['english', 'Henan', 'hunan', 'other_word', 'other_word'],
  ['english', 'hypothermia', 'hyperthermia', 'other_word', 'other_word'],
  ['english', 'cat', 'dog', null, null],
  ['english', 'red panda', 'blue whale', null, null],
  ['english', 'red panda', 'dog fish cat', null, null],
  ['english', 'ice cream', 'ice', null, null],
  ['english', 'World War II', 'world war 1', null, null],
  ['english', '1984', '1985', null, null],
  ['english', '5 mirrors', '6 mirrors', null, null],
  ['italian', 'gatto', 'gatta', 'other_word', 'other_word'],
  ['italian', 'il gatto', 'gatti', 'other_word', 'other_word'],
  ['italian', 'acqua', 'aqua', 'typo', 'typo'],
]

describe('[QUIZ-8] what is amiss with a guess', () => {
  it.each(SLIPS)('%s: for %s the guess %s: %s, without a lexicon %s', (...row) => {
    const [language, answer, guess, slip, unaided] = row
    const key = compileAnswerKey({ answers: [answer], language })
    expect([nearestSlip(key, guess, { isWord: loadLexicon(language) }), nearestSlip(key, guess, {})]).toEqual(
      [slip, unaided],
    )
  })

  it('is told by the nearest answer', () => {
    const key = compileAnswerKey({ answers: ['lamp', 'lantern'], language: 'english' })
    expect(nearestSlip(key, 'lanturn', {})).toBe('typo')
    expect(nearestSlip(key, 'lamb', { isWord: loadLexicon('english') })).toBe('other_word')
  })
})
