import type { QuizMaker } from '#host-engine/index.ts'

/** Calls of a model cost money: so many within a day are one user's. */
const MODEL_CALLS_A_DAY = 20

export const needsModel = ({ source }: Pick<QuizMaker, 'source'>): boolean => source === 'ai'

/** When the user may ask a model again; 0 for now. `starts` are those within the last day, the oldest first. */
export function mayMakeAt(starts: readonly number[], dayMs: number): number {
  const blocking = starts.at(-MODEL_CALLS_A_DAY)
  return blocking === undefined ? 0 : blocking + dayMs
}
