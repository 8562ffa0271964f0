const STARRED_WORD = /(?<![a-z*])[a-z*]*[a-z]\*[a-z*]*/g

/** Asks whether a word with stars in place of letters, such as "f**k", stands for one of these. */
export const createStarReader =
  (words: readonly string[]) =>
  (plain: string): boolean =>
    plain.includes('*') &&
    (plain.match(STARRED_WORD) ?? []).some((starred) => {
      const expression = new RegExp(`^${starred.replaceAll('*', '[a-z]')}$`)
      return words.some((word) => expression.test(word))
    })
