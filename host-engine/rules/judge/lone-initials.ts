import type { Language } from '#shared/constants/game.ts'
import { LONE_LETTERS } from './small-words.ts'

const WITH_STOP = /(?<![\p{L}\p{N}])(\p{L})\.(?=\s*\p{L})/gu
const mark = (letter: string): string => `initial${letter.toLowerCase()}`

/**
 * The only initial of a name. One that is a word, too, is marked, and so counts only where it is typed with its full
 * stop: "a. einstein" is Albert's, "a pie" nobody's.
 */
export function loneInitial(word: string, language: Language): string {
  const letter = word.charAt(0)
  return LONE_LETTERS[language].has(letter.toLowerCase()) ? mark(letter) : letter
}

/** A guess with its initials marked as such; null when it has none that need it. */
export function markInitials(guess: string, language: Language): string | null {
  const marked = guess.replace(WITH_STOP, (whole, letter: string) =>
    LONE_LETTERS[language].has(letter.toLowerCase()) ? `${mark(letter)} ` : whole,
  )
  return marked === guess ? null : marked
}
