import type { Language } from '#shared/constants/game.ts'

/** A word as written, folded; `caps` when it stood in capitals, as roman numerals do. */
export interface Token {
  readonly text: string
  readonly caps: boolean
}

const MAPPED: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'SS',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ı: 'i',
}
const APOSTROPHES = /[’‘‛ʼʹʻˈ`´′＇]/gu
const UNSPOKEN = /[™®©%‰\u00AD\u200B-\u200D\uFEFF]/gu
/** "1º" and "30°" say their number; NFKD would make a letter of the sign. */
const ORDINAL_SIGN = /(?<=\d\s?)[º°ª]/gu
const INITIALS = /(?<![\p{L}\p{N}])(?:\p{L}\.){2,}\p{L}?(?![\p{L}\p{N}])/gu
const THOUSANDS = /(?<=\d)[.,' ](?=\d{3}(?!\d))/g
/** "50 %", "50 percent" and "50" are one number. */
const PERCENT = /(?<=[\p{L}\p{N}]) ?per ?cento?(?!\p{L})/giu
const MINUS = /(?<![\p{L}\p{N}])[-−–](?=\d)/gu
/** A run of letters or a run of digits: "apollo11" is two words. */
const WORD = /\p{N}+(?:st|nd|rd|th)(?![\p{L}\p{N}])|\p{N}+|\p{L}+/giu
/** Guesses are at most this long; anything beyond cannot matter. */
const READ_AT_MOST = 500

const SPOKEN = { english: { and: ' and ', minus: ' minus ' }, italian: { and: ' e ', minus: ' meno ' } }

/** Text without accents, typographic signs and odd letters; case and spaces as they were. */
function plain(text: string, language: Language): string {
  return (
    text
      .slice(0, READ_AT_MOST)
      .replace(APOSTROPHES, "'")
      .replace(UNSPOKEN, '')
      .replace(ORDINAL_SIGN, '')
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[ßẞøØłŁæÆœŒđĐðÐþÞı]/gu, (letter) => MAPPED[letter] ?? letter)
      .replace(/&/g, SPOKEN[language].and)
      .replace(/\s+/g, ' ')
      .replace(PERCENT, '')
      .replace(MINUS, SPOKEN[language].minus)
      .replace(INITIALS, (initials) => initials.replaceAll('.', ''))
      .replace(THOUSANDS, '')
      // In Italian an apostrophe parts two words (l'ombra) or ends one (citta'); in English it is inside one (don't).
      .replaceAll("'", language === 'italian' ? ' ' : '')
  )
}

/** The words of a text, folded to lower case without accents and signs. */
export function tokenise(text: string, language: Language): Token[] {
  return (plain(text, language).match(WORD) ?? []).map((word) => ({
    text: word.toLowerCase(),
    caps: word === word.toUpperCase() && word !== word.toLowerCase(),
  }))
}

/** The same text for all ways to write it, its words parted by a single space. */
export const foldText = (text: string, language: Language): string =>
  tokenise(text, language)
    .map((token) => token.text)
    .join(' ')
