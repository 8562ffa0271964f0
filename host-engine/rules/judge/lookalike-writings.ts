import type { Language } from '#shared/constants/game.ts'
import { englishNumberWord } from './english-number-words.ts'
import { spelledInItalian } from './letter-names.ts'
import { signWritings } from './sign-names.ts'

const FORMULA = /^\(?(?:[A-Z][a-z]?\d*[()]*\d*)+[+\-−]?$/
const POWER_OF_LETTER = /^\p{L}[²³]$/u
const BLOOD_GROUP = /^[O0](?=\s?(?:rh|neg|pos|[+\-−–]))/i
const MINOR: Readonly<Record<Language, RegExp>> = {
  english: /^([A-G][#♯♭b]?) minor$/,
  italian: /^((?:Do|Re|Mi|Fa|Sol|La|Si)[#♯♭b]?) minore$/i,
}
/** Prokof'ev, Jun'ichirō, L'vov: no elision, for no capitalised article stands so before a small letter. */
const SOFT_SIGN = /(\p{Lu}\p{Ll}+|\p{Lu}(?=['’][b-df-gj-np-tv-z]))['’](?=\p{Ll})/gu
const FLATS: Readonly<Record<Language, RegExp>> = {
  english: /^([A-G])[ -]?(?:♭|flat)(?!\p{L})/iu,
  italian: /^(do|re|mi|fa|sol|la|si|[A-G])[ -]?(?:♭|bemolle)(?!\p{L})/iu,
}

const SPOKEN_POWERS = {
  english: [' squared ', ' cubed ', ' equals '],
  italian: [' al quadrato ', ' al cubo ', ' uguale '],
} as const

/** What stands for the same where a keyboard has no such sign: H20 for H2O, 0+ for O+, Bb for B♭, squared for ². */
export function lookalikeWritings(text: string, language: Language): string[] {
  const bare = text.trim().replace(/[₀-₉]/g, (digit) => digit.normalize('NFKD'))
  const writings = signWritings(bare, language)
  if (FORMULA.test(bare) && bare.includes('O')) writings.push(bare.replaceAll('O', '0'))
  if (BLOOD_GROUP.test(bare)) writings.push(bare.replace(BLOOD_GROUP, bare.startsWith('0') ? 'O' : '0'))
  if (FLATS[language].test(bare)) writings.push(bare.replace(FLATS[language], '$1b'))
  if (/(?<!⁻)[²³]/.test(bare)) {
    const [squared, cubed, equals] = SPOKEN_POWERS[language]
    writings.push(bare.replaceAll('²', squared).replaceAll('³', cubed).replaceAll('=', equals))
    writings.push(bare.replaceAll('²', squared).replaceAll('³', cubed))
    if (language === 'italian')
      writings.push(bare.replaceAll('²', ' quadro ').replaceAll('³', ' cubo ').replaceAll('=', equals))
  }
  if (MINOR[language].test(bare))
    writings.push(...['$1m', '$1 min'].map((short) => bare.replace(MINOR[language], short)))
  // With a digit or a power: "pi o" is not Po.
  if (language === 'italian' && ((FORMULA.test(bare) && /\d/.test(bare)) || POWER_OF_LETTER.test(bare)))
    writings.push(spelledInItalian(bare))
  if (language === 'italian') writings.push(...withoutSoftSign(bare), ...withEnglishNumbers(bare))
  return writings
}

/** Ocean's 11: no Italian word is written like an English number. */
function withEnglishNumbers(text: string): string[] {
  const inDigits = text.replace(/\p{L}{3,}/gu, (word) => {
    const number = englishNumberWord(word.toLowerCase())
    return number?.kind === 'add' && !number.ordinal ? String(number.value) : word
  })
  return inDigits === text ? [] : [inDigits]
}

/** Prokofev, of Prokof'ev; none where there is no such sign. */
export function withoutSoftSign(text: string): string[] {
  const plain = text.replace(SOFT_SIGN, '$1')
  return plain === text ? [] : [plain]
}
