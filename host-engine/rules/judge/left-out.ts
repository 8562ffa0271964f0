import type { Language } from '#shared/constants/game.ts'
import { always, type Writing } from './beside.ts'
import { foldText } from './fold-text.ts'
import { askedWords, asksWhere } from './prompt-words.ts'
import { PREPOSITIONS } from './small-words.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Without these it would be another thing (Kansas City, Czech Republic), or only a piece of a title. */
const NEVER_LEFT_OUT = set(
  'city town country nation state republic kingdom empire film movie book novel song single album game show series play poem story opera musical painting magazine newspaper character ' +
    'citta paese nazione stato repubblica regno impero film libro romanzo canzone brano album disco gioco videogioco serie programma commedia poesia racconto opera quadro rivista giornale personaggio',
)
const WORDS = /\s+|(?<=['’])/
/** Asked which saint, Gennaro is one. */
const SAINTS = set('saint st san sant santo santa')
/** Between the noun and what is left: Stretto di Gibilterra, Gulf of Mexico, Pasta alla Norma. */
const JOINT = /^(?:of|the|d[ei]|del|dell[aeo]|dei|degli|ai?|al|all[aeo]|alle)\s+|^(?:d|dell|all)['’]\s*/i

/** What an answer may be without, because its prompt has said it. */
export function withoutAsked(answer: string, prompt: string, language: Language): Writing[] {
  return [...withoutAskedNoun(answer, prompt, language), ...withoutPreposition(answer, prompt, language)]
}

/**
 * "Luna" for "sulla Luna", where the prompt asks for a place or nothing of the answer can be a title's ("On the Road"); and "Cartagine"
 * for "Contro Cartagine", where the prompt begins with the same word.
 */
function withoutPreposition(answer: string, prompt: string, language: Language): Writing[] {
  const [first = '', ...rest] = answer.trim().split(WORDS)
  const word = foldText(first).replace(/'$/, '')
  if (rest.length === 0) return []
  if (foldText(prompt.trim().split(/\s+/)[0] ?? '') === word) return always(rest.join(' '))
  if (!PREPOSITIONS[language].has(word)) return []
  const isPlain = answer === answer.toLowerCase()
  return isPlain || asksWhere(prompt, language) ? always(rest.join(' ')) : []
}

/**
 * An answer without the noun that its prompt asks for: "the Indian" to "Which ocean", "Gibilterra" to "Quale stretto", "the
 * 1st" to "Which amendment".
 */
function withoutAskedNoun(answer: string, prompt: string, language: Language): Writing[] {
  const words = answer.trim().split(WORDS)
  if (words.length < 2) return []
  const asked = askedWords(prompt, language)
  if (asked.some((word) => SAINTS.has(word)) && SAINTS.has(foldText(words[0] ?? '').replace(/[.']$/, '')))
    return always(words.slice(1).join(' '))
  const isAsked = (word = ''): boolean => {
    const folded = foldText(word)
    return asked.includes(folded) && !NEVER_LEFT_OUT.has(folded)
  }
  const before = isAsked(words.at(-1)) ? [words.slice(0, -1).join(' ')] : []
  const behind = isAsked(words[0]) ? [words.slice(1).join(' ').replace(JOINT, '').replace(JOINT, '')] : []
  return always(...[...before, ...behind].filter((rest) => rest !== ''))
}
