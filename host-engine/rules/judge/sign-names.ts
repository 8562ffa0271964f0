import type { Language } from '#shared/constants/game.ts'

/** What a sign is called where it is all there is of an answer: English names | Italian names. */
const ROWS = `
  @ at, at sign | chiocciola, at
  # hash, hashtag, hash sign, pound sign, number sign | cancelletto, hashtag
  * asterisk, star | asterisco, stella, stelletta
  & ampersand, and sign | e commerciale, ampersand
  % percent, percent sign, percentage sign | percento, percentuale, segno di percentuale, simbolo di percentuale
  + plus, plus sign | più, segno più, segno di addizione
  − minus, minus sign | meno, segno meno, segno di sottrazione
  - minus, minus sign, hyphen, dash | meno, segno meno, trattino
  × times, multiplication sign, times sign | per, segno per, segno di moltiplicazione
  ÷ divided by, division sign, obelus | diviso, diviso per, segno di divisione
  = equals, equals sign, equal sign | uguale, segno di uguale, segno di uguaglianza
  ≠ not equal, not equals, not equal to, unequal | diverso, diverso da, non uguale
  § section, section sign | paragrafo, simbolo di paragrafo
  ¬ not, negation | non, negazione
  ♮ natural, natural sign | bequadro
  ♯ sharp, sharp sign | diesis
  ♭ flat, flat sign | bemolle
  ~ tilde | tilde
  / slash, forward slash | barra, slash
  \\ backslash | barra rovesciata, backslash
  _ underscore | trattino basso, underscore
  π pi | pi greco, pi
  € euro, euro sign | euro, simbolo dell'euro
  $ dollar, dollar sign | dollaro, simbolo del dollaro
  ≥ greater than or equal to, at least | maggiore o uguale, maggiore o uguale a
  ≤ less than or equal to, at most | minore o uguale, minore o uguale a
  > greater than, more than | maggiore, maggiore di
  < less than | minore, minore di
  © copyright, copyright sign | copyright, simbolo del copyright
  ™ trademark, trademark sign | marchio, trademark
  ® registered trademark, registered | marchio registrato
  ♀ female, female sign, Venus | femmina, simbolo femminile, Venere
  ♂ male, male sign, Mars | maschio, simbolo maschile, Marte
  £ pound, pound sign | sterlina, simbolo della sterlina
`
const NAMES: ReadonlyMap<string, Readonly<Record<Language, readonly string[]>>> = new Map(
  ROWS.trim()
    .split('\n')
    .map((row) => {
      const [sign = '', ...rest] = row.trim().split(' ')
      const [english = [], italian = []] = rest
        .join(' ')
        .split(' | ')
        .map((names) => names.split(', '))
      return [sign, { english, italian }]
    }),
)
const HASHTAG = { english: ['hashtag', 'hash tag'], italian: ['hashtag', 'cancelletto'] } as const
const MORE: Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>> = {
  english: { '>': ['more than', 'over'], '<': ['less than', 'under', 'fewer than'] },
  italian: { '>': ['più di', 'oltre'], '<': ['meno di', 'sotto'] },
}
const POWERS = { english: [' to the ', ' to the power of '], italian: [' alla ', ' elevato alla '] } as const

/** An answer that is a sign, or has one before or behind it, as people call it. */
export function signWritings(text: string, language: Language): string[] {
  const writings = [...(NAMES.get(text)?.[language] ?? [])]
  if (/^#\p{L}/u.test(text)) writings.push(...HASHTAG[language].map((name) => `${name} ${text.slice(1)}`))
  for (const more of MORE[language][text.charAt(0)] ?? [])
    if (/^.\s*[\d.,]+\D{0,3}$/.test(text)) writings.push(`${more} ${text.slice(1)}`)
  if (/^\p{Lu}\+\+$/u.test(text)) writings.push(`${text.charAt(0)}pp`)
  if (/^\p{Lu}&\p{Lu}$/u.test(text)) writings.push(text.replace('&', 'n'))
  const power = /^(\d+)(⁻?[⁰¹²³⁴-⁹]+)$/.exec(text)
  if (power)
    writings.push(...POWERS[language].map((way) => `${power[1]}${way}${power[2]?.normalize('NFKD')}`))
  return writings
}
