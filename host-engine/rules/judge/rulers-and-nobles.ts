import type { Language } from '#shared/constants/game.ts'
import { ANY_TITLE, always, NOTHING, type Variants } from './beside.ts'
import { firstName } from './first-names.ts'
import { foldName } from './name-words.ts'
import type { TitledName } from './split-title.ts'

/** Arthur Wellesley, Duke of Wellington; Camillo Benso conte di Cavour. */
const NOBLE =
  /^(.+?),?\s+((?:conte|contessa|duca|duchessa|marchese|marchesa|barone|baronessa|Duke|Duchess|Earl|Countess|Marquess|Marquis|Baron|Baroness|Viscount)\s+(?:of|di)\s+(\p{Lu}\S+))$/u
/** Vittoria del Regno Unito, Elizabeth II of England. */
const REALM =
  /^(\p{Lu}\p{Ll}+(\s[IVX]+)?)\s(?:of(?: the)?|di|d|d['’]|del|della)\s?(?:United Kingdom|England|Great Britain|France|Spain|Russia|Prussia|Sweden|Denmark|Belgium|Regno Unito|Inghilterra|Gran Bretagna|Francia|Spagna|Russia|Prussia|Svezia|Danimarca|Belgio)$/u
const CROWNS = { english: ['King', 'Queen'], italian: ['Re', 'Regina'] } as const

interface Noble {
  readonly name: string
  readonly rank: string
  readonly place: string
}

/** The name and the rank of a noble; null for anybody else. */
export function nobleIn(text: string): Noble | null {
  const [, name, rank = '', place = ''] = NOBLE.exec(text) ?? []
  return name === undefined ? null : { name, rank, place }
}

export function nobleVariants(own: Variants, { name, rank, place }: Noble): Variants {
  const first = name.split(/\s+/)[0] ?? ''
  return {
    ...own,
    writings: [
      ...own.writings,
      ...always(name, rank, `${first} ${rank}`, `${first} ${place}`),
      // Who has a surname, too, is known by the place (Wellington); a prince is not (Edinburgh).
      { text: place, counts: own.parts.length > 0 ? 'always' : 'unknown' },
    ],
    parts: [...own.parts, place],
  }
}

/** By a crown or a number everybody knows who is meant; by the name alone it may be a saint. Null for anybody else. */
export function crownedVariants(text: string, language: Language): Variants | null {
  const [, name, number] = REALM.exec(text) ?? []
  if (name === undefined || firstName(foldName(name.split(' ')[0] ?? '')) === null) return null
  const isNumbered = number !== undefined
  const crowned = CROWNS[language].map((crown) => `${crown} ${name}`)
  return {
    writings: always(...crowned, ...(isNumbered ? [name] : [])),
    parts: isNumbered ? [] : [name],
    beside: ANY_TITLE,
  }
}

/** Elizabeth II: the number is never left out, the title may be. */
export function numberedVariants({ title, words }: TitledName): Variants {
  const names = words.slice(0, -1)
  if (!names.every((name) => firstName(foldName(name)) === 'sure')) return NOTHING
  const name = words.join(' ')
  return {
    writings: title === null ? [] : always(name),
    parts: [names.join(' '), ...(title === null ? [] : [`${title} ${names.join(' ')}`])],
    beside: { ...ANY_TITLE, realm: 'always' },
  }
}
