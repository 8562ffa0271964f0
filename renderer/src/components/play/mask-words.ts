/** How the server writes a letter or digit that is not open yet. */
export const HIDDEN = '_'

export interface MaskChar {
  char: string
  /** Its place in the mask. */
  at: number
  /** A letter or digit, open or not; all else was never hidden. */
  isLetter: boolean
}

/** The mask's characters by word, so that a line breaks between words only. */
export function maskWords(mask: string): MaskChar[][] {
  const words: MaskChar[][] = [[]]
  for (const [at, char] of [...mask].entries()) {
    if (char === ' ') words.push([])
    else words.at(-1)?.push({ char, at, isLetter: char === HIDDEN || /[\p{L}\p{N}]/u.test(char) })
  }
  return words.filter((word) => word.length > 0)
}

/** How large the slots may be for the whole to stay in sight. */
export function sizeOf(mask: string): 'large' | 'middle' | 'small' {
  const { length } = [...mask]
  return length <= 12 ? 'large' : length <= 26 ? 'middle' : 'small'
}

/** What one has typed, letter by letter in the order of the tiles; signs and spaces are not typed into tiles. */
export const typedLetters = (typed: string): string[] =>
  [...typed].filter((char) => /[\p{L}\p{N}]/u.test(char))
