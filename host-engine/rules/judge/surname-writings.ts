import type { Writing } from './beside.ts'
import { firstName } from './first-names.ts'
import { surnamesOf } from './known-names.ts'
import { BEFORE_PLACES } from './name-particles.ts'
import type { NameParts } from './name-parts.ts'
import { foldName, INITIALS, withoutElision } from './name-words.ts'
import { NOT_SURNAMES } from './not-surnames.ts'

/** The surname alone: with its particles or without, half of one with a hyphen, and with the name before it. */
export function surnameWritings({ middle, particles, surname }: NameParts, sure: 'sure' | 'weak'): Writing[] {
  const counts = sure === 'sure' ? 'always' : 'unknown'
  const isKnown = surnamesOf(foldName(surname)) !== null
  // Benso di Cavour: behind another surname the place is the family's.
  const isOfFamily = middle.some((word) => !INITIALS.test(word) && firstName(foldName(word)) === null)
  const beforePlace = !isKnown && !isOfFamily && particles.some((word) => BEFORE_PLACES.has(foldName(word)))
  const elided = withoutElision(surname)
  const hyphened = surname.split('-').at(-1) ?? surname
  const before = middle.at(-1)
  return [
    { text: surname, counts: beforePlace || NOT_SURNAMES.has(foldName(surname)) ? 'unknown' : counts },
    ...(particles.length > 0 ? [{ text: [...particles, surname].join(' '), counts } as const] : []),
    ...(elided === surname ? [] : [{ text: elided, counts } as const]),
    ...(hyphened === surname ? [] : [{ text: hyphened, counts: 'unknown' } as const]),
    // Pellizza da Volpedo.
    ...(isOfFamily && before !== undefined && particles.some((word) => BEFORE_PLACES.has(foldName(word)))
      ? [{ text: before, counts } as const]
      : []),
    // Conan Doyle, García Márquez.
    ...(before !== undefined && !INITIALS.test(before)
      ? [{ text: [before, ...particles, surname].join(' '), counts } as const]
      : []),
  ]
}
