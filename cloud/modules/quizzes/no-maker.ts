import type { QuizMaker } from '#host-engine/index.ts'

/** Where no generator is set up, nothing is made. */
export const noMaker: QuizMaker = {
  source: 'built_in',
  make: async () => ({ source: 'built_in', quizzes: [], held: [], dropped: {}, topicFound: true }),
}
