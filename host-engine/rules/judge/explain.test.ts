import { describe, expect, it } from 'vitest'
import type { Language, Verdict } from '#shared/constants/game.ts'
import type { JudgeReason } from '#shared/constants/judge-reasons.ts'
import { loadLexicon } from '../../quizzes/lexicon.ts'
import { explain } from './explain.ts'
import { compileAnswerKey } from './judge.ts'

type Row = readonly [language: Language, answer: string, guess: string, result: Verdict, reason: JudgeReason]

const TAKEN: readonly Row[] = [
  ['english', 'Seven', 'sevn', 'close', 'typo'],
  ['italian', 'Quattro', 'quatro', 'close', 'typo'],
  ['english', 'Armstrong', 'neil armstrong', 'correct', 'frame'],
  ['english', 'Steven Spielberg', 'stephen spielberg', 'correct', 'sound'],
  ['english', 'Rome', 'the city of rome', 'correct', 'frame'],
  ['english', 'blue, white and red', 'red blue white', 'correct', 'list'],
  ['english', 'Tinky Winky, Dipsy, Laa-Laa and Po', 'po laa laa dipsy tinky winky', 'correct', 'list'],
  ['english', 'salt & pepper', 'pepper salt', 'correct', 'list'],
  ['english', '25 December', 'december the 25th', 'correct', 'date'],
  ['english', 'December 25', '25 december', 'correct', 'date'],
  ['english', '30 minutes', 'half an hour', 'correct', 'unit'],
  ['english', '30 minutes', '30', 'correct', 'unit'],
  ['english', '3 pm', 'three in the afternoon', 'correct', 'date'],
  ['english', '50%', '50', 'correct', 'unit'],
  ['english', '$5', '5 dollars', 'correct', 'unit'],
  ['english', 'Louis XIV', 'louis 14', 'correct', 'number'],
  ['english', '1984', 'nineteen eighty four', 'correct', 'number'],
  ['english', '1984', "'84", 'correct', 'date'],
  ['english', '100 km/h', '100 kmh', 'correct', 'same'],
  ['english', 'mirror', 'mirrors', 'correct', 'same'],
  ['english', 'mirror', 'miror', 'correct', 'typo'],
  ['english', 'goose', 'geese', 'correct', 'same'],
  ['english', 'phone', 'fone', 'correct', 'sound'],
  ['english', 'elephant', 'elefant', 'correct', 'sound'],
  ['english', 'Paul Newman', 'newman', 'correct', 'surname'],
  ['english', 'Paul Newman', 'newman paul', 'correct', 'surname'],
  ['english', 'The Hague', 'hague', 'correct', 'same'],
  ['english', 'red panda', 'red pandas', 'correct', 'same'],
  ['english', 'red panda', 'red pamda', 'correct', 'typo'],
  ['english', 'Romeo and Juliet', 'juliet and romeo', 'correct', 'list'],
  ['italian', '5 km', '5000 m', 'correct', 'unit'],
  ['italian', 'XIX secolo', 'ottocento', 'correct', 'date'],
  ['italian', 'sale e pepe', 'pepe sale', 'correct', 'list'],
  ['italian', 'Dante Alighieri', 'dante', 'correct', 'surname'],
  ['italian', 'Dante Alighieri', 'alighieri', 'correct', 'surname'],
  ['italian', 'Michael Jackson', 'maicol gecson', 'correct', 'sound'],
  ['italian', 'tre e mezza', '3:30', 'correct', 'date'],
  ['italian', 'le tre', '3', 'correct', 'number'],
  ['english', 'lion', 'lionn', 'correct', 'typo'],
]

const REFUSED: readonly Row[] = [
  ['english', 'Obama', 'michelle obama', 'close', 'frame'],
  ['english', 'Leopold Mozart', 'mozart', 'close', 'part'],
  ['english', 'Blood', 'the colour of blood', 'close', 'frame'],
  ['english', 'house dog', 'dog house', 'wrong', 'other_word'],
  ['english', '30 minutes', '30 seconds', 'wrong', 'other_sign'],
  ['english', '30 minutes', '31', 'wrong', 'other_number'],
  ['english', '3 pm', '3 am', 'wrong', 'other_number'],
  ['english', '1 January', '2 january', 'wrong', 'other_number'],
  ['english', 'A−', 'A+', 'wrong', 'other_sign'],
  ['english', 'A−', 'A', 'wrong', 'other_sign'],
  ['english', 'F#', 'F', 'wrong', 'other_sign'],
  ['english', '50%', '5%', 'wrong', 'other_number'],
  ['english', '-5', '5', 'wrong', 'other_sign'],
  ['english', 'Na+', 'Na', 'wrong', 'other_sign'],
  ['english', 'Louis XIV', 'louis xv', 'wrong', 'other_number'],
  ['english', 'Louis XIV', 'louis', 'close', 'part'],
  ['english', 'World War II', 'world war 1', 'wrong', 'other_number'],
  ['english', 'World War II', 'world war', 'wrong', 'part'],
  ['english', 'mirror', 'a mirror or a lamp', 'close', 'frame'],
  ['english', 'black mirror', 'mirror', 'wrong', 'part'],
  ['english', 'mirror', 'black mirror', 'close', 'frame'],
  ['english', 'mirror', 'error', 'wrong', 'other_word'],
  ['english', 'hypothermia', 'hyperthermia', 'close', 'other_word'],
  ['english', 'Tomsk', 'omsk', 'close', 'other_word'],
  ['english', 'Henan', 'hunan', 'close', 'other_word'],
  ['english', 'Paul Newman', 'paul simon', 'wrong', 'other_word'],
  ['english', 'Paul Newman', 'paul', 'close', 'part'],
  ['english', 'red panda', 'panda', 'wrong', 'part'],
  ['english', 'red panda', 'giant panda', 'wrong', 'other_word'],
  ['english', 'red panda', 'blue whale', 'wrong', 'none'],
  ['english', '1984', '1985', 'wrong', 'other_number'],
  ['english', 'AD 79', '79 BC', 'wrong', 'other_number'],
  ['english', '100 km/h', '100 mph', 'wrong', 'other_sign'],
  ['italian', '5 km', '5 metri', 'wrong', 'other_sign'],
  ['italian', 'XIX secolo', 'xx secolo', 'wrong', 'other_number'],
  ['italian', 'il gatto', 'la gatta', 'close', 'other_word'],
  ['italian', 'gatto', 'cane', 'wrong', 'none'],
  ['italian', 'gatto', 'il gatto e il cane', 'close', 'frame'],
  ['italian', 'Verdi', 'carlo verdi', 'close', 'frame'],
  ['english', 'lion', 'loin', 'wrong', 'other_word'],
  ['english', 'lion', 'lio', 'close', 'typo'],
  ['english', 'A', 'B', 'wrong', 'none'],
]

const explained = (language: Language, answers: readonly string[], guess: string, reject: string[] = []) =>
  explain({ answers, key: compileAnswerKey({ answers, reject, language }) }, guess, {
    isWord: loadLexicon(language),
  })

describe('[QUIZ-8] why the judge takes a guess', () => {
  it.each(TAKEN)('%s: for %s the guess %s', (language, answer, guess, result, reason) => {
    expect(explained(language, [answer], guess)).toEqual({ result, reason })
  })
})

describe('[QUIZ-8] why the judge refuses a guess', () => {
  it.each(REFUSED)('%s: for %s the guess %s', (language, answer, guess, result, reason) => {
    expect(explained(language, [answer], guess)).toEqual({ result, reason })
  })

  it('names what is known as wrong, or lies as near to it, as another word', () => {
    expect(explained('english', ['Austria'], 'australia', ['Australia'])).toEqual({
      result: 'wrong',
      reason: 'other_word',
    })
    expect(explained('english', ['Austria'], 'austrlia', ['Australia']).reason).toBe('other_word')
  })

  it('looks at every answer for the reason', () => {
    expect(explained('english', ['lamp', 'lantern'], 'lanturn').reason).toBe('typo')
    expect(explained('english', ['lamp', '5 km'], '5000 m').reason).toBe('unit')
    expect(explained('english', ['lamp', 'Isaac Newton'], 'isaac').reason).toBe('part')
  })

  it('says of a strict refusal what a milder judge would forgive', () => {
    const strict = (answer: string, guess: string) => {
      const key = compileAnswerKey({ answers: [answer], language: 'english' })
      return explain({ answers: [answer], key }, guess, {
        strictness: 'strict',
        isWord: loadLexicon('english'),
      })
    }
    expect(strict('lantern', 'lanturn')).toEqual({ result: 'close', reason: 'typo' })
    expect(strict('candle', 'candles')).toEqual({ result: 'close', reason: 'other_word' })
    expect(strict('candle', 'candle')).toEqual({ result: 'correct', reason: 'same' })
  })
})
