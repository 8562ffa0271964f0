import type { Language } from '#shared/constants/game.ts'
import { firstName } from './first-names.ts'
import type { Prompt } from './prompt-words.ts'
import type { Token } from './read-tokens.ts'
import { ARTICLES, PREPOSITIONS } from './small-words.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))
const SUBJECTS = set('he she it they we i si lo la li le')
const OBJECTS = set('it them him her')
export const COPULAS = set('is are was were e era erano sono sia siano')
/** With one of these a prompt that has one, too, is said again: "it has 8 legs". */
const HAVING = set('have has had ha hanno aveva avevano')
const NOT = set('not no non')
const LINKS = set('with that which con che')
/** "When did it begin?" is answered with "it began". */
const PAST: ReadonlyMap<string, string> = new Map(
  'began:begin became:become won:win wrote:write sang:sing built:build took:take led:lead fought:fight made:make came:come fell:fall flew:fly wore:wear gave:give held:hold met:meet went:go sold:sell brought:bring drew:draw grew:grow rose:rise ate:eat broke:break sank:sink stood:stand lost:lose left:leave spoke:speak'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
)

/** Whether the words before an answer only say the prompt again: "the capital of Slovenia is", "Paganini played the". */
export function isQuoteBefore(tokens: readonly Token[], prompt: Prompt, language: Language): boolean {
  const words = tokens.map(({ text }) => text)
  const only = words.length === 1 ? words[0] : undefined
  if (only !== undefined && prompt.owners.includes(only)) return true
  if (isStatement(words, prompt, language)) return true
  while (words.length > 0 && isSmall(words.at(-1), language)) words.pop()
  if (COPULAS.has(words.at(-1) ?? '')) words.pop()
  return isQuote(words, prompt, language)
}

/** And behind it: "is the capital of Slovenia", "destroyed Pompeii"; "by Verdi" needs no more of the prompt than the name. */
export function isQuoteBehind(tokens: readonly Token[], prompt: Prompt, language: Language): boolean {
  const words = tokens.map(({ text }) => text)
  if (COPULAS.has(words[0] ?? '') && tellsMore(words, prompt) && isStatement(words, prompt, language))
    return true
  if (OBJECTS.has(words.at(-1) ?? '')) words.pop()
  if (COPULAS.has(words[0] ?? '')) return isQuote(words.slice(1), prompt, language)
  if (!PREPOSITIONS[language].has(words[0] ?? ''))
    return tokens.length > 1 && isQuote(words, prompt, language)
  const names = words.slice(words.findIndex((word) => !isSmall(word, language)))
  const bare = names.length > 1 && firstName(names[0] ?? '') === 'sure' ? names.slice(1) : names
  if (isQuote(names, prompt, language)) return true
  return prompt.names.includes(bare.at(-1) ?? '') && [names, bare].some((run) => isInOrder(run, prompt.said))
}

/** "W is", "Portugal's capital is", "Rome was built on", "a spider has": all of the prompt, and it says something of the answer. */
function isStatement(words: readonly string[], { said, isRiddle }: Prompt, language: Language): boolean {
  const isVerb = (word: string): boolean =>
    COPULAS.has(word) || (HAVING.has(word) && said.some((own) => HAVING.has(own)))
  if (isRiddle || !words.some(isVerb)) return false
  const own = words.filter((word) => !isVerb(word) && !LINKS.has(word) && !isSmall(word, language))
  if (words.some((word) => COPULAS.has(word)) && own.length === 0) return false
  const [first = '', ...others] = own
  const bare = SUBJECTS.has(first) ? others : own
  return bare.every((word) => !NOT.has(word) && said.some((other) => isSame(word, other)))
}

const tellsMore = (words: readonly string[], { telling }: Prompt): boolean =>
  words.some((word) => telling.some((other) => isSame(word, other)))

const isSmall = (word: string | undefined, language: Language): boolean =>
  word !== undefined && (ARTICLES[language].has(word) || PREPOSITIONS[language].has(word))

/**
 * Words of the prompt that are more than names; with a name among them as they stand there, or turned round ("suonava
 * Paganini", "Paganini suonava"), for beside other words it would be a candidate.
 */
function isQuote(
  words: readonly string[],
  { said, telling, names, isRiddle }: Prompt,
  language: Language,
): boolean {
  const isSubject = SUBJECTS.has(words[0] ?? '') || ARTICLES[language].has(words[0] ?? '')
  return [words, ...(isSubject ? [words.slice(1)] : [])].some((own) => {
    if (isRiddle && own.length < 2) return false
    if (!own.some((word) => telling.some((other) => isSame(word, other)))) return false
    if (names.some((name) => own.some((word) => isSame(word, name))))
      return (
        isInOrder(own, said) || own.some((_, at) => isInOrder([...own.slice(at), ...own.slice(0, at)], said))
      )
    return own.every((word) => said.some((other) => isSame(word, other)))
  })
}

/** The words one after another in the prompt. */
function isInOrder(words: readonly string[], said: readonly string[]): boolean {
  return said.some((_, at) => words.every((word, index) => isSame(word, said[at + index] ?? '')))
}

/** Whether a typed word is one of the prompt's, also as its verb or its owner has to be said: became, plays, Verdi's. */
export function isSame(typed: string, own: string): boolean {
  if (typed === own || PAST.get(typed) === own) return true
  if (own.length < 3) return false
  // Marry, marries, married.
  if (own.endsWith('y') && /^ie[sd]$/.test(typed.slice(own.length - 1)))
    return typed.startsWith(own.slice(0, -1))
  if (!typed.startsWith(own)) return own.endsWith('e') && typed === `${own.slice(0, -1)}ed`
  return /^(?:s|es|d|ed)$/.test(typed.slice(own.length))
}
