import { foldText } from './fold-text.ts'
import { PARTICLES } from './name-particles.ts'

export const CAPITAL = /^\p{Lu}/u
export const INITIALS = /^(?:\p{Lu}\.-?){1,4}\p{Lu}?\.?$|^\p{Lu}{1,3}$/u
export const ROMAN = /^[IVX]+$/
const ELISION = /^(?:D|Dell|Dall|L)['’](?=\p{Lu})/u

/** A word of a name as the tables have it. */
export const foldName = (word: string): string => foldText(word).replace(/[.'-]+$/, '')

export const isParticle = (word: string): boolean => PARTICLES.has(foldName(word)) && !INITIALS.test(word)

/** Annunzio, of D'Annunzio. */
export const withoutElision = (word: string): string => word.replace(ELISION, '')
