import type { ReadNumber } from './english-numbers.ts'

const UNITS =
  'uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove'
const TENS = 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta'
const ORDINALS = 'prim second terz quart quint sest settim ottav non decim'
const MILLION = 1_000_000

/** 0 to 99, with and without the elision (ventuno, ventiuno; ventun before a noun). */
function belowHundred(): Map<string, number> {
  const words = new Map<string, number>([['zero', 0]])
  const units = UNITS.split(' ')
  for (const [index, word] of units.entries()) words.set(word, index + 1)
  for (const [index, ten] of TENS.split(' ').entries()) {
    const value = (index + 2) * 10
    words.set(ten, value)
    words.set(`${ten.slice(0, -1)}un`, value + 1)
    for (const [unit, word] of units.slice(0, 9).entries()) {
      words.set(ten + word, value + unit + 1)
      if (/^[uo]/.test(word)) words.set(ten.slice(0, -1) + word, value + unit + 1)
    }
  }
  return words
}

const SMALL = belowHundred()
const ORDINAL_STEMS = new Map(ORDINALS.split(' ').map((stem, index) => [stem, index + 1]))

function belowThousand(word: string): number | null {
  const small = SMALL.get(word)
  if (small !== undefined) return small
  const [, hundreds = '', rest = ''] =
    /^(|due|tre|quattro|cinque|sei|sette|otto|nove)cent(.*)$/.exec(word) ?? []
  if (rest === '') return null
  const base = (hundreds === '' ? 1 : (SMALL.get(hundreds) ?? 1)) * 100
  if (rest === 'o') return base
  const below = SMALL.get(/^[uo]/.test(rest) && SMALL.has(rest) ? rest : rest.slice(1))
  return below && (rest.startsWith('o') || rest.startsWith('u')) ? base + below : null
}

function cardinal(word: string): number | null {
  const below = belowThousand(word)
  if (below !== null) return below
  const [, head = '', tail = ''] = /^(mille|.{3,30}?mila)(.*)$/.exec(word) ?? []
  if (head === '') return null
  const thousands = head === 'mille' ? 1 : belowThousand(head.slice(0, -4))
  const rest = tail === '' ? 0 : belowThousand(tail)
  return thousands && rest !== null ? thousands * 1000 + rest : null
}

/** primo, decima, ventunesimo, centesimi … */
function ordinal(word: string): number | null {
  const simple = /[oaie]$/.test(word) ? ORDINAL_STEMS.get(word.slice(0, -1)) : undefined
  if (simple !== undefined) return simple
  if (!/esim[oaie]$/.test(word)) return null
  const stem = word.slice(0, -5)
  const whole = stem.endsWith('mill') && stem !== 'mill' ? `${stem.slice(0, -4)}mila` : stem
  for (const end of ['', 'o', 'i', 'a', 'e']) {
    const value = cardinal(whole + end)
    if (value !== null) return value
  }
  return null
}

const LONGEST_WORD = 60
const parse = (word: string): number | null =>
  word.length > LONGEST_WORD ? null : (cardinal(word) ?? ordinal(word))

export const isItalianNumber = (word: string): boolean => parse(word) !== null || /^milion[ei]$/.test(word)

const WORDS_AT_MOST = 6

/** Reads the longest number that begins at `from`: "ventitré", "mille e novecento", "duemila cinque", "due milioni". */
export function readItalianNumber(words: readonly string[], from: number): ReadNumber | null {
  if (/^milion[ei]$/.test(words[from] ?? '')) return { value: MILLION, length: 1 }
  for (let length = Math.min(WORDS_AT_MOST, words.length - from); length > 0; length -= 1) {
    const run = words.slice(from, from + length)
    if (run[0] === 'e' || run.at(-1) === 'e') continue
    const value = parse(run.filter((word) => word !== 'e').join(''))
    if (value === null) continue
    const scaled = /^milion[ei]$/.test(words[from + length] ?? '')
    return scaled ? { value: value * MILLION, length: length + 1 } : { value, length }
  }
  return null
}
