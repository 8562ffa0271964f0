import { LANGUAGES, type Language } from '#shared/constants/game.ts'
import { foldText } from './fold-text.ts'
import { PLACE_NAMES } from './place-names.ts'
import { SHORT_FORMS } from './short-forms.ts'

/** The others of its line, by what each is folded. */
const othersOf = (language: Language): ReadonlyMap<string, readonly string[]> =>
  new Map(
    `${SHORT_FORMS[language]}${PLACE_NAMES[language]}`
      .split('\n')
      .map((row) => row.trim().split(/\s*[:;]\s*/))
      .flatMap((same) => same.map((one) => [foldText(one), same.filter((other) => other !== one)] as const)),
  )
const OTHERS = Object.fromEntries(
  LANGUAGES.map((language) => [language, othersOf(language)] as const),
) as Readonly<Record<Language, ReadonlyMap<string, readonly string[]>>>
const ARTICLE = /^(?:the|an?|il|lo|la|i|gli|le|una?|uno)\s+|^(?:l|un)['’]\s*/i

/** What else an answer is called, from closed tables: "UN" and "the United Nations", "bike" and "bicycle", "Pechino" and "Beijing". */
export function calledOtherwise(answer: string, language: Language): readonly string[] {
  const others = OTHERS[language]
  const whole = answer.trim()
  const bare = whole.replace(ARTICLE, '')
  const written = [whole, bare, bare.replaceAll('.', '')].map(foldText).find((text) => others.has(text))
  return (written !== undefined && others.get(written)) || []
}
