import type { Language } from '#shared/constants/game.ts'
import { speakSigns } from './signs.ts'

const WORDS = /\d+(?:[.,]\d+)*|[\p{L}\p{Nl}\p{No}]+/gu

/** Splits folded text into runs of letters and runs of digits; signs that are spoken become words. */
export function splitWords(folded: string, language: Language): string[] {
  const spoken = speakSigns(folded, language)
  const plain = language === 'italian' ? italianMarks(spoken) : englishMarks(spoken)
  const words: string[] = []
  for (const run of plain.match(WORDS) ?? []) {
    if (isDigits(run)) words.push(...readDigitRun(run, language))
    else words.push(run)
  }
  return joinSpacedThousands(words)
}

/** True for what {@link splitWords} read as digits, decimal point included. */
export function isDigits(word: string): boolean {
  const code = word.charCodeAt(0)
  return code >= 48 && code <= 57
}

/** El'cin, Zelens'kyj, Ch'ing: before a consonant, or after what begins a Chinese syllable, no vowel is left out. */
const WITHIN_NAME =
  /(?<=(?<!\p{L})(?!(?:un|gl|all|dall|dell|nell|sull|coll|quell|bell)')\p{L}{2,})'(?=[bcdfgjklmnpqrstvwxyz]\p{L})|(?<=(?<!\p{L})(?:ch|ts|tz|k|p))'(?=\p{L})/gu
/** Cent'anni. */
const ELIDED_NUMBER =
  /(?<!\p{L})(?:vent|trent|quarant|cinquant|sessant|settant|ottant|novant|cent|ott|quattr)'(?=[aeiouh])/gu
const numberInFull = (elided: string): string => {
  const stem = elided.slice(0, -1)
  if (stem === 'vent') return 'venti '
  return /^(?:cent|ott|quattr)$/.test(stem) ? `${stem}o ` : `${stem}a `
}

/** Prof.ssa, dott.ssa, sig.ra, sig.na. */
const womansTitle = (whole: string, title: string, end: string): string =>
  ({ profssa: 'professoressa', dottssa: 'dottoressa', sigra: 'signora', signa: 'signorina' })[title + end] ??
  whole

// Else an apostrophe is an elision (l'ombra) or a typed accent (citta'): it parts words or closes one.
function italianMarks(text: string): string {
  const apart = text.includes("'")
    ? text.replace(ELIDED_NUMBER, numberInFull).replace(WITHIN_NAME, '').replaceAll("'", ' ')
    : text
  return (
    apart
      .replace(/(?<!\p{L})(prof|dott|sig)\.?(ssa|ra|na)(?!\p{L})/gu, womansTitle)
      // The ending of an ordinal (2o); not the last letter of N2O.
      .replace(/(?<!\p{L}\d*)(\d)(?:o|a|esim[oaie]|m[oa])(?!\p{L})/gu, '$1 ')
      .replace(/(?<!\p{L})per +cento(?!\p{L})/gu, 'percento')
  )
}

// In English it stands inside a word (don't, king's), but for a borrowed article: L'Aquila, l'Oréal.
function englishMarks(text: string): string {
  const bare = text.includes("'") ? text.replace(/(?<!\p{L})l'(?=[aeiouh])/gu, '') : text
  return bare
    .replace(/(?<=\p{L})'/gu, '')
    .replace(/(\d)(?:st|nd|rd|th)(?!\p{L})/gu, '$1 ')
    .replace(/(?<!\p{L})per +cent(?!\p{L})/gu, 'percent')
}

/** 10,000.5, in Italian 10.000,5. */
const BOTH_SIGNS: Readonly<Record<Language, RegExp>> = {
  english: /^([1-9]\d{0,2}(?:,\d{3})+)\.(\d+)$/,
  italian: /^([1-9]\d{0,2}(?:\.\d{3})+),(\d+)$/,
}

/** 1,000 · 1.000 · 3.14 · 3,14 · 1,2,3: thousands, a decimal, or a list, as the language writes them. */
function readDigitRun(run: string, language: Language): string[] {
  const both = BOTH_SIGNS[language].exec(run)
  if (both !== null) return readDigitRun(`${both[1]?.replace(/\D/g, '')}.${both[2]}`, language)
  const parts = run.split(/[.,]/)
  if (parts.length === 1) return parts
  const [first = '', ...rest] = parts
  const signs = run.replace(/\d/g, '')
  const grouped = /^[1-9]\d{0,2}$/.test(first) && rest.every((part) => part.length === 3)
  const alike = new Set(signs).size === 1
  const thousands = language === 'italian' ? '.' : ','
  if (grouped && alike && (signs.length > 1 || signs === thousands)) return [parts.join('')]
  if (signs.length === 1 && (signs === '.' || language === 'italian')) {
    const decimals = (rest[0] ?? '').replace(/0+$/, '')
    return [decimals === '' ? first : `${first}.${decimals}`]
  }
  return parts
}

function joinSpacedThousands(words: string[]): string[] {
  const joined: string[] = []
  let open = false
  for (const word of words) {
    const last = joined.at(-1)
    if (open && last !== undefined && /^\d{3}$/.test(word)) {
      joined[joined.length - 1] = last + word
      continue
    }
    open = /^[1-9]\d{0,2}$/.test(word)
    joined.push(word)
  }
  return joined
}
