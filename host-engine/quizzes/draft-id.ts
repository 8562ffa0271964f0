import { createHash } from 'node:crypto'
import { MODEL_TEMPLATE } from './ai/model-quiz.ts'
import type { QuizDraft } from './quiz-draft.ts'

/** The same for the same quiz, however often it is made. */
export function draftId({ template, prompt }: Pick<QuizDraft, 'template' | 'prompt'>): string {
  const maker = template === MODEL_TEMPLATE ? 'model' : 'built'
  return `${maker}-${createHash('sha256').update(`${template}\n${prompt}`).digest('hex').slice(0, 24)}`
}
