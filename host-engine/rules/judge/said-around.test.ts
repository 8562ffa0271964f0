import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/game.ts'
import { type AskedRow, split, taken } from './testing/taken.ts'

const STATEMENTS: readonly AskedRow[] = [
  ['english', 'Which metal is W, and not Fe?', 'tungsten', 'w is tungsten', 'w is not tungsten'],
  [
    'italian',
    'Quale animale ha due gobbe?',
    'cammello',
    "l'animale con due gobbe è il cammello",
    "l'animale senza due gobbe è il cammello",
  ],
  [
    'english',
    'Which animal has two humps?',
    'camel',
    'the animal with two humps is a camel',
    'the humps of two camels',
  ],
  [
    'english',
    'Which element has the symbol W?',
    'tungsten',
    'w is tungsten | symbol w is tungsten',
    'w is not tungsten',
  ],
  [
    'english',
    'What is the capital of Portugal?',
    'Lisbon',
    "portugal's capital is lisbon | lisbon is portugal's capital",
    'lisbon is portugal',
  ],
  [
    'english',
    'How many hills was Rome built on?',
    'seven',
    'rome was built on seven hills',
    'milan was built on seven hills',
  ],
  [
    'english',
    'Which country has Sucre as its capital?',
    'Bolivia',
    'sucre is in bolivia | sucre is the capital of bolivia',
    'potosi is in bolivia | sucre is not in bolivia',
  ],
  [
    'italian',
    'Quale elemento ha il simbolo W?',
    'tungsteno',
    'w è il tungsteno',
    'w non è il tungsteno | oro è il tungsteno',
  ],
  ['english', 'Thunder is my brother. What am I?', 'lightning', '', 'thunder is lightning'],
]

const ALONE: readonly AskedRow[] = [
  [
    'english',
    '',
    'saffron',
    "it would be saffron | it'd be saffron | that'd be saffron",
    'it could be saffron',
  ],
  ['english', '', 'shadow', "you are a shadow | you're a shadow", 'you are not a shadow'],
  ['english', '', 'seven', 'there are seven | there were 7', 'there are not seven'],
  ['italian', '', 'ombra', "sei l'ombra | sei un'ombra", 'sei ombre'],
  ['italian', '', 'candela', 'sei la candela', 'sei candele'],
  ['italian', '', '7', 'ce ne sono sette | ci sono sette', 'ce ne sono otto'],
  ['italian', '', 'tungsteno', "l'elemento tungsteno | il metallo tungsteno", 'lega tungsteno'],
  ['italian', '', 'Ganimede', 'la luna ganimede', 'il marziano ganimede'],
  ['english', '', 'Ganymede', 'the moon ganymede', 'the rock ganymede'],
  ['english', '', 'harp', 'the instrument harp', 'the seal harp'],
  ['english', '', 'Khomeini', 'ayatollah khomeini', ''],
]

const TITLES: readonly AskedRow[] = [
  ['english', '', 'A Clockwork Orange', 'clockwork orange', 'orange'],
  ['english', '', 'Dr. Strangelove', 'strangelove', ''],
  ['english', '', 'Yosemite National Park', 'yosemite | yosemite park', 'yellowstone'],
  ['italian', '', 'Parco nazionale dello Stelvio', 'stelvio | parco dello stelvio', 'gran paradiso'],
  ['italian', '', 'Lo strano caso del cane. Ricordi di un ragazzo', 'lo strano caso del cane', 'ricordi'],
  ['english', '', 'Avengers: Endgame', 'endgame', 'avengers'],
  ['english', '', 'Thor: Ragnarok', 'ragnarok', 'thor'],
  ['english', '', 'Mission: Impossible – Fallout', '', 'fallout'],
  ['english', '', 'Halloween: Resurrection', '', 'resurrection'],
  [
    'english',
    '',
    'The Strange Case of Dr Jekyll and Mr Hyde',
    'jekyll and hyde | dr jekyll and mr hyde',
    'jekyll | mr hyde',
  ],
  ['english', '', 'Birdman or (The Unexpected Virtue of Ignorance)', 'birdman', 'bird'],
  ['english', '', 'Battle of Trafalgar', 'trafalgar', 'waterloo'],
  ['italian', '', 'Battaglia di Lepanto', 'lepanto', 'battaglia'],
  ['english', '', 'Trafalgar', '', 'siege of trafalgar'],
]

const EAR: readonly AskedRow[] = [
  ['italian', '', 'innocuo', 'inoquo | innoquo', 'iniquo'],
  ['italian', '', 'sciopero', 'sciopperro | shopero', 'sciroppo'],
  ['italian', '', 'coniglio', 'coniljo', 'consiglio'],
  ['italian', '', 'chitarra', 'chitara | kitarra', 'citara'],
  ['italian', '', 'chauffeur', 'sciofer | sciaffer', 'chaffinch'],
  ['italian', '', 'ketchup', 'checiap', 'checche'],
  ['italian', '', 'tailleur', 'taier', 'taglio'],
  ['italian', '', 'barbecue', 'barbechiu', 'barbe'],
]

const judged = (language: Language, prompt: string, answer: string, right: string, wrong: string): void => {
  expect({
    right: taken(language, answer, right, prompt),
    wrong: taken(language, answer, wrong, prompt),
  }).toEqual({ right: split(right), wrong: [] })
}

describe('[GAME-42] words of the prompt that say something of the answer', () => {
  it.each(STATEMENTS)('%s, %s %s', judged)
})

describe('[GAME-42] said around an answer', () => {
  it.each(ALONE)('%s%s: %s', judged)
})

describe('[GAME-22] shorter titles', () => {
  it.each(TITLES)('%s%s: %s', judged)
})

describe('[GAME-63] a word as it is heard', () => {
  it.each(EAR)('%s%s: %s', judged)
})
