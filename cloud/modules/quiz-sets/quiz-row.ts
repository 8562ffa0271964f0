/** A quiz as it came, which nothing has checked yet. */
export interface QuizRow {
  /** From 1, as whoever wrote the list counts. */
  readonly row: number
  readonly candidate: unknown
}
