import { isOvershadowed } from './bearers.ts'
import { ANY_TITLE, always, NOTHING, type Variants, type Writing } from './beside.ts'
import { type FirstName, firstName, isOnlyFirstName } from './first-names.ts'
import { isShared } from './known-names.ts'
import { BEFORE_PLACES } from './name-particles.ts'
import { type NameParts, namePartsOf } from './name-parts.ts'
import { CAPITAL, foldName, INITIALS } from './name-words.ts'
import { NOT_SURNAMES } from './not-surnames.ts'
import { mayBePerson, personCertainty } from './person-certainty.ts'
import { isSaint, makesName } from './person-titles.ts'
import { byFirstName, lettersOf, shorterNames } from './shorter-names.ts'
import type { TitledName } from './split-title.ts'
import { surnameWritings } from './surname-writings.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const JUNIOR = /^(?:jr|sr|junior|senior)\.?$/i
/** Between a first name and what tells it from the others of that name. */
const EPITHET = set('the of il la lo')
/** With the surname behind them they are one: Vaughan Williams, Bonham Carter. */
const DOUBLED = set('vaughan bonham scott duncan')

/** A first name and more: a person where the name tells it, or the prompt asks for one. */
export function fullVariants({ title, words }: TitledName, asked: FirstName): Variants {
  const own = JUNIOR.test(words.at(-1) ?? '') ? words.slice(0, -1) : words
  if (isEpithet(own))
    return { ...NOTHING, writings: title === null ? [] : always(own.join(' ')), beside: ANY_TITLE }
  // Santa Maria Novella is a church, and San Giovanni Battista no surname.
  const named = title !== null && isSaint(title) ? null : namePartsOf(own)
  const sure = named === null ? null : (personCertainty(named, title) ?? (mayBePerson(named) ? asked : null))
  if (named === null || sure === null) return title === null ? partOnly(named) : titledOnly({ title, words })
  const { first, middle } = named
  const initials = [first, ...middle].some((word) => INITIALS.test(word))
  return {
    writings: [
      ...always(own.join(' ')),
      ...namedWritings(named, sure),
      ...(isOfPlace(named, title) ? always(`${title} ${first}`) : []),
      ...(own === words ? [] : always(`${named.surname} ${words.at(-1)}`)),
    ],
    parts: [first, ...middle, named.surname].filter((word) => !INITIALS.test(word)),
    beside: {
      ...ANY_TITLE,
      ...(middle.length === 0 && { 'middle name': 'always', 'another name': 'always' }),
      ...(initials && { initials: 'always' }),
      ...(own === words && { junior: 'always' as const }),
    },
  }
}

function namedWritings(named: NameParts, sure: 'sure' | 'weak'): Writing[] {
  const { first, middle } = named
  const isOthers = isOvershadowed(foldName(first.split('-')[0] ?? ''), foldName(named.surname))
  const isDouble = isShared(foldName(named.surname)) && DOUBLED.has(foldName(middle.at(-1) ?? ''))
  const isKnownByInitials = !INITIALS.test(first) && middle.filter((word) => INITIALS.test(word)).length > 1
  const surnames = isKnownByInitials ? [] : surnameWritings(named, sure)
  return [
    ...surnames.filter(
      ({ text }) => !isOnlyFirstName(foldName(text)) && !((isOthers || isDouble) && text === named.surname),
    ),
    ...(isKnownByInitials ? [] : always(...shorterNames(named), ...lettersOf(named))),
    ...always(...byFirstName(named)),
  ]
}

/** Ivan the Terrible, Catherine of Aragon: known by no part of the name, but with a title or without. */
function isEpithet([first = '', joint = '', last]: readonly string[]): boolean {
  const isSure = joint !== 'of' || firstName(foldName(first)) === 'sure'
  return last !== undefined && EPITHET.has(joint) && isSure && CAPITAL.test(first)
}

/** Madre Teresa di Calcutta, Padre Pio da Pietrelcina. */
const isOfPlace = ({ particles }: NameParts, title: string | null): boolean =>
  title !== null && makesName(title) && particles.some((word) => BEFORE_PLACES.has(foldName(word)))

/** Robin Hood is neither of the two, but who says one is near. */
const partOnly = (named: NameParts | null): Variants =>
  named !== null && firstName(foldName(named.first)) === 'sure'
    ? { ...NOTHING, parts: [named.first], beside: ANY_TITLE }
    : NOTHING

/** San Francesco d'Assisi: who it is, no rule can tell, but not by the title. */
function titledOnly({ title, words }: TitledName): Variants {
  if (words.some((word) => NOT_SURNAMES.has(foldName(word))) || !CAPITAL.test(words[0] ?? '')) return NOTHING
  const counts = firstName(foldName(words[0] ?? '')) === 'sure' ? 'always' : 'unknown'
  const [first = '', particle = ''] = words
  const saint =
    title !== null && isSaint(title) && BEFORE_PLACES.has(foldName(particle))
      ? [`${title} ${first}`, `S. ${first}`]
      : []
  return { ...NOTHING, writings: [{ text: words.join(' '), counts }, ...always(...saint)] }
}
