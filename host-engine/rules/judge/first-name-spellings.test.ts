import { describe, expect, it } from 'vitest'
import { isSpellingOfName } from './first-name-spellings.ts'
import { type Row, split, taken } from './testing/taken.ts'

const NAMES: readonly Row[] = [
  ['english', 'Steven Spielberg', 'stephen speilberg | steve spielberg', 'seven spielberg'],
  ['english', 'Sean Connery', 'shawn connery', 'seen connery | sean penn'],
  ['english', 'Bryan Adams', 'brian adams', 'john adams'],
  ['english', 'Edgar Allan Poe', 'edgar allen poe | poe', 'edgar poet'],
  ['english', 'Garry Kasparov', 'gary kasparoff', 'gary karpov'],
  ['english', 'John F. Kennedy', 'jack kennedy | jon kennedy', 'robert kennedy'],
  ['english', 'Che Guevara', 'ernesto guevara', 'fidel guevara'],
  [
    'english',
    'Martin Luther King',
    'martin luther king jr | martin luther king junior',
    'martin luther king sr',
  ],
  ['english', 'Martin Luther King Sr.', 'martin luther king sr', 'martin luther king jr'],
  ['english', 'Miguel de Cervantes', 'miguel de cervantes saavedra', 'miguel de unamuno'],
  ['english', 'Diego Velázquez', 'diego velazquez silva', 'diego maradona velazquez junior'],
  ['english', 'Juan Carlos', 'juan carlos', 'juan carlos ferrero'],
  ['english', 'Charles Dickens', 'charles dickens', 'charles dickens saavedra'],
  ['italian', 'Gianluigi Buffon', 'gigi buffon', 'gigi riva'],
  ['italian', 'Filippo Inzaghi', 'pippo inzaghi', 'simone inzaghi'],
  ['italian', 'Lev Tolstoj', 'leone tolstoi | leo tolstoj', 'aleksej tolstoj'],
  ['italian', 'Publio Virgilio Marone', 'virgilio', 'publio'],
  [
    'italian',
    'Camillo Benso, conte di Cavour',
    'cavour | conte di cavour | camillo benso',
    'benso di torino',
  ],
  ['english', 'Arthur Wellesley, Duke of Wellington', 'wellington', 'arthur'],
  ['english', 'Philip, Duke of Edinburgh', 'duke of edinburgh', 'edinburgh'],
  ['italian', 'Vittoria del Regno Unito', 'regina vittoria', 'vittoria | regno unito | unito'],
  ['english', 'Anne of Great Britain', 'queen anne', 'anne | britain'],
  [
    'english',
    'Henry VIII of England',
    'henry viii | king henry viii | henry the eighth',
    'henry | henry vii',
  ],
  ['english', 'Catherine of Aragon', 'catherine of aragon', 'queen catherine'],
  ['italian', "Mu'ammar Gheddafi", 'muammar gheddafi | gheddafi', 'mu'],
  ['italian', "Sergej Prokof'ev", 'prokofiev | prokofev', 'prokop'],
]

describe('[GAME-22] names in another spelling, shorter or fuller', () => {
  it.each(NAMES)('%s: %s', (language, answer, right, wrong) => {
    expect({ right: taken(language, answer, right), wrong: taken(language, answer, wrong) }).toEqual({
      right: split(right),
      wrong: [],
    })
  })

  it('knows first names that are one', () => {
    expect(isSpellingOfName('stephen', 'steven')).toBe(true)
    expect(isSpellingOfName('abdel', 'abdul')).toBe(true)
    expect(isSpellingOfName('zachery', 'zachary')).toBe(true)
    expect(isSpellingOfName('stephen', 'stewart')).toBe(false)
    expect(isSpellingOfName('nobody', 'anybody')).toBe(false)
  })
})
