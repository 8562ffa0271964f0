import type { Language } from '#shared/constants/game.ts'
import type { Beside } from './beside.ts'
import { COMMON_WORDS } from './common-words.ts'
import { firstName, isSpanishFirstName } from './first-names.ts'
import { BEFORE_PLACES, PARTICLES } from './name-particles.ts'
import { makesAnother, titleKind } from './person-titles.ts'
import type { Token } from './read-tokens.ts'
import { typedRoman } from './roman-numeral.ts'

interface Said {
  readonly tokens: readonly Token[]
  readonly beside: Beside
  readonly firstName?: string
}

const MOST_WORDS = 6
const REALM = new Set(['of', 'di', 'd', 'del', 'della'])
const AND = new Set(['and', 'or', 'n', 'e', 'ed', 'o', 'od'])
const JOINTS = new Set(['a', 'e', 'i', 'o', 'n'])

/** A guess without the title, the first names or the middle names that it says of a person. */
export function withoutPersonWords(tokens: readonly Token[], language: Language): Said[] {
  if (tokens.length < 2 || tokens.length > MOST_WORDS) return []
  const titled = withoutTitle(tokens, language)
  const names = titled?.tokens ?? tokens
  return [
    ...(titled ? [titled] : []),
    ...withoutFirstNames(names, language),
    ...withoutMiddleNames(names),
    ...withoutAnotherName(names, language),
    ...withoutRealm(names),
    ...withoutJunior(names),
    ...withoutSecondSurname(names),
    ...withInitials(names),
  ]
}

function withoutTitle(tokens: readonly Token[], language: Language): Said | null {
  let at = 0
  while (at < tokens.length - 1 && titleKind(tokens[at]?.text ?? '', language) !== null) at++
  const title = tokens[at - 1]?.text
  if (title === undefined) return null
  return { tokens: tokens.slice(at), beside: besideOf(title, language) }
}

function besideOf(title: string, language: Language): Beside {
  if (makesAnother(title)) return 'title of its own'
  return titleKind(title, language) === 'of surnames' ? 'title of a surname' : 'title'
}

/** A letter is an initial, unless it may be a word that joins two candidates. */
const isFirst = ({ text, numeric }: Token): boolean =>
  !numeric && (text.length === 1 ? !JOINTS.has(text) : firstName(text) === 'sure')

const isJoint = ({ text, numeric }: Token, language: Language): boolean =>
  numeric || text.length === 1 || COMMON_WORDS[language].has(text) || BEFORE_PLACES.has(text)

/** "Wolfgang Amadeus Mozart" is Mozart, "Vincent van Gogh" both Van Gogh and Gogh; Leonardo da Pisa is not Pisa. */
function withoutFirstNames(tokens: readonly Token[], language: Language): Said[] {
  const said: Said[] = []
  for (let at = 1; at < tokens.length && isFirst(tokens[at - 1] as Token); at++) {
    const rest = tokens.slice(at)
    said.push({ tokens: rest, beside: 'first name' })
    const bare = rest.slice(rest.findIndex(({ text }) => !PARTICLES.has(text) || BEFORE_PLACES.has(text)))
    if (bare.length < rest.length && bare.length > 0) said.push({ tokens: bare, beside: 'first name' })
  }
  const [first, middle, last] = tokens
  // Ilyich is in no table, but stands where a middle name does.
  const isMiddle = tokens.length === 3 && middle !== undefined && !isJoint(middle, language)
  if (first && last && isFirst(first) && isMiddle) said.push({ tokens: [last], beside: 'first name' })
  return said
    .filter(({ tokens: [own] }) => own !== undefined && own.text.length > 1)
    .map((own) => ({ ...own, firstName: first?.text ?? '' }))
}

function withoutMiddleNames(tokens: readonly Token[]): Said[] {
  const [first, ...rest] = tokens
  if (first === undefined || !isFirst(first) || rest.some(({ text }) => AND.has(text))) return []
  const kept = rest.filter((token, at) => at === rest.length - 1 || !isFirst(token))
  return kept.length === rest.length ? [] : [{ tokens: [first, ...kept], beside: 'middle name' }]
}

/** "Hillary Rodham Clinton", "Augusta Ada Lovelace": of three names one may be told besides two that are right. */
function withoutAnotherName(tokens: readonly Token[], language: Language): Said[] {
  const [first, middle, last] = tokens
  if (first === undefined || middle === undefined || last === undefined || tokens.length > 3) return []
  if (!isFirst(first) || isJoint(middle, language) || PARTICLES.has(middle.text)) return []
  const kept = isFirst(middle) ? [[middle, last]] : [[first, last]]
  return kept.map((own) => ({ tokens: own, beside: 'another name' }))
}

/** "Henry VIII of England": where the answer does not say of where. */
function withoutRealm(tokens: readonly Token[]): Said[] {
  const at = tokens.findIndex(({ text }, index) => index > 1 && REALM.has(text))
  const number = tokens[at - 1]
  if (at < 0 || number === undefined || !(number.numeric || typedRoman(number.text) !== null)) return []
  return [{ tokens: tokens.slice(0, at), beside: 'realm' }]
}

const JUNIOR = new Set(['jr', 'junior'])

/** "Martin Luther King Jr", where the answer says neither junior nor senior. */
function withoutJunior(tokens: readonly Token[]): Said[] {
  const isJunior = tokens.length > 2 && JUNIOR.has(tokens.at(-1)?.text ?? '')
  return isJunior ? [{ tokens: tokens.slice(0, -1), beside: 'junior' }] : []
}

/** "Miguel de Cervantes Saavedra": after a Spanish first name and a surname comes the mother's. */
function withoutSecondSurname(tokens: readonly Token[]): Said[] {
  const [first] = tokens
  const [surname, second] = tokens.slice(-2)
  if (tokens.length < 3 || first === undefined || surname === undefined || second === undefined) return []
  if (!isSpanishFirstName(first.text) || second.numeric || AND.has(surname.text)) return []
  if (PARTICLES.has(surname.text) || firstName(surname.text) !== null) return []
  return [{ tokens: tokens.slice(0, -1), beside: 'another name' }]
}

/** "John Fitzgerald Kennedy" for John F. Kennedy, "Joanne Rowling" for J. K. Rowling: full names for their first letters. */
function withInitials(tokens: readonly Token[]): Said[] {
  const last = tokens.at(-1)
  const names = tokens.slice(0, -1)
  if (last === undefined || names.some(({ numeric }) => numeric)) return []
  const [first, ...inner] = names
  const letters = inner.map(initialOf)
  if (first === undefined) return []
  const said = [
    [initialOf(first), ...letters, last],
    ...(inner.length > 0 ? [[first, ...letters, last]] : []),
  ]
  return said.map((words) => ({ tokens: words, beside: 'initials' }))
}

const initialOf = ({ text }: Token): Token => ({ text: text.charAt(0), key: text.charAt(0), numeric: false })
