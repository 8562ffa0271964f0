import type { Language } from '#shared/constants/game.ts'
import { asksForTitle } from './asked-for.ts'
import { COMMON_WORDS } from './common-words.ts'
import { foldText } from './fold-text.ts'
import { PLACE_NAMES } from './place-names.ts'
import { joinTokens, readTokens } from './read-tokens.ts'
import { SHORT_FORMS } from './short-forms.ts'
import { ARTICLES } from './small-words.ts'

/** What stands in one line of a table: each is called as the others, but what has a ">" before it is only what others are called. */
interface Name {
  readonly text: string
  readonly others: readonly string[]
}

const namesIn = (row: string): Name[] => {
  const all = row.trim().split(/\s*[:;]\s*/)
  const said = all.map((name) => name.replace(/^>/, ''))
  return all
    .filter((name) => !name.startsWith('>'))
    .map((text) => ({ text, others: said.filter((other) => other !== text) }))
}

/** As it is compared: without its article, its words run together. */
function keyOf(text: string, language: Language): string {
  const tokens = readTokens(text, language)
  const hasArticle = tokens.length > 1 && ARTICLES[language].has(tokens[0]?.text ?? '')
  return joinTokens(hasArticle ? tokens.slice(1) : tokens, 'key')
}

const namesOf = (language: Language): ReadonlyMap<string, Name> =>
  new Map(
    `${SHORT_FORMS[language]}${PLACE_NAMES[language]}`
      .split('\n')
      .filter((row) => row.trim() !== '')
      .flatMap(namesIn)
      .map((name) => [keyOf(name.text, language), name] as const),
  )
const NAMES = { english: namesOf('english'), italian: namesOf('italian') } as const

const isCapitals = (text: string): boolean => text === text.toUpperCase()
const isSmall = (text: string): boolean => text === text.toLowerCase()

/** "The Who" is no organisation, and "mosca" no city. */
function isWrittenLike(answer: string, name: string, language: Language): boolean {
  if (isSmall(name)) return true
  if (isCapitals(name)) return isCapitals(answer) || !COMMON_WORDS[language].has(keyOf(answer, language))
  return !isSmall(answer)
}

/** Whether a prompt says it: as whole words, and a short form in capitals, with stops or without. */
function isSaid(name: string, prompt: string): boolean {
  const plain = prompt.replaceAll('.', '')
  const [where, what] = isCapitals(name) ? [plain, name] : [foldText(plain), foldText(name)]
  return ` ${where.split(/[^\p{L}\p{N}]+/u).join(' ')} `.includes(
    ` ${what.split(/[^\p{L}\p{N}]+/u).join(' ')} `,
  )
}

/** As a roman numeral a short form would be a number: CD, DC. */
const notRoman = (text: string): string => (/^[IVXLCDM]+$/.test(text) ? text.toLowerCase() : text)

/**
 * What else an answer is called, from closed tables: "UN" and "the United Nations", "bike" and "bicycle", "Pechino" and "Beijing"; but
 * nothing where the prompt says one of its names (what LED stands for), and nothing that any line of chat may say ("who").
 */
export function calledOtherwise(answer: string, prompt: string, language: Language): string[] {
  const name = NAMES[language].get(keyOf(answer, language))
  if (name === undefined || !isWrittenLike(answer.trim(), name.text, language)) return []
  const { text, others } = name
  if ([text, ...others].some((one) => isSaid(one, prompt))) return []
  // The film Roma is not called Rome, but Grand Theft Auto is GTA.
  if (asksForTitle(prompt, language) && ![text, ...others].some(isCapitals)) return []
  return others.filter((other) => !COMMON_WORDS[language].has(foldText(other))).map(notRoman)
}
