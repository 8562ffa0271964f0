import { createHash } from 'node:crypto'
import type { QuizOrder } from '../../ports/quiz-maker.ts'
import type { QuizDraft } from '../quiz-draft.ts'

export interface BuiltInOrder extends Omit<QuizOrder, 'signal' | 'deadlineMs'> {
  accepts(draft: QuizDraft): boolean
}

export const generateBuiltIn = (_order: BuiltInOrder): { quizzes: QuizDraft[]; topicFound: boolean } => ({
  quizzes: [],
  topicFound: false,
})

/** The same for the same quiz. */
export const builtInId = ({ template, prompt }: Pick<QuizDraft, 'template' | 'prompt'>): string =>
  `built-${createHash('sha256').update(`${template}\n${prompt}`).digest('hex').slice(0, 24)}`
