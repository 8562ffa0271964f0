export interface Theme {
  /** One of its words, in a sentence: "an animal". */
  readonly one: string
  /** One a line: the word, a colon, a clue that does not hold it. */
  readonly words: string
}
