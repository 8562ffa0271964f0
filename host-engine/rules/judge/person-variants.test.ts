import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/game.ts'
import { personVariants, titledWritings } from './person-variants.ts'

const NAMES: readonly (readonly [
  language: Language,
  name: string,
  asked: 'sure' | null,
  writings: readonly string[],
  parts: readonly string[],
  beside: readonly string[],
])[] = [
  [
    'english',
    'Isaac Newton',
    null,
    ['Isaac Newton', 'Newton', 'ike Newton', 'Isaac Newton', 'ike Newton'],
    ['Isaac', 'Newton'],
    ['title', 'title of a surname', 'title of its own', 'middle name', 'another name', 'junior'],
  ],
  [
    'english',
    'Vincent van Gogh',
    null,
    [
      'Vincent van Gogh',
      'Gogh',
      'van Gogh',
      'vince van Gogh',
      'vinny van Gogh',
      'Vincent van Gogh',
      'vince van Gogh',
      'vinny van Gogh',
    ],
    ['Vincent', 'Gogh'],
    ['title', 'title of a surname', 'title of its own', 'middle name', 'another name', 'junior'],
  ],
  [
    'english',
    'Johann Sebastian Bach',
    null,
    ['Johann Sebastian Bach', 'Bach', 'Sebastian Bach', 'Johann Bach', 'JSB'],
    ['Johann', 'Sebastian', 'Bach'],
    ['title', 'title of a surname', 'title of its own', 'junior'],
  ],
  [
    'english',
    'Leopold Mozart',
    null,
    ['Leopold Mozart', 'Leopold Mozart'],
    ['Leopold', 'Mozart'],
    ['title', 'title of a surname', 'title of its own', 'middle name', 'another name', 'junior'],
  ],
  [
    'english',
    'J. K. Rowling',
    null,
    ['J. K. Rowling', 'Rowling', 'J Rowling', 'JKR'],
    ['Rowling'],
    ['title', 'title of a surname', 'title of its own', 'initials', 'junior'],
  ],
  ['english', 'Ivan the Terrible', null, [], [], ['title', 'title of a surname', 'title of its own']],
  ['english', 'Catherine of Aragon', null, [], [], ['title', 'title of a surname', 'title of its own']],
  [
    'english',
    'Henry VIII',
    null,
    [],
    ['Henry'],
    ['title', 'title of a surname', 'title of its own', 'realm'],
  ],
  ['english', 'Queen Victoria', null, ['Victoria'], [], ['first name', 'title ?', 'title of a surname ?']],
  ['english', 'Donald Duck', null, [], ['Donald'], ['title', 'title of a surname', 'title of its own']],
  [
    'english',
    'Elton John',
    null,
    ['Elton John', 'Elton John'],
    ['Elton', 'John'],
    ['title', 'title of a surname', 'title of its own', 'middle name', 'another name', 'junior'],
  ],
  [
    'english',
    'Martin Luther King Jr.',
    null,
    [
      'Martin Luther King',
      'King',
      'Luther King',
      'marty Luther King',
      'Martin King',
      'marty King',
      'MLK',
      'King Jr.',
    ],
    ['Martin', 'Luther', 'King'],
    ['title', 'title of a surname', 'title of its own'],
  ],
  ['english', 'Newton', null, [], [], ['title of a surname', 'title', 'first name']],
  ['english', 'London', null, [], [], ['title of a surname', 'title ?']],
  ['english', 'London', 'sure', [], [], ['title of a surname', 'title ?', 'first name']],
  ['english', 'Leonardo', null, ['Leonardo vinci'], [], ['title', 'title of a surname', 'kind']],
  ['english', 'Saint Lucia', null, [], ['Lucia'], []],
  [
    'english',
    'Arthur Wellesley, Duke of Wellington',
    null,
    [
      'Arthur Wellesley',
      'Wellesley',
      'art Wellesley',
      'artie Wellesley',
      'Arthur Wellesley',
      'art Wellesley',
      'artie Wellesley',
      'Arthur Wellesley',
      'Duke of Wellington',
      'Arthur Duke of Wellington',
      'Arthur Wellington',
      'Wellington',
    ],
    ['Arthur', 'Wellesley', 'Wellington'],
    ['title', 'title of a surname', 'title of its own', 'middle name', 'another name', 'junior'],
  ],
  [
    'english',
    'Philip, Duke of Edinburgh',
    null,
    ['Philip', 'Duke of Edinburgh', 'Philip Duke of Edinburgh', 'Philip Edinburgh', 'Edinburgh ?'],
    ['Edinburgh'],
    ['title of a surname', 'title'],
  ],
  [
    'english',
    'Anne of Great Britain',
    null,
    ['King Anne', 'Queen Anne'],
    ['Anne'],
    ['title', 'title of a surname', 'title of its own'],
  ],
  ['english', "Bridget Jones's Diary", null, [], [], []],
  [
    'english',
    'Ralph Vaughan Williams',
    null,
    ['Ralph Vaughan Williams', 'Vaughan Williams', 'Ralph Williams', 'RVW'],
    ['Ralph', 'Vaughan', 'Williams'],
    ['title', 'title of a surname', 'title of its own', 'junior'],
  ],
  ['english', 'apple pie', null, [], [], []],
  ['english', 'Gone With The Wind', null, [], [], []],
  [
    'italian',
    "Gabriele D'Annunzio",
    null,
    [
      "Gabriele D'Annunzio",
      "D'Annunzio",
      'Annunzio',
      "lele D'Annunzio",
      "Gabriele D'Annunzio",
      "lele D'Annunzio",
    ],
    ['Gabriele', "D'Annunzio"],
    ['title', 'title of a surname', 'title of its own', 'middle name', 'another name', 'junior'],
  ],
  [
    'italian',
    'Madre Teresa di Calcutta',
    null,
    ['Teresa di Calcutta', 'Calcutta ?', 'di Calcutta', 'Teresa di Calcutta', 'madre Teresa'],
    ['Teresa', 'Calcutta'],
    ['title', 'title of a surname', 'title of its own', 'middle name', 'another name', 'junior'],
  ],
  [
    'italian',
    'Caterina da Siena',
    null,
    [
      'Caterina da Siena',
      'Siena ?',
      'da Siena',
      'rina da Siena',
      'katia da Siena',
      'Caterina da Siena',
      'rina da Siena',
      'katia da Siena',
    ],
    ['Caterina', 'Siena'],
    ['title', 'title of a surname', 'title of its own', 'middle name', 'another name', 'junior'],
  ],
  [
    'italian',
    'Giambattista Vico',
    null,
    [
      'Giambattista Vico',
      'Vico',
      'gianbattista Vico',
      'giovambattista Vico',
      'giovanbattista Vico',
      'Giambattista Vico',
      'gianbattista Vico',
      'giovambattista Vico',
      'giovanbattista Vico',
      'Giambattista Vico',
      'Giovanni Battista Vico',
      'Giovan Battista Vico',
      'Gian Battista Vico',
      'G. B. Vico',
    ],
    ['Giambattista', 'Vico'],
    ['title', 'title of a surname', 'title of its own', 'middle name', 'another name', 'junior'],
  ],
  [
    'italian',
    'Il commissario Montalbano',
    null,
    ['Montalbano'],
    [],
    ['first name', 'title ?', 'title of a surname ?'],
  ],
  [
    'italian',
    'Dante Alighieri',
    null,
    ['Dante Alighieri', 'Alighieri', 'Dante Alighieri', 'Dante'],
    ['Dante', 'Alighieri'],
    ['title', 'title of a surname', 'title of its own', 'middle name', 'another name', 'junior'],
  ],
  [
    'italian',
    "San Francesco d'Assisi",
    null,
    ['Francesco d Assisi', 'san Francesco', 'S. Francesco'],
    [],
    [],
  ],
  [
    'italian',
    'Nedo Girotti',
    null,
    ['Nedo Girotti', 'Girotti', 'Nedo Girotti'],
    ['Nedo', 'Girotti'],
    ['title', 'title of a surname', 'title of its own', 'middle name', 'another name', 'junior'],
  ],
  ['italian', 'Foo Bar', null, [], [], []],
  [
    'italian',
    'Foo Bar',
    'sure',
    ['Foo Bar', 'Bar', 'Foo Bar'],
    ['Foo', 'Bar'],
    ['title', 'title of a surname', 'title of its own', 'middle name', 'another name', 'junior'],
  ],
]

/** With a question mark what counts only where no lexicon knows it. */
const told = (text: string, counts: string): string => (counts === 'always' ? text : `${text} ?`)

describe('[GAME-22] ways to say a name', () => {
  it.each(NAMES)('%s: %s (asked: %s)', (language, name, asked, writings, parts, beside) => {
    const variants = personVariants(name, language, asked)
    expect(variants.writings.map(({ text, counts }) => told(text, counts))).toEqual(writings)
    expect(variants.parts).toEqual(parts)
    expect(Object.entries(variants.beside).map(([way, counts]) => told(way, counts))).toEqual(beside)
  })
})

const writingsAndParts = (name: string) => {
  const { writings, parts } = personVariants(name, 'english', null)
  return [[...new Set(writings.map(({ text }) => text))].join(' | '), parts.join(' | ')]
}

describe('[GAME-22] a name as it stands in an answer', () => {
  it.each([
    [
      'Martin Luther King,  Jr.',
      'Martin Luther King | King | Luther King | marty Luther King | Martin King | marty King | MLK | King Jr.',
      'Martin | Luther | King',
    ],
    ['  Isaac   Newton ', 'Isaac Newton | Newton | ike Newton', 'Isaac | Newton'],
    ['Naguib al-Mahfouz', 'Naguib al Mahfouz | Mahfouz | al Mahfouz | Naguib Mahfouz', 'Naguib | Mahfouz'],
    ['Sammy Davis, Sr. Show', '', ''],
    ['Sammy Davis,Jr', '', ''],
    ['Newton, Jr', '', ''],
    ['Victoria of Great Britain', 'King Victoria | Queen Victoria', 'Victoria'],
    ['Elizabeth II of the United Kingdom', 'King Elizabeth II | Queen Elizabeth II | Elizabeth II', ''],
    ['Foo VIII of the United Kingdom', '', ''],
  ])('%s', (name, writings, parts) => {
    expect(writingsAndParts(name)).toEqual([writings, parts])
  })

  it('may follow a title within a longer one', () => {
    const titled = (text: string) => titledWritings(text, 'english').map((writing) => writing.text)
    expect(titled('The Doctor  Zhivago')).toEqual(['Zhivago'])
    expect(titled('Sir Isaac Newton')).toContain('Newton')
    expect(titled('Isaac Newton')).toEqual([])
  })
})
