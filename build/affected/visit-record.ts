/** Environment variable with the folder where journeys save which pages they visited and which calls those pages made. */
export const VISITS_DIR = 'VISITS_DIR'

/** Visits of one test of a journey file. */
export interface VisitRecord {
  /** Relative to the root of the project. */
  readonly file: string
  /** Paths of pages, with the ids in them. */
  readonly pages: readonly string[]
  /** Methods and paths of calls, with the ids in them. */
  readonly calls: readonly string[]
  readonly milliseconds: number
}
