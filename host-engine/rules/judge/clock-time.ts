import type { Language } from '#shared/constants/game.ts'
import { readNumbers } from './read-numbers.ts'
import { splitWords } from './split-words.ts'

/** A time of day in minutes after midnight; `half` where morning or afternoon was not said. */
export interface ClockTime {
  readonly kind: 'time'
  readonly minutes: number
  readonly half: boolean
}

const HALF_A_DAY = 720
const DIGITS = /^(\d{1,2})(?:\s?[:.h]\s?([0-5]\d))?\s?(am|pm)?$/
const TABLES = {
  english: {
    fillers: /\b(?:at|exactly|in the|at|the)\b/g,
    whole: /\bo ?'? ?clock\b/,
    am: /\b(?:am|morning)\b/,
    pm: /\b(?:pm|afternoon|evening|night)\b/,
    named: new Map([
      ['noon', 720],
      ['midday', 720],
      ['midnight', 0],
    ]),
    past: /^(.+) (?:past|after) (.+)$/,
    to: /^(.+) (?:to|before|till) (.+)$/,
    /** Before minutes up to nine: ten oh five. */
    nought: /^oh? /,
  },
  italian: {
    // "ore 24" is a time, "24 ore" are a day.
    fillers: /^(?:alle? )?or[ae]\b|\b(?:alle|all|le|di|del|della|dell)\b/g,
    whole: /\bin punto\b/,
    am: /\b(?:mattin[oa]|notte|antimeridiane)\b/,
    pm: /\b(?:pomeriggio|sera|pomeridiane)\b/,
    named: new Map([
      ['mezzogiorno', 720],
      ['mezzanotte', 0],
    ]),
    past: /^(.+) e (?:un )?(.+)$/,
    to: /^(.+) meno (?:un )?(.+)$/,
    // "Tre o cinque" are two candidates.
    nought: null,
  },
} as const
const PARTS: Readonly<Record<string, number>> = { half: 30, quarter: 15, mezza: 30, mezzo: 30, quarto: 15 }

/** The time that a folded text says, when it says nothing else: 3 pm, 15:00, half past three, le tre e mezza. */
export function timesOf(folded: string, language: Language): ClockTime[] {
  const table = TABLES[language]
  const text = folded
    .replace(/(?<![a-z])([ap])\s?\.\s?m\b\.?/g, '$1m')
    .replace(/(\d)([ap]m)\b/, '$1 $2')
    .replaceAll("'", ' ')
    .trim()
  const named = table.named.get(text.replace(table.fillers, ' ').trim())
  if (named !== undefined) return [{ kind: 'time', minutes: named, half: false }]
  const marked =
    /\d\s?[:.h]\s?\d|\b[ap]m\b/.test(text) ||
    text !== text.replace(table.fillers, ' ') ||
    table.whole.test(text)
  const late = table.pm.test(text)
  const early = table.am.test(text)
  const bare = text
    .replace(table.whole, ' ')
    .replace(table.am, ' ')
    .replace(table.pm, ' ')
    .replace(table.fillers, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const clock = clockOf(bare, language)
  if (clock === null || !(marked || late || early || clock.spoken)) return []
  return [timeOf(clock.minutes, late, early)]
}

export function isSameTime(answer: ClockTime, guess: ClockTime): boolean {
  if (answer.half || guess.half) return answer.minutes % HALF_A_DAY === guess.minutes % HALF_A_DAY
  return answer.minutes === guess.minutes
}

function timeOf(minutes: number, late: boolean, early: boolean): ClockTime {
  if (minutes >= HALF_A_DAY + 60) return { kind: 'time', minutes: minutes % (2 * HALF_A_DAY), half: false }
  if (late) return { kind: 'time', minutes: (minutes % HALF_A_DAY) + HALF_A_DAY, half: false }
  if (early) return { kind: 'time', minutes: minutes % HALF_A_DAY, half: false }
  return { kind: 'time', minutes, half: true }
}

function clockOf(text: string, language: Language): { minutes: number; spoken: boolean } | null {
  const [, hours = '', minutes = '0'] = DIGITS.exec(text) ?? []
  if (hours !== '')
    return Number(hours) <= 24 ? { minutes: Number(hours) * 60 + Number(minutes), spoken: false } : null
  const { past, to } = TABLES[language]
  const [, one = '', two = ''] = past.exec(text) ?? []
  if (one !== '') return both(one, two, 1, language)
  const [, first = '', second = ''] = to.exec(text) ?? []
  if (first !== '') return both(first, second, -1, language)
  const said = sideBySide(text, language)
  if (said !== null) return said
  const whole = hourOf(text, language)
  return whole === null ? null : { minutes: whole * 60, spoken: false }
}

/** Ten thirty, twenty three fifteen, ten oh five, tre venti; "twenty three" and "venti tre" are no time. */
function sideBySide(text: string, language: Language): { minutes: number; spoken: boolean } | null {
  if (/\d/.test(text)) return null
  const { nought } = TABLES[language]
  const words = text.split(' ')
  for (const cut of [1, 2]) {
    const hour = hourOf(words.slice(0, cut).join(' '), language)
    const said = words.slice(cut).join(' ')
    const bare = nought === null ? said : said.replace(nought, '')
    const minute = numberIn(bare, language)
    if (hour === null || minute === null || minute > 59) continue
    if (minute > 9 || bare !== said) return { minutes: hour * 60 + minute, spoken: true }
  }
  return null
}

/** English says the minutes first, Italian the hour. */
function both(
  one: string,
  two: string,
  sign: 1 | -1,
  language: Language,
): { minutes: number; spoken: boolean } | null {
  const [minutes, hours] = language === 'english' ? [one, two] : [two, one]
  const hour = hourOf(hours, language)
  const minute = PARTS[minutes.replace(/^an? /, '')] ?? numberIn(minutes, language)
  if (hour === null || minute === null || minute > 59) return null
  return { minutes: (hour * 60 + sign * minute + 1440) % 1440, spoken: true }
}

function hourOf(text: string, language: Language): number | null {
  const named = TABLES[language].named.get(text)
  const hour = named === undefined ? numberIn(text, language) : named / 60
  return hour !== null && hour < 24 ? hour : null
}

function numberIn(text: string, language: Language): number | null {
  const [word, more] = readNumbers(splitWords(text, language), language)
  return word?.value === undefined || word.value === null || more !== undefined ? null : Number(word.value)
}
