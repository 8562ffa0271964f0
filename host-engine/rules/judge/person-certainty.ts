import { firstName } from './first-names.ts'
import { surnamesOf } from './known-names.ts'
import { OF_FAMILIES, OF_PERSONS } from './name-particles.ts'
import type { NameParts } from './name-parts.ts'
import { foldName, INITIALS, ROMAN } from './name-words.ts'
import { NOT_SURNAMES } from './not-surnames.ts'
import { makesAnother } from './person-titles.ts'
import { endsInSurname } from './surname-ends.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const NO_INITIALS = set('ac as fc us uk eu un dc tv cd dj mc ss st mt ft tv vs op ad bc')

/** How surely a name is a person's; null where nothing tells it. */
export function personCertainty(
  { first, middle, particles, surname }: NameParts,
  title: string | null,
): 'sure' | 'weak' | null {
  const last = foldName(surname)
  if (last.length < 2 || ROMAN.test(surname)) return null
  if (NOT_SURNAMES.has(last) && !particles.some((word) => OF_FAMILIES.has(foldName(word)))) return null
  if (particles.some((word) => OF_PERSONS.has(foldName(word)))) return 'sure'
  if (INITIALS.test(first)) {
    const letters = foldName(first).replaceAll('.', '')
    return NO_INITIALS.has(letters) && middle.length === 0 ? null : 'sure'
  }
  const name = foldName(first.split('-')[0] ?? '')
  if (surnamesOf(name)?.includes(last) === true) return 'sure'
  if (firstName(name) !== null || surnamesOf(name) !== null) return firstName(name) ?? 'sure'
  return (title !== null && !makesAnother(title)) || endsInSurname(name, last) ? 'weak' : null
}

/** What else may be a person's name, where the prompt asks for one. */
export const mayBePerson = ({ first, surname }: NameParts): boolean =>
  !/^(?:the|il|lo|la|i|gli|le)$/i.test(first) && !NOT_SURNAMES.has(foldName(surname)) && !ROMAN.test(surname)
