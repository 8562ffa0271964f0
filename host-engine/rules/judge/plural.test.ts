import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/game.ts'
import { isOtherNumber } from './plural.ts'
import { type AskedRow, split, taken } from './testing/taken.ts'

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

/** Answers that begin with a capital, and what is asked. */
const CAPITALS: readonly AskedRow[] = [
  ['english', 'What are French fries made of?', 'Potatoes', 'potato | a potato', 'tomato'],
  ['english', 'What do silkworms eat?', 'Mulberry leaves', 'mulberry leaf', 'mulberry'],
  ['english', 'Which film did Cameron direct?', 'Aliens', '', 'alien'],
  ['english', 'Which band sang “Light My Fire”?', 'Doors', '', 'door'],
  ['english', 'Who killed his brother Abel?', 'Cain', '', 'cains'],
  ['english', 'Which magazine names a person of the year?', 'Time', '', 'times'],
  ['english', 'Which operating system is it?', 'Windows', '', 'window'],
  ['english', 'Founder of Microsoft?', 'Gates', '', 'gate'],
  ['english', 'Which 1986 James Cameron film has Ripley?', 'Aliens', '', 'alien'],
  ['english', 'What do you show at customs?', 'Passport', 'passports', 'port'],
  [
    'english',
    'What is in the soup?',
    'Potatoes and carrots',
    'carrot and potato | potato and carrot',
    'potato',
  ],
  ['italian', 'In quale città c’è il museo?', 'Prato', '', 'prati'],
  ['english', 'What is the name of the Pixar film about McQueen?', 'Cars', '', 'car'],
  ['english', 'What was the first summer blockbuster?', 'Jaws', '', 'jaw'],
  ['english', 'Which Greek god stands for war?', 'Ares', '', 'are'],
  ['italian', 'Quale regione ha per capoluogo Ancona?', 'Marche', '', 'marca'],
  ['english', 'Which economist was it?', 'Smith', '', 'smiths'],
  ['italian', 'Che cosa raccoglie il filatelico?', 'Francobolli', 'francobollo | un francobollo', 'bollo'],
  ['italian', 'Che cosa fa piangere chi la taglia?', 'Cipolla', 'cipolle | le cipolle', 'cipollotto'],
  ['italian', 'Di quale famiglia è il Nabucco?', 'Verdi', '', 'verde'],
  ['italian', 'Chi l’ha scritto?', 'Conti', '', 'conto'],
]
it.each(CAPITALS)(
  '[GAME-22] a capital makes no name: %s, %s: %s',
  (language, prompt, answer, right, wrong) => {
    expect(taken(language, answer, right, prompt)).toEqual(split(right))
    expect(taken(language, answer, wrong, prompt)).toEqual([])
  },
)
