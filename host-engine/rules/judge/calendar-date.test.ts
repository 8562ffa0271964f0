import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/game.ts'
import { type CalendarDate, datesOf, isSameDate } from './calendar-date.ts'
import { foldText } from './fold-text.ts'

type Row = readonly [language: Language, text: string, dates: readonly Omit<CalendarDate, 'kind'>[]]

const DATES: readonly Row[] = [
  ['english', '25/12/1914', [{ span: 'day', day: 25, month: 12, year: 1914 }]],
  ['english', '12-25-14', [{ span: 'day', day: 25, month: 12, year: 14, short: true }]],
  ['english', '1914-12-25', [{ span: 'day', day: 25, month: 12, year: 1914 }]],
  ['english', '25.12', [{ span: 'day', day: 25, month: 12, digits: true }]],
  ['english', "12-25-'14", [{ span: 'day', day: 25, month: 12, year: 14, short: true }]],
  ['english', '914/12/25', [{ span: 'day', day: 25, month: 12, year: 914 }]],
  ['english', '1914-12', []],
  ['english', '3/1945', [{ span: 'month', month: 3, year: 1945 }]],
  ['english', '13/1945', []],
  ['english', 'a.d. 79', [{ span: 'year', year: 79, era: 'ad' }]],
  ['english', '79 a. d.', [{ span: 'year', year: 79, era: 'ad' }]],
  ['english', '79 b.c.', [{ span: 'year', year: 79, era: 'bc' }]],
  ['english', '79 b. c. e.', [{ span: 'year', year: 79, era: 'bc' }]],
  ['english', '79 b.c.e', [{ span: 'year', year: 79, era: 'bc' }]],
  ['english', '79 c.e.', [{ span: 'year', year: 79, era: 'ad' }]],
  ['italian', '79 d. c.', [{ span: 'year', year: 79, era: 'ad' }]],
  ['italian', '79 d.c', [{ span: 'year', year: 79, era: 'ad' }]],
  ['english', '13/13', []],
  ['english', '0/5', []],
  ['english', '31/1', [{ span: 'day', day: 31, month: 1, digits: true }]],
  ['english', '32/1', []],
  [
    'english',
    '5/6/2020',
    [
      { span: 'day', day: 5, month: 6, year: 2020, digits: true },
      { span: 'day', day: 6, month: 5, year: 2020, digits: true },
    ],
  ],
  [
    'english',
    '5/5/2020',
    [
      { span: 'day', day: 5, month: 5, year: 2020 },
      { span: 'day', day: 5, month: 5, year: 2020 },
    ],
  ],
  ['italian', '5/6/2020', [{ span: 'day', day: 5, month: 6, year: 2020 }]],
  ['italian', '12/25/1914', []],
  ['english', '09/1945', [{ span: 'month', month: 9, year: 1945 }]],
  ['english', '13/1945', []],
  ['english', '1945/13/1', []],
  ['english', '1945/1', []],
  ['english', "4th of july '76", [{ span: 'day', day: 4, month: 7, year: 76, short: true }]],
  ['english', 'march 1945', [{ span: 'month', month: 3, year: 1945 }]],
  ['english', 'march 45', []],
  ['english', "march '45", [{ span: 'month', month: 3, year: 45, short: true }]],
  ['english', 'september', [{ span: 'month', month: 9 }]],
  ['english', 'sep', [{ span: 'month', month: 9 }]],
  ['english', 'septembar 3', [{ span: 'day', day: 3, month: 9 }]],
  ['english', 'septembar', []],
  ['english', 'may', [{ span: 'month', month: 5 }]],
  ['english', '3 may 1945 4', []],
  ['english', 'may 3 1945', [{ span: 'day', day: 3, month: 5, year: 1945 }]],
  ['english', '1945 may 3', []],
  ['english', '44 bc', [{ span: 'year', year: 44, era: 'bc' }]],
  ['english', '44 before christ', [{ span: 'year', year: 44, era: 'bc' }]],
  ['english', 'ad 79', [{ span: 'year', year: 79, era: 'ad' }]],
  ['english', '79 a.d.', [{ span: 'year', year: 79, era: 'ad' }]],
  [
    'english',
    '1800',
    [
      { span: 'year', year: 1800 },
      { span: 'century', year: 19, loose: true },
    ],
  ],
  ['english', '1800 ad', [{ span: 'year', year: 1800, era: 'ad' }]],
  ['english', '0', []],
  ['english', '99999', [{ span: 'year', year: 99999 }]],
  ['english', '100000', []],
  ['english', "'66", [{ span: 'year', year: 1966 }]],
  ['english', 'the sixties', [{ span: 'decade', year: 1960 }]],
  ['english', '1960s', [{ span: 'decade', year: 1960 }]],
  ['english', '60s', [{ span: 'decade', year: 1960 }]],
  ['english', '65s', []],
  [
    'english',
    '1900s',
    [
      { span: 'decade', year: 1900 },
      { span: 'century', year: 20 },
    ],
  ],
  ['english', 'nineteen sixties', [{ span: 'decade', year: 1960 }]],
  ['english', '19th century', [{ span: 'century', year: 19 }]],
  ['english', 'century 19', [{ span: 'century', year: 19 }]],
  ['english', 'one century', []],
  ['english', '30th century', [{ span: 'century', year: 30 }]],
  ['english', '31st century', []],
  ['english', 'xix century', [{ span: 'century', year: 19 }]],
  ['english', '19th century bc', [{ span: 'century', year: 19, era: 'bc' }]],
  ['italian', 'anni 60', [{ span: 'decade', year: 1960 }]],
  ['italian', 'anni sessanta', [{ span: 'decade', year: 1960 }]],
  ['italian', 'anni venti del novecento', [{ span: 'decade', year: 1920 }]],
  ['italian', 'anni 1960', [{ span: 'decade', year: 1960 }]],
  [
    'italian',
    'ottocento',
    [
      { span: 'year', year: 800 },
      { span: 'century', year: 19, loose: true },
      { span: 'century', year: 19 },
    ],
  ],
  [
    'italian',
    'il cinquecento',
    [
      { span: 'year', year: 500 },
      { span: 'century', year: 16, loose: true },
      { span: 'century', year: 16 },
    ],
  ],
  [
    'italian',
    'duecento',
    [
      { span: 'year', year: 200 },
      { span: 'century', year: 13, loose: true },
      { span: 'century', year: 13 },
    ],
  ],
  [
    'italian',
    'mille',
    [
      { span: 'year', year: 1000 },
      { span: 'century', year: 11, loose: true },
    ],
  ],
  ['italian', 'sec. xix', [{ span: 'century', year: 19 }]],
  ['italian', '44 a.c.', [{ span: 'year', year: 44, era: 'bc' }]],
  ['italian', '44 avanti cristo', [{ span: 'year', year: 44, era: 'bc' }]],
  ['italian', 'il 25 dicembre', [{ span: 'day', day: 25, month: 12 }]],
  ['italian', '1 gennaio 2002.', [{ span: 'day', day: 1, month: 1, year: 2002 }]],
  ['italian', 'nel 1492', [{ span: 'year', year: 1492 }]],
  ['italian', '3 gennajo', [{ span: 'day', day: 3, month: 1 }]],
  ['italian', 'gen 3', [{ span: 'day', day: 3, month: 1 }]],
  ['english', 'monday 3 may', [{ span: 'day', day: 3, month: 5 }]],
  ['english', '3 may 4 june', []],
]

const first = (language: Language, text: string): CalendarDate => {
  const [date] = datesOf(foldText(text), language)
  if (date === undefined) throw new Error(`${text} is no date`)
  return date
}

describe('[GAME-62] the dates that a text may say', () => {
  it.each(DATES)('%s: %s', (language, text, dates) => {
    expect(datesOf(foldText(text), language)).toEqual(dates.map((date) => ({ kind: 'date', ...date })))
  })

  it.each([
    ['25/12/1914', 'december 25th 1914', true],
    ['25 december', '25/12', true],
    ['25 december', '24/12', false],
    ['25 december', '25 november', false],
    ['25/12', '25.12', false],
    ["'84", '1984', true],
    ['1984', "'84", true],
    ['1984', '1985', false],
    ["3 may '84", '3 may 1984', true],
    ["3 may '84", '3 may 1985', false],
    ["3 may '84", '3 may', false],
    ['44 bc', '44', true],
    ['44 bc', 'ad 44', false],
    ['44', '44 bc', false],
    ['44', 'ad 44', true],
    ['1984', 'may 1984', false],
    ['19th century', '19th century ad', true],
    ['19th century', '19th century bc', false],
  ])('%s is said by %s: %s', (answer, guess, expected) => {
    expect(isSameDate(first('english', answer), first('english', guess))).toBe(expected)
  })

  it('a year that may mean a century is no century of an answer', () => {
    const [year, century] = datesOf('1800', 'english')
    const [said] = datesOf('19th century', 'english')
    if (!year || !century || !said) throw new Error('no dates')
    expect(isSameDate(century, said)).toBe(false)
    expect(isSameDate(said, century)).toBe(true)
    expect(isSameDate(said, year)).toBe(false)
  })
})
