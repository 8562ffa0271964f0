import { expect, it } from 'vitest'
import { compileAnswerKey, judge } from './judge.ts'
import { type Row, split, taken } from './testing/taken.ts'

const ROWS: readonly Row[] = [
  ['english', 'United Nations', 'the UN | un | u.n. | UN', 'eu | us'],
  ['english', 'The UN', 'united nations | the United Nations Organization', 'united kingdom'],
  ['english', 'United States of America', 'usa | the USA | U.S.A. | united states', 'uk | uae | u | us'],
  ['english', 'NASA', 'National Aeronautics and Space Administration', 'nato | national administration'],
  ['english', 'Federal Bureau of Investigation', 'FBI | the fbi', 'cia | fib'],
  ['english', 'North Atlantic Treaty Organisation', 'nato', 'nasa'],
  ['english', 'Random access memory', 'ram | RAM', 'rom'],
  ['english', 'Nasa', 'national aeronautics and space administration', 'nato'],
  ['italian', 'Gli Stati Uniti d’America', 'usa | USA', 'uk'],
  ['italian', 'Onu', 'nazioni unite', 'nato'],
  ['english', 'bicycle', 'bike | a bike', 'tricycle'],
  ['english', 'a phone', 'telephone', 'microphone | megaphone'],
  ['english', 'British Broadcasting Corporation', 'bbc', 'abc | nbc'],
  ['italian', 'Stati Uniti d’America', 'usa | gli USA | stati uniti', 'uk | stati'],
  ['italian', 'ONU', 'nazioni unite | l’onu | organizzazione delle nazioni unite', 'nato | uno'],
  ['italian', 'Unione Europea', 'ue | la UE', 'eu ropa | urss'],
  ['italian', 'bicicletta', 'bici | la bici', 'biciclo'],
  ['italian', 'una foto', 'fotografia | la fotografia', 'fotocopia'],
  ['english', 'Munich', 'münchen | munchen | muenchen', 'monaco'],
  ['english', 'the Netherlands', 'holland', 'poland'],
  ['english', 'The Hague', 'den haag | the hague | hague', 'haagen'],
  ['italian', 'Pechino', 'beijing | pekino', 'nanchino'],
  ['italian', 'Monaco di Baviera', 'monaco | münchen | munich', 'baviera'],
  ['italian', 'L’Aia', 'den haag | l’aia', 'la ghiaia'],
  ['italian', 'Principato di Monaco', '', 'munich'],
  ['italian', 'FBI', 'federal bureau of investigation', 'cia'],
]
it.each(ROWS)('[GAME-63] a short form or another name, %s: %s', (language, answer, right, wrong) => {
  expect(taken(language, answer, right)).toEqual(split(right))
  expect(taken(language, answer, wrong)).toEqual([])
})

/** What the prompt says is no answer to it, and what is rejected is none. */
it.each([
  ['english', 'What does LED stand for?', 'Light-emitting diode', 'led'],
  ['english', 'What does U.N. stand for?', 'United Nations', 'un'],
  ['english', 'What does USA stand for?', 'United States of America', 'united states'],
  ['italian', 'Come si chiama Mosca in russo?', 'Moskva', 'moscow'],
  ['english', 'Which 2018 film did Cuarón direct?', 'Roma', 'rome'],
  ['english', 'Which 2023 film has a crash?', 'Plane', 'airplane'],
  ['english', '', 'plane', 'aeroplanes and trains'],
  ['english', 'What was Mumbai called until 1995?', 'Bombay', 'mumbai'],
  ['english', '', 'World Health Organization', 'who?'],
  ['english', '', 'The Who', 'World Health Organization'],
  ['english', '', 'Compact disc', '400'],
  ['english', '', 'turkey', 'Türkiye'],
  ['italian', 'Quale principato è dei Grimaldi?', 'Monaco', 'Monaco di Baviera'],
  ['italian', '', 'Macedonia', 'Macedonia del Nord'],
  ['italian', '', 'mosca', 'moscow'],
  ['italian', '', 'Democrazia Cristiana', '600'],
] as const)('[GAME-63] %s, %s %s is not called %s', (language, prompt, answer, guess) => {
  expect(taken(language, answer, guess, prompt)).toEqual([])
})

it('[GAME-63] takes an answer whose other name is rejected', () => {
  const key = compileAnswerKey({ answers: ['Myanmar'], reject: ['Burma'], language: 'english' })
  expect([judge(key, 'Myanmar'), judge(key, 'Burma')]).toEqual(['correct', 'wrong'])
})
