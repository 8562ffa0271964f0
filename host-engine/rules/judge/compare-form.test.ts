import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/game.ts'
import { loadLexicon } from '../../quizzes/lexicon.ts'
import { compileAnswerKey } from './answer-key.ts'
import { compareForm, type Form, toReading } from './compare-form.ts'
import { readTokens } from './read-tokens.ts'
import { CLOSE, NONE } from './token-cost.ts'

/** What a guess costs against the first form of an answer, with the lexicon and without one. */
type Row = readonly [language: Language, answer: string, guess: string, cost: number, unaided: number]

const COSTS: readonly Row[] = [
  ['english', 'mirror', 'mirror', 0, 0],
  ['english', 'mirror', 'm i r r o r', CLOSE, CLOSE],
  ['english', 'USA', 'u s a', 0, 0],
  ['english', 'J.F.K.', 'j f k', 0, 0],
  // An article run into the word.
  ['english', 'Beatles', 'thebeatles', 0, 0],
  ['english', 'oak', 'theoak', 0, NONE],
  ['english', 'ox', 'theox', NONE, NONE],
  ['italian', 'ombra', 'lombra', 0, 0],
  ['italian', 'ago', 'lago', NONE, NONE],
  ['italian', 'ape', 'unape', 0, NONE],
  ['italian', 'acqua', 'dellacqua', 0, 0],
  ['italian', 'hotel', 'lhotel', 0, 0],
  ['italian', 'cane', 'lcane', CLOSE, CLOSE],
  // Words run together, or parted otherwise.
  ['english', 'ice cream', 'icecream', 0, 0],
  ['english', 'ice cream', 'icecreem', 1, 1],
  ['english', 'ice cream', 'iccream', CLOSE, CLOSE],
  ['english', 'butterfly', 'butter fly', 0, 0],
  ['english', 'butterfly', 'butter fyl', 1, 1],
  ['english', 'butterfly', 'butter fl', CLOSE, 1],
  ['english', 'football', 'foot bell', CLOSE, 1],
  ['english', 'blackbird', 'black birds', CLOSE, 1],
  ['english', 'blackbird', 'black burd', 1, 1],
  ['english', 'Tower Bridge', 'towerbridges', 1, 1],
  ['english', 'red panda', 'redpamda', 1, 1],
  ['english', 'red panda', 'rdepanda', CLOSE, CLOSE],
  ['english', 'red panda', 'redpandass', NONE, NONE],
  ['english', 'red panda', 'redpanda red', NONE, NONE],
  ['english', 'red panda', 'red', NONE, NONE],
  ['english', 'red panda', 'red panda red', NONE, NONE],
  ['english', 'sea', 'se a', 0, 0],
  ['english', 'sea', 'si a', NONE, NONE],
  ['english', 'area 51', 'area51', 0, 0],
  ['english', 'area 51', 'area52', NONE, NONE],
  ['english', 'World War 2', 'worldwar 2', 0, 0],
  ['english', 'World War 2', 'worldwarr2', NONE, NONE],
  // Word by word.
  ['english', 'red panda', 'red pamda', 1, 1],
  ['english', 'red panda', 'rde panda', 1, CLOSE],
  ['english', 'red panda', 'rad pamda', NONE, CLOSE],
  ['english', 'red panda', 'giant panda', NONE, NONE],
  // Another romanisation, and names of abroad as they are heard.
  ['english', 'Mao Zedong', 'mao tse tung', 1, 1],
  ['english', 'mao zedong', 'mao tse tung', NONE, NONE],
  ['english', 'Kim Jong Un', 'kim chongun', 1, 1],
  ['italian', 'Brad Pitt', 'breddpit', 1, NONE],
  ['italian', 'Brad Pitt', 'bredd pit', 1, NONE],
  ['italian', 'New York', 'niu iork', 1, NONE],
  ['italian', 'new york', 'niu iork', NONE, NONE],
  ['english', 'Brad Pitt', 'breddpit', NONE, NONE],
]

const ZIDANE: Form = { tokens: readTokens('zidane', 'english'), joins: ['zidane'], initials: false }
const english = { language: 'english', isWord: loadLexicon('english') } as const
const reading = (text: string) => toReading(readTokens(text, 'english'))

describe('[GAME-22] the cost of a guess', () => {
  it.each(COSTS)('%s: for %s the guess %s costs %s, without a lexicon %s', (...row) => {
    const [language, answer, guess, cost, unaided] = row
    const [form] = compileAnswerKey({ answers: [answer], language }).accept
    if (form === undefined) throw new Error(`${answer} has no form`)
    const typed = toReading(readTokens(guess, language))
    expect([
      compareForm(form, typed, { language, isWord: loadLexicon(language) }),
      compareForm(form, typed, { language }),
    ]).toEqual([cost, unaided])
  })

  it('is none where another title was said before a numbered name', () => {
    const king = { ...ZIDANE, title: 'king' }
    expect(compareForm(king, { ...reading('zidane'), title: 'king' }, english)).toBe(0)
    expect(compareForm(king, { ...reading('zidane'), title: 'pope' }, english)).toBe(NONE)
    expect(compareForm(king, reading('zidane'), english)).toBe(0)
    expect(compareForm(ZIDANE, { ...reading('zidane'), title: 'pope' }, english)).toBe(0)
  })

  it('is none where something was said beside it that may not be', () => {
    const beside = { ...reading('zidane'), beside: 'city' } as const
    expect(compareForm(ZIDANE, beside, english)).toBe(NONE)
    expect(compareForm({ ...ZIDANE, beside: { city: 'always' } }, beside, english)).toBe(0)
    expect(compareForm({ ...ZIDANE, beside: { city: 'unknown' } }, beside, english)).toBe(0)
  })

  it('is none beside a word that the lexicon knows, or where there is none, if only an unknown one may be so', () => {
    const mirror: Form = { tokens: readTokens('mirror', 'english'), joins: ['mirror'], initials: false }
    expect(compareForm({ ...mirror, counts: 'unknown' }, reading('mirror'), english)).toBe(NONE)
    expect(compareForm({ ...mirror, counts: 'always' }, reading('mirror'), english)).toBe(0)
    expect(compareForm({ ...ZIDANE, counts: 'unknown' }, reading('zidane'), english)).toBe(0)
    expect(compareForm({ ...ZIDANE, counts: 'unknown' }, reading('zidane'), { language: 'english' })).toBe(
      NONE,
    )
  })

  it('is none where the first name is nobody’s who is meant', () => {
    const stephen = { ...ZIDANE, bearers: ['paul', 'stephen'] }
    const said = (firstName: string) => compareForm(stephen, { ...reading('zidane'), firstName }, english)
    expect(['paul', 'p', 'steven', 's'].map(said)).toEqual([0, 0, 0, 0])
    expect(['simon', 'n'].map(said)).toEqual([NONE, NONE])
    expect(compareForm(ZIDANE, { ...reading('zidane'), firstName: 'simon' }, english)).toBe(0)
  })

  it('takes single letters for a word spelled out, and digits or one letter not', () => {
    expect(['m i r', 'm 1 r', 'm', 'mi r'].map((text) => reading(text).spelled)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
})
