/**
 * What a guess may say beside an answer without making another of it: "Sir" and "Isaac" beside Newton, "river" beside
 * Thames. Whether it may, the answer's form says; the reading of the guess says what it has left out.
 */
export type Beside =
  | 'title'
  | 'title of a surname'
  | 'title of its own'
  | 'first name'
  | 'middle name'
  | 'another name'
  | 'initials'
  | 'kind of place'
  | 'city'
  | 'kind'
  | 'part'
  | 'opening'
  | 'realm'
  | 'junior'
  | 'sara'

/** `unknown`: only beside what no lexicon knows as a word, for else it is a king cobra. */
export type Allowed = 'always' | 'unknown'

export type Besides = Partial<Record<Beside, Allowed>>

/** Another way to write an answer, and when it counts. */
export interface Writing {
  readonly text: string
  readonly counts: Allowed
}

/** What the writing of an answer tells: other ways to write it, parts that are near misses, and what may stand beside it. */
export interface Variants {
  readonly writings: readonly Writing[]
  readonly parts: readonly string[]
  readonly beside: Besides
  /** Of a surname that stands alone, those whose first names make no other of it; undefined for any. */
  readonly bearers?: readonly string[] | undefined
}

export const NOTHING: Variants = { writings: [], parts: [], beside: {} }

export const always = (...texts: readonly string[]): Writing[] =>
  texts.map((text) => ({ text, counts: 'always' }))

/** Beside whom any title may stand. */
export const ANY_TITLE: Besides = {
  title: 'always',
  'title of a surname': 'always',
  'title of its own': 'always',
}
