import type { Language } from '#shared/constants/game.ts'
import { askedNames, askedWords, asksForTitle, asksWhereOrWhen } from './asked-for.ts'
import { always, type Writing } from './beside.ts'
import { foldText } from './fold-text.ts'
import { ARTICLES, PREPOSITIONS } from './small-words.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Without these it would be another thing: Kansas City, Czech Republic, Gran Bretagna. */
const NEVER_LEFT_OUT = set(
  'city town country nation state republic kingdom empire citta paese nazione stato repubblica regno impero gran grande piccolo piccola nuovo nuova',
)
const WORDS = /\s+|(?<=['’])/
/** Asked which saint, Gennaro is one. */
const SAINTS = set('saint st san sant santo santa')
/** After a noun that begins an answer: Strait of Gibraltar, Symphony No. 9, Vitamin C. */
const BEHIND_NOUN = /^(?:of|[Nn]o\.?|[Nn]r\.?|number|\d+|[IVX]+|[A-Z])$/
const NUMBER = /^(?:\d+|[IVX]+)$/
/** Between a noun and its name or number, besides prepositions: Gulf of Mexico, Symphony No. 9. */
const JOINT = set('of no nr number')
/** Besides those that any guess may have in front. */
const OTHER_PREPOSITIONS = set(
  'with for against under over between con col coi contro per tra fra verso sotto sopra',
)

const fold = (word = ''): string => foldText(word).replace(/[.']$/, '')

/** What an answer may be without, because its prompt has said it. A title is said whole. */
export function withoutAsked(answer: string, prompt: string, language: Language): Writing[] {
  const words = answer.trim().split(WORDS)
  if (words.length < 2 || asksForTitle(prompt, language)) return []
  const rests = [...restsOfNoun(words, prompt, language), restOfPreposition(words, prompt, language)]
  return always(...rests.filter((rest) => rest.length > 0).map((rest) => rest.join(' ')))
}

/** "Betlemme" for "A Betlemme", asked where or when; "Cartagine" for "Contro Cartagine", asked "Contro quale città". */
function restOfPreposition(words: readonly string[], prompt: string, language: Language): string[] {
  const word = fold(words[0])
  const isSaid = fold(prompt.trim().split(/\s+/)[0]) === word
  const isPlace = asksWhereOrWhen(prompt, language) && PREPOSITIONS[language].has(word)
  const isRepeated = isSaid && (PREPOSITIONS[language].has(word) || OTHER_PREPOSITIONS.has(word))
  return isPlace || isRepeated ? words.slice(1) : []
}

/**
 * An answer without the noun that its prompt asks for: "the Indian" to "Which ocean", "Gibilterra" to "Quale stretto", "the
 * 1st" to "Which amendment".
 */
function restsOfNoun(words: readonly string[], prompt: string, language: Language): string[][] {
  const asked = askedWords(prompt, language)
  if (ARTICLES[language].has(fold(words[0]))) return restsOfNoun(words.slice(1), prompt, language)
  if (words.length < 2) return []
  // Which Apollo mission, which Henry: the number tells.
  if (
    words.length === 2 &&
    NUMBER.test(words[1] ?? '') &&
    askedNames(prompt, language).includes(fold(words[0]))
  )
    return [words.slice(1)]
  const isAsked = (word: string): boolean => asked.includes(word) && !NEVER_LEFT_OUT.has(word)
  const [first, second] = [fold(words[0]), words[1] ?? '']
  if (SAINTS.has(first) && asked.some((word) => SAINTS.has(word))) return [words.slice(1)]
  const before = isAsked(fold(words.at(-1))) ? [words.slice(0, -1)] : []
  // An Italian noun stands before what describes it, an English one behind it: American Beauty is no film's kind.
  const isFirst = language === 'italian' ? asked[0] === first : BEHIND_NOUN.test(second)
  return isFirst && isAsked(first) ? [...before, withoutJoint(words.slice(1), language)] : before
}

function withoutJoint(words: readonly string[], language: Language): string[] {
  const isSmall = (word: string) =>
    JOINT.has(word) || PREPOSITIONS[language].has(word) || ARTICLES[language].has(word)
  // The last word is no joint, for all its looks: Vitamina A.
  const at = words.findIndex((word, nth) => nth === words.length - 1 || !isSmall(fold(word)))
  return words.slice(at)
}
