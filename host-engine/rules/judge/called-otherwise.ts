import type { Language } from '#shared/constants/game.ts'
import { COMMON_WORDS } from './common-words.ts'
import { foldText } from './fold-text.ts'
import { PLACE_NAMES } from './place-names.ts'
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

const namesOf = (language: Language): ReadonlyMap<string, Name> =>
  new Map(
    `${SHORT_FORMS[language]}${PLACE_NAMES[language]}`
      .split('\n')
      .flatMap(namesIn)
      .map((name) => [foldText(name.text), name] as const),
  )
const NAMES = { english: namesOf('english'), italian: namesOf('italian') } as const

const isCapitals = (text: string): boolean => text === text.toUpperCase()
const isSmall = (text: string): boolean => text === text.toLowerCase()

/** "The Who" is no organisation, "mosca" no city, and "un" in small letters no nations. */
function isWrittenLike(answer: string, name: string, language: Language): boolean {
  if (isSmall(name)) return true
  if (isCapitals(name)) return isCapitals(answer) || (isSmall(answer) && !COMMON_WORDS[language].has(answer))
  return !isSmall(answer)
}

/** As a roman numeral a short form would be a number: CD, DC. */
const notRoman = (text: string): string => (/^[IVXLCDM]+$/.test(text) ? text.toLowerCase() : text)

/**
 * What else an answer is called, from closed tables: "UN" and "the United Nations", "bike" and "bicycle", "Pechino" and "Beijing"; but
 * neither what the prompt has said already nor what any line of chat may say ("who").
 */
export function calledOtherwise(answer: string, prompt: string, language: Language): string[] {
  const whole = answer.trim()
  const [first = '', ...rest] = whole.split(/\s+|(?<=['’])/)
  const bare = ARTICLES[language].has(foldText(first).replace(/'$/, '')) ? rest.join(' ') : whole
  const name = [whole, bare, bare.replaceAll('.', '')]
    .map((text) => ({ text, name: NAMES[language].get(foldText(text)) }))
    .find(({ text, name }) => name !== undefined && isWrittenLike(text, name.text, language))?.name
  const said = new Set(foldText(prompt).split(/[^\p{L}\p{N}]+/u))
  return (name?.others ?? [])
    .filter((other) => !COMMON_WORDS[language].has(foldText(other)))
    .filter(
      (other) =>
        !foldText(other)
          .split(/[^\p{L}\p{N}]+/u)
          .every((word) => said.has(word)),
    )
    .map(notRoman)
}
