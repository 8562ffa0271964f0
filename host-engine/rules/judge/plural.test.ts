import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/game.ts'
import { isOtherNumber } from './plural.ts'

const PLURALS =
  'man:men woman:women child:children person:people foot:feet tooth:teeth goose:geese mouse:mice ox:oxen cat:cats box:boxes bus:buses church:churches dish:dishes waltz:waltzes city:cities boy:boys wife:wives leaf:leaves cliff:cliffs potato:potatoes photo:photos fungus:fungi museum:musea criterion:criteria crisis:crises vertebra:vertebrae matrix:matrices index:indices roof:roofs stomach:stomachs quiz:quizzes'
const OTHERS =
  'cat:cat cat:catty as:ass new:news arm:arms good:goods cust:customs box:boxs bus:bi city:citys leaf:leafes car:cart'
const PLURALI =
  'uovo:uova dito:dita uomo:uomini dio:dei bue:buoi casa:case gatto:gatti cane:cani fungo:funghi barca:barche camicia:camicie arancia:arance specchio:specchi amico:amici'
const ALTRI = 'gatto:gatta casa:caso camicia:camice re:ra conto:conta'

/** Knows every word of these tables, and none besides. */
const known = new Set([PLURALS, OTHERS, PLURALI, ALTRI].join(' ').split(/[ :]/))
const asked = (pair: string, language: Language, isWord = (word: string) => known.has(word)) => {
  const [one = '', many = ''] = pair.split(':')
  return [isOtherNumber(one, many, language, isWord), isOtherNumber(many, one, language, isWord)]
}

describe('[GAME-22] one and many', () => {
  it.each(PLURALS.split(' '))('english: %s', (pair) => {
    expect(asked(pair, 'english')).toEqual([true, true])
  })

  it.each(OTHERS.split(' '))('english: %s are two things', (pair) => {
    expect(asked(pair, 'english')).toEqual([false, false])
  })

  it.each(PLURALI.split(' '))('italian: %s', (pair) => {
    expect(asked(pair, 'italian')).toEqual([true, true])
  })

  it.each(ALTRI.split(' '))('italian: %s are two things', (pair) => {
    expect(asked(pair, 'italian')).toEqual([false, false])
  })

  it('are words that a lexicon knows, but for those of no rule', () => {
    expect(asked('cat:cats', 'english', () => false)).toEqual([false, false])
    expect(asked('man:men', 'english', () => false)).toEqual([true, true])
  })
})
