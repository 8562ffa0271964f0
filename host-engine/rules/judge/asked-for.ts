import type { Language } from '#shared/constants/game.ts'
import { COMMON_WORDS } from './common-words.ts'
import { foldText } from './fold-text.ts'
import { readTokens } from './read-tokens.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** "Which Norwegian fjord is", "In che secolo", "Qual è il santo": what stands where the noun does that a prompt asks for. */
const ASKED_NOUN = {
  english:
    /(?:(?:^|[.?!,:;]\s*|\b(?:in|on|at|of|to|from|by|with|for|under|over|during|across|through|near|after|before|since|into|aboard)\s+)(?:which|what)|\b(?:what is|what was|name) the name of (?:the|this))\s+((?:[\p{L}\d][\p{L}\d-]*\s+){0,4}[\p{L}\d][\p{L}\d-]*)/iu,
  italian:
    /(?:\bqual[ei]?\b(?:\s+(?:è|era|fu|sono)(?!\p{L}))?(?:\s+(?:il|lo|la|i|gli|le)(?!\p{L})|\s+l['’])?|(?:^|[.?!,:;]\s*|(?<!\p{L})(?:in|di|da|a|con|su|per|attraverso|durante|verso)\s+)che(?!\p{L}))\s*((?:\p{L}+\s+){0,2}\p{L}+)/iu,
} as const

const askedText = (prompt: string, language: Language): string => ASKED_NOUN[language].exec(prompt)?.[1] ?? ''

/** "Which Apollo mission", "Which Henry": the names there, folded. */
export const askedNames = (prompt: string, language: Language): string[] =>
  askedText(prompt, language)
    .split(/\s+/)
    .filter((word) => word !== word.toLowerCase())
    .map(foldText)

/** Folded and without names, up to the first common word; verbs may stand behind the noun. */
export function askedWords(prompt: string, language: Language): string[] {
  const plain = askedText(prompt, language)
    .split(/\s+/)
    .filter((word) => word === word.toLowerCase())
  const words = readTokens(plain.join(' '), language).map(({ text }) => text)
  const end = words.findIndex((word) => COMMON_WORDS[language].has(word))
  return end === -1 ? words : words.slice(0, end)
}

const WHERE_OR_WHEN = {
  english: /(?:^|[.?!,:;]\s*)(?:(?:from|to|in)\s+)?(?:where|when)\b/i,
  italian: /(?:^|[.?!,:;]\s*)(?:(?:da|di|per)\s+)?(?:(?:dove|quando)(?!\p{L})|dov['’])/iu,
} as const
export const asksWhereOrWhen = (prompt: string, language: Language): boolean =>
  WHERE_OR_WHEN[language].test(prompt)

const TITLED = set(
  'film films movie movies blockbuster sequel series sitcom novel book song songs album game musical opera poem story painting magazine newspaper newspapers program ' +
    'serie romanzo libro canzone canzoni brano gioco videogioco commedia poesia racconto quadro rivista giornale programma',
)
/** Verbs as well: they count only where the noun stands. */
const TITLED_OR_VERBS = set('show play single')
/** Others that have a name of their own: with an S more or less it is another. */
const NAMED = set(
  'band group team club company brand software system language surname character city town village founder billionaire god goddess planet country state county river island chain app website store manufacturer ' +
    'gruppo squadra azienda marca marchio linguaggio sistema cognome personaggio citta paese comune fondatore dio dea pianeta regione provincia capoluogo fiume isola stato catena quotidiano',
)
const WHOSE = {
  english: /\b(?:who|whom|whose)\b/i,
  italian: /(?:^|[,.:;?!]\s*)(?:\p{L}{1,3}\s+)?chi(?!\p{L})|(?<!\p{L})di chi\s*\?/iu,
} as const
const WHAT = {
  english: /\b(?:what|which|how many)\b/i,
  italian: /(?<!\p{L})(?:che|cosa|cos['’]|qual[ei]?|quant[iaeo])(?!\p{L})/iu,
} as const

const says = (prompt: string, words: ReadonlySet<string>): boolean =>
  foldText(prompt)
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => words.has(word))

/**
 * Whether it asks for a thing, which a common noun may name, and says nothing of what has a name of its own: a plural
 * that is lost costs less than another title that is taken.
 */
export const asksForThing = (prompt: string, language: Language): boolean =>
  WHAT[language].test(prompt) &&
  !WHOSE[language].test(prompt) &&
  !says(prompt, TITLED) &&
  !says(prompt, NAMED) &&
  !asksForTitle(prompt, language)

export const asksForTitle = (prompt: string, language: Language): boolean =>
  askedWords(prompt, language).some((word) => TITLED.has(word) || TITLED_OR_VERBS.has(word))
