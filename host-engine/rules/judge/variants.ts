import type { Language } from '#shared/constants/game.ts'
import { firstNamesOf } from './bearers.ts'
import type { Variants, Writing } from './beside.ts'
import { type FirstName, firstName } from './first-names.ts'
import { foldText } from './fold-text.ts'
import { isShared } from './known-names.ts'
import { personVariants } from './person-variants.ts'
import { placeVariants } from './place-kinds.ts'
import { endsInSurname } from './surname-ends.ts'
import { titleVariants } from './title-writings.ts'

const ONE_WORD = /^\p{Lu}\S*$/u
/** Words with capitals, and small ones between them. */
const PROPER = /^\p{Lu}\S*(?:\s+(?:\p{Lu}\S*|\p{Ll}{1,3}))*$/u

/** One word with a capital and small ones after it. */
const SENTENCE = /^\p{Lu}[\p{Ll}\p{M}'’-]*(?:\s+[\p{Ll}\p{M}'’-]+)*$/u

/** Whether the capital of an answer may be there only because it comes first: "Potatoes", but no Verdi, and nobody who is asked for. */
export function opensLikeSentence(text: string, asked: FirstName): boolean {
  const words = text.trim()
  if (asked !== null || !SENTENCE.test(words)) return false
  const first = foldText(words.split(/[\s'’]/)[0] ?? '')
  return firstName(first) === null && firstNamesOf(first) === null && !isShared(first)
}

/** What the writing of an answer tells of it as a person's name, as a place's and as a title. */
export function variantsOf(text: string, language: Language, asked: FirstName = null): Variants {
  const each = [personVariants(text, language, asked), placeVariants(text), titleVariants(text, language)]
  const isProper = PROPER.test(text.trim())
  return {
    writings: each.flatMap(({ writings }) => writings),
    parts: each.flatMap(({ parts }) => parts),
    bearers: each.find(({ bearers }) => bearers !== undefined)?.bearers,
    beside: Object.assign(
      isProper ? { kind: 'always' } : {},
      isNobodys(text.trim()) ? { sara: 'always' } : {},
      ...each.map(({ beside }) => beside),
    ),
  }
}

/** Whether "sara" before it can only be a verb without its accent, for it is no surname. */
function isNobodys(text: string): boolean {
  const name = foldText(text)
  return ONE_WORD.test(text) && !isShared(name) && firstNamesOf(name) === null && !endsInSurname('', name)
}

/**
 * Without short forms that a rejected guess has as well: they tell neither. Nor is another first name taken beside a
 * surname where an answer says the right one.
 */
export function tellingOnly(
  variants: Variants,
  rejected: ReadonlySet<string>,
  isSurnameOfAnother: boolean,
): Variants {
  const isShort = ({ text }: Writing) => rejected.has(foldText(text))
  const { 'first name': beside, ...others } = variants.beside
  return {
    ...variants,
    writings: variants.writings.filter((writing) => !isShort(writing)),
    parts: [...variants.parts, ...variants.writings.filter(isShort).map(({ text }) => text)],
    beside: beside === undefined || isSurnameOfAnother ? others : variants.beside,
  }
}
