import { cardinal, type NumberWord, ordinal, scale } from './number-word.ts'

const UNITS = ['', 'uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove']
const TEENS = 'dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove'.split(
  ' ',
)
const TENS = 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta'.split(' ')
const ORDINAL_STEMS = 'prim second terz quart quint sest settim ottav non decim'.split(' ')
const SCALES: Readonly<Record<string, NumberWord>> = {
  cento: scale(100),
  mila: scale(1000),
  milione: scale(1_000_000),
  milioni: scale(1_000_000),
  miliardo: scale(1_000_000_000),
  miliardi: scale(1_000_000_000),
}

const BELOW_100 = buildBelow100()
const ORDINALS = buildOrdinals()
// A first look that spares every ordinary word the parsing below.
const LOOKS_LIKE_ONE =
  /^(?:zero|un|due|tre|quatt|quar|quin|cinq|se[ist]|sette|sett[ai]|ott|nov|diec|die?ci|dodic|sedic|vent|cent|mill)/

/** Reads one folded Italian word as a number: sette, ventitre, duecentocinque, millenovecento, ventunesimo. */
export function italianNumberWord(word: string): NumberWord | null {
  const known = SCALES[word] ?? ORDINALS.get(word)
  if (known !== undefined) return known
  if (word.length > 60 || !LOOKS_LIKE_ONE.test(word)) return null
  const value = below10000(word)
  if (value !== null) return cardinal(value)
  const stem = /^(.+)esim[oaie]$/.exec(word)?.[1]
  return stem === undefined ? null : ordinalOfStem(stem)
}

/** Italian `un`, `uno`, `una` are articles far more often than numbers: the reader of numbers decides by place. */
export function isItalianOne(word: string): boolean {
  return word === 'un' || word === 'uno' || word === 'una'
}

function ordinalOfStem(stem: string): NumberWord | null {
  // The ordinal drops the last vowel of its cardinal (undici, undicesimo), but for -tre and -sei.
  for (const ending of ['', 'i', 'e', 'o', 'a']) {
    const value = below10000(stem + ending)
    if (value !== null) return ordinal(value)
  }
  const thousands = stem.endsWith('mill') ? below10000(`${stem.slice(0, -4)}mila`) : null
  return thousands === null ? null : ordinal(thousands)
}

function below10000(word: string): number | null {
  const small = below1000(word)
  if (small !== null) return small
  if (word.startsWith('mille')) return addRest(1000, word.slice(5))
  const at = word.indexOf('mila')
  if (at < 1) return null
  const head = below1000(word.slice(0, at))
  return head === null || head < 2 ? null : addRest(head * 1000, word.slice(at + 4))
}

function below1000(word: string): number | null {
  const small = BELOW_100.get(word)
  if (small !== undefined) return small
  const at = word.indexOf('cent')
  if (at < 0) return null
  const hundreds = at === 0 ? 1 : UNITS.indexOf(word.slice(0, at))
  if (hundreds < 1 || (at > 0 && hundreds === 1)) return null
  const tail = word.slice(at + 4)
  // centotto and centootto, centuno and centouno are both written.
  const rest = tail === 'o' ? 0 : (BELOW_100.get(tail) ?? BELOW_100.get(tail.replace(/^o/, '')))
  return rest === undefined || (rest === 0 && tail !== 'o') ? null : hundreds * 100 + rest
}

function addRest(base: number, rest: string): number | null {
  if (rest === '') return base
  const value = below1000(rest) ?? (rest.startsWith('e') ? below1000(rest.slice(1)) : null)
  return value === null || value === 0 ? null : base + value
}

function buildBelow100(): ReadonlyMap<string, number> {
  const words = new Map<string, number>([['zero', 0]])
  for (let unit = 1; unit < 10; unit++) words.set(UNITS[unit] ?? '', unit)
  for (const [unit, word] of TEENS.entries()) words.set(word, 10 + unit)
  for (const [index, tens] of TENS.entries()) {
    const value = (index + 2) * 10
    words.set(tens, value)
    words.set(`${tens.slice(0, -1)}un`, value + 1)
    for (let unit = 1; unit < 10; unit++) {
      const name = UNITS[unit] ?? ''
      words.set(tens + name, value + unit)
      // ventuno, ventotto: the right spelling; ventiuno and ventiotto are let pass.
      if (unit === 1 || unit === 8) words.set(tens.slice(0, -1) + name, value + unit)
    }
  }
  return words
}

function buildOrdinals(): ReadonlyMap<string, NumberWord> {
  const words = new Map<string, NumberWord>()
  for (const [index, stem] of ORDINAL_STEMS.entries()) {
    for (const ending of 'oaie') {
      words.set(stem + ending, ordinal(index + 1))
      // decimoquarto: how kings and popes are still called.
      if (index < 9) words.set(`decimo${stem}${ending}`, ordinal(index + 11))
    }
  }
  return words
}
