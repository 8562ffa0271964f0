import type { Language } from '#shared/constants/game.ts'

/** Words of the stock whose letters make another word of the lexicon too. */
export const ANAGRAM_TWINS: Readonly<Record<Language, ReadonlySet<string>>> = {
  english: new Set([]),
  italian: new Set([]),
}
