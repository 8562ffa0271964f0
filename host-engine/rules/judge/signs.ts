import type { Language } from '#shared/constants/game.ts'

/** What a sign is called, by language; the English word first, then the Italian. */
const CALLED: readonly (readonly [sign: RegExp, english: string, italian: string])[] = [
  [/&/g, 'and', 'e'],
  [/±/g, 'plusminus', 'piumeno'],
  [/\+/g, 'plus', 'piu'],
  [/%/g, 'percent', 'percento'],
  [/‰/g, 'permille', 'permille'],
  [/¬=/g, 'not equal', 'diverso'],
  [/♭/g, 'flat', 'bemolle'],
  [/♯/g, 'sharp', 'diesis'],
  [/\$/g, 'dollar', 'dollaro'],
  [/£/g, 'pound', 'sterlina'],
  [/€/g, 'euro', 'euro'],
  [/¥/g, 'yen', 'yen'],
  [/₹/g, 'rupee', 'rupia'],
  [/₽/g, 'rouble', 'rublo'],
  [/₪/g, 'shekel', 'shekel'],
  [/₿/g, 'bitcoin', 'bitcoin'],
  [/¢/g, 'cent', 'centesimo'],
  [/√/g, 'root', 'radice'],
  [/∛/g, 'cube root', 'radice cubica'],
  [/[♥♡❤]/g, 'hearts', 'cuori'],
  [/[♦♢]/g, 'diamonds', 'quadri'],
  [/[♣♧]/g, 'clubs', 'fiori'],
  [/[♠♤]/g, 'spades', 'picche'],
  [/♂/g, 'male', 'maschio'],
  [/♀/g, 'female', 'femmina'],
  [/∞/g, 'infinity', 'infinito'],
  [/≤|<=/g, 'at most', 'minore o uguale a'],
  [/≥|>=/g, 'at least', 'maggiore o uguale a'],
  [/<(?=\s?(?:\d|$))/g, 'less than', 'minore di'],
  [/>(?=\s?(?:\d|$))/g, 'greater than', 'maggiore di'],
  [/#(?=\d)/g, 'number', 'numero'],
]
const MINUS = { english: 'minus', italian: 'meno' } as const
const PLUS = { english: 'plus', italian: 'piu' } as const
const SHARP = { english: 'sharp', italian: 'diesis' } as const
/** Of minutes or feet, and of seconds or inches; before a number they would quote it. */
const PRIMES = /^(\d[\d.,]*) ?(?:(['′]{2}|["”])|')(?: ?(\d[\d.,]*) ?(?:['′]{2}|["”]))?$/
const STAR = { english: 'star', italian: 'asterisco' } as const
const ANY =
  /[&+%‰#×−–\-♭♯$£€¥¢₹₽₿₪πωδλμαβγ∞±√∛¬♥♡❤♦♢♣♧♠♤♂♀≤≥<>*]|plus or minus|piu o meno|(?:square|cube) root|radice (?:quadrata|cubica)|hash|cancelletto/
const LONE_GREEK = /(?<!\p{L})[πωδλμαβγ](?!\p{L})/gu
const GREEK: Readonly<Record<string, string>> = {
  π: 'pi',
  ω: 'omega',
  δ: 'delta',
  λ: 'lambda',
  μ: 'mu',
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
}
/** A mark, a blood group or an ion (A−, AB−, Cl−, NO3−); after a longer word a dash says nothing. */
const ENDS_IN_MINUS = /^\s*(\d{1,2}|[a-z]{1,2}|[a-z]+\d[a-z\d ]*)\s?[-−–]\s*$/
const BLOOD_GROUP =
  /^(?:(?:blood )?(?:group|type|gruppo) )?(?:fattore )?(a|b|ab|o|0|zero|rh|rhesus)(?: rh)? ?(negativ[eo]|neg|positiv[eo]|pos)$/

const BLOOD: Readonly<Record<string, string>> = { zero: '0', rhesus: 'rh' }
/** Where a keyboard has no such sign, or a person says it longer than the table below does. */
const SAID_LONGER: readonly (readonly [RegExp, string])[] = [
  [/\+\/-|plus or minus|piu o meno(?= )/g, '±'],
  [/square root of|radice quadrata di/g, '√'],
  [/cube root of|radice cubica di/g, '∛'],
  [/(?<=^[a-z] )(?:hash|hashtag|cancelletto)$/g, '♯'],
]

/** Signs that tell one answer from another become words, so that none is lost: £, −, ♭, %, a minus at the end. */
export function speakSigns(text: string, language: Language): string {
  const blood = BLOOD_GROUP.exec(text)
  if (blood !== null) {
    const group = BLOOD[blood[1] ?? ''] ?? blood[1]
    return `${group} ${(blood[2]?.startsWith('n') ? MINUS : PLUS)[language]}`
  }
  const primes = PRIMES.exec(text)
  if (primes !== null) return speakPrimes(primes)
  if (!ANY.test(text)) return text
  const named = SAID_LONGER.reduce((said, [way, sign]) => said.replace(way, sign), nameDollars(text))
    .replace(ENDS_IN_MINUS, `$1 ${MINUS[language]}`)
    .replace(/^([a-z])\*+$/, (_, mark: string) => `${mark} ${STAR[language]}`)
    .replace(LONE_GREEK, (sign) => ` ${GREEK[sign] ?? sign} `)
    .replaceAll('×', ' x ')
    .replace(/(?<=\p{L}|^\p{L}{1,3} )#/gu, ` ${SHARP[language]} `)
    .replace(/(?<![\p{L}\p{N}])[-−–] ?(?=[£$€]? ?\d)/gu, ` ${MINUS[language]} `)
  return CALLED.reduce(
    (spoken, [sign, english, italian]) =>
      spoken.replace(sign, ` ${language === 'english' ? english : italian} `),
    named,
  )
}

function speakPrimes([, first = '', double, second]: RegExpExecArray): string {
  const rest = second === undefined ? '' : ` ${second} doubleprime`
  return `${first} ${double === undefined ? 'prime' : 'doubleprime'}${rest}`
}

/** Ke$ha and A$AP write an S so. */
function nameDollars(text: string): string {
  return text.includes('$') ? text.replace(/\$(?=\p{L}{2})/gu, 's') : text
}
