/** A guess longer than this is no guess: the rest is not read, so that work stays bounded. */
const LONGEST = 500

const NOT_ASCII = /[^\0-\x7f]/gu
const MOST_OF_A_SIGN = 4
const ASCII = /^[\0-\x7f]*$/
const APOSTROPHES = /[`´‘’‚‛ʹʻʼʽˈ′‵＇]/g
// Formatting characters (zero width, direction marks, soft hyphen) carry no letter, so "can\u200bdle" is "candle". Nor do the
// half rings of Muʿammar, which nobody types.
const INVISIBLE = /[\p{M}\p{Cf}ʾʿ]/gu
const WITHOUT_DECOMPOSITION = /[ßøłæœđðþıħŧς]/g
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ς: 'σ',
}

/** Lower case, no accents, plain letters and one kind of apostrophe; never throws, whatever comes in. */
export function foldText(text: string): string {
  const short = text.length > LONGEST ? text.slice(0, LONGEST) : text
  if (ASCII.test(short)) return short.toLowerCase().replaceAll('`', "'")
  return (
    short
      .toWellFormed()
      // 10² is not 102, nor 10⁻³ 10³.
      .replace(/(?<=\d)(?=[²³¹⁰⁴-⁹⁻])/g, ' ')
      // Before NFKD, which would make a space and a mark of ´ and letters of ™.
      .replace(APOSTROPHES, "'")
      .replace(/[™℠]/g, ' ')
      // Its stroke would go as a mark does, and leave what it denies.
      .replaceAll('≠', '¬=')
      .toLowerCase()
      // Sign by sign: of one that decomposes into eighteen letters the first will do, and none after it goes unread.
      .replace(NOT_ASCII, (sign) => sign.normalize('NFKD').slice(0, MOST_OF_A_SIGN))
      // Again: compatibility forms such as ℡ decompose into capitals.
      .toLowerCase()
      .replace(INVISIBLE, '')
      .replace(WITHOUT_DECOMPOSITION, (letter) => PLAIN[letter] ?? letter)
  )
}
